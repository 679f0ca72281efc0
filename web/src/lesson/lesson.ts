/** A lesson without its drawing: where it comes from, what a move comes to, and whether it was seen to the end. */
import { recall, remember } from '../memory'
import type { LessonShown, LessonStep } from '../messages'

/** What a move of the learner's comes to: the one that was asked for, one that is legal too, or none. */
export type Answer = 'right' | 'other' | 'illegal'

export function answerTo(step: LessonStep, move: string): Answer {
  if (step.moves.includes(move)) return 'right'
  return step.view.legal.includes(move) ? 'other' : 'illegal'
}

/** The lesson of a game, or null where it has none. */
export async function fetchLesson(game: string): Promise<LessonShown | null> {
  const answer = await fetch(new URL(`api/games/${encodeURIComponent(game)}/lesson.json`, document.baseURI))
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as LessonShown
}

export const isLearnt = (game: string) => recall(`learnt.${game}`) === true
export const learnt = (game: string) => remember(`learnt.${game}`, true)
