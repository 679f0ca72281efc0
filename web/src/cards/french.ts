/** The pictures of the French deck, each its own file, fetched once and kept by the browser for ever. */
import { settings } from '../settings.svelte'

const files = import.meta.glob<string>('./french/*.svg', { query: '?url', import: 'default', eager: true })
const pictures = new Map(Object.entries(files).map(([path, url]) => [path.slice('./french/'.length, -'.svg'.length), url]))

/** The address of a card's picture, or of the back; with four colours diamonds are blue and clubs green. */
export function frenchPicture(card: string): string {
  return (settings.fourColours ? pictures.get(`${card}-4`) : undefined) ?? pictures.get(card) ?? ''
}

const RANKS = '3456789TJQKA2'
const SUITS = 'DCHS'

/** Where a card stands among ranks: 0 for a three … 12 for a two, 13 for a joker. */
export function rankOf(card: string): number {
  return card.startsWith('JK') ? 13 : RANKS.indexOf(card.charAt(1))
}

/** How strong a card is among ranks, 0 to 13; a joker is the strongest, whichever way the others go. */
export function strengthOf(card: string, reversed: boolean): number {
  const rank = rankOf(card)
  return rank === 13 || !reversed ? rank : 12 - rank
}

/** Cards from weak to strong, or, while low beats high, the other way round; jokers always last. */
export function byRank(cards: string[], reversed: boolean): string[] {
  const place = (card: string) => strengthOf(card, reversed) * 4 + SUITS.indexOf(card.charAt(0))
  return [...cards].sort((one, other) => place(one) - place(other))
}

/** Cards suit by suit. */
export function bySuit(cards: string[]): string[] {
  const place = (card: string) => (card.startsWith('JK') ? 99 : SUITS.indexOf(card.charAt(0)) * 13 + rankOf(card))
  return [...cards].sort((one, other) => place(one) - place(other))
}
