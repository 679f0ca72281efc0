/** When one may ask what a computer player would do, and how the answer is told. */
import type { GameFace } from '../games/face'
import type { View } from '../messages'
import { openMoves } from './generic'

/** Whether the house would tell: one's own turn with something to choose, and nobody else at another device. */
export function mayAsk(view: View): boolean {
  const acts = view.seat !== null && view.actors.includes(view.seat) && !view.over
  return acts && view.legal.length > 1 && view.seats.every((seat) => seat.yours || seat.kind === 'computer')
}

/** A move in words, with a reason out of the rules where there is one, and its cards, to be ringed. */
export function reasonFor(view: View, face: GameFace | null, move: string): { label: string; reason: string; cards: string[] } {
  const choices = face ? face.choices(view) : openMoves(view)
  const choice = choices.find(({ moves }) => moves.includes(move))
  return {
    label: choice?.label ?? move,
    reason: face?.why?.(view, move) || choice?.detail || '',
    cards: cardsIn(view, move),
  }
}

/** The cards of the own hand that a move names. */
function cardsIn(view: View, move: string): string[] {
  const hands = view.position.hand as string[][] | undefined
  return (hands?.[view.seat ?? 0] ?? []).filter((card) => new RegExp(`(^|[^A-Za-z0-9])${card}($|[^A-Za-z0-9])`).test(move))
}
