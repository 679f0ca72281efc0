/** What a card of Zayagoshi is, and where cards lie in a position. */
import table from '../../../../hanpan/games/zayagoshi/shapes.json'
import type { Position } from './declared'

export { positionOf, type KeptSet as Kinds, type OwnPair as Pair, type Position } from './declared'

export const SHAPES = ['line', 'mixed', 'circle', 'quoto'] as const
export const COLOURS = ['R', 'Y', 'G', 'B'] as const
export type Shape = (typeof SHAPES)[number]

/** 1 … 8, a quoto 0. */
export function numberOf(card: string): number {
  return card.startsWith('Q') ? 0 : Number(card.charAt(1))
}

/** R, Y, G or B; a quoto Q. */
export function colourOf(card: string): string {
  return card.charAt(0)
}

/** What a card shows, by the one table that the rules use too. */
export function shapeOf(card: string): Shape {
  const row: string[] | undefined = Object.entries(table.numbers).find(([number]) => number === card.charAt(1))?.[1]
  return card.startsWith('Q') ? 'quoto' : ((row?.[table.colours.indexOf(colourOf(card))] ?? 'line') as Shape)
}

/** The class of a number: 1 and 5 are class 1, … 4 and 8 class 4; a quoto 0 (ZS-01). */
export function classOf(card: string): number {
  return numberOf(card) && ((numberOf(card) - 1) % 4) + 1
}

/** A hand by number, quotos last. */
export function byNumber(cards: string[]): string[] {
  const place = (card: string) => (numberOf(card) || 9) * 8 + 'RYGBQ'.indexOf(colourOf(card))
  return [...cards].sort((one, other) => place(one) - place(other) || one.localeCompare(other))
}

/** The discards that lie there, oldest first. */
export function discardsOf(position: Position): string[] {
  return position.discards.flatMap((card) => (card === null ? [] : [card]))
}

/** The place of a seat's pair that holds a card, or -1. */
export function pairWith(position: Position, seat: number, card: string): number {
  return (position.facts.pairs[seat] ?? []).findIndex((pair) => pair.cards.includes(card))
}
