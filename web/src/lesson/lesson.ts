/** A lesson without its drawing: what a move comes to, and whether it was seen to the end. */
import type { LessonStep } from '../messages'
import { kept } from '../outside/kept'

/** What a move of the learner's comes to: the one that was asked for, one that is legal too, or none. */
export type Answer = 'right' | 'other' | 'illegal'

export function answerTo(step: LessonStep, move: string): Answer {
  if (step.moves.includes(move)) return 'right'
  return step.view.legal.includes(move) ? 'other' : 'illegal'
}

export const isLearnt = (game: string) => kept.learnt(game).get()
export const learnt = (game: string) => kept.learnt(game).set(true)
