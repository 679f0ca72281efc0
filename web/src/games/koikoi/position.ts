/** A position of Koi-Koi as the house sends it (`View.position`), and the cards in it. */

export interface Position {
  phase: 'play' | 'pick' | 'call' | 'over'
  turn: number
  dealer: number
  month: number
  total: number[]
  /** The hands one may see; an unseen one is empty. */
  hand: string[][]
  held: number[]
  field: string[]
  taken: string[][]
  calls: number[]
  winner: number
  won: number
  ending: 'running' | 'stopped' | 'last_card' | 'hand' | 'both_hands' | 'draw' | 'redeal'
  last_seat: number
  last_took: string[]
  last_turned_took: string[]
  last_played: string | null
  last_turned: string | null
  /** The turned card that waits for its taker's choice. */
  turned: string | null
  facts: {
    yaku: Record<string, number>[]
    sum: number[]
    factor: number[]
    pile_left: number
  }
}

export function positionOf(of: { position: Record<string, unknown> }): Position {
  return of.position as unknown as Position
}

export const KINDS = ['bright', 'animal', 'ribbon', 'chaff'] as const
export type Kind = (typeof KINDS)[number]

/** A card is named by month and kind: `03-bright`, `05-plain` (a ribbon), `12-chaff3`. */
export function kindOf(card: string): Kind {
  const kind = card.slice(3)
  if (kind === 'bright' || kind === 'animal') return kind
  return kind.startsWith('chaff') ? 'chaff' : 'ribbon'
}

export function monthOf(card: string): number {
  return Number(card.slice(0, 2))
}

export function matching(field: string[], card: string): string[] {
  return field.filter((other) => monthOf(other) === monthOf(card))
}

export function ofKind(cards: string[], kind: Kind): string[] {
  return cards.filter((card) => kindOf(card) === kind)
}

/** Taking the one comes to the same as taking the other: two chaff of a month (KP-14). */
export function alike(card: string, other: string): boolean {
  return monthOf(card) === monthOf(other) && kindOf(card) === 'chaff' && kindOf(other) === 'chaff'
}
