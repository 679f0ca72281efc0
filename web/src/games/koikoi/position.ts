/** What a card of Koi-Koi is. */

export { positionOf, type Position } from './declared'

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
