/** What five cards are called (BT-20 …), jokers standing for whatever is best. The house has checked that they are something. */
import { rankOf } from '../../cards/french'

/** Ranks from the three (0) to the two (12). Everywhere these are straights: 34567 … 10JQKA. */
const STRAIGHTS = Array.from({ length: 8 }, (_, low) => [0, 1, 2, 3, 4].map((step) => low + step))
/** By the house's choice also A2345 and 23456 (BT-21, BT-22), and JQKA2. */
const LOW = [
  [11, 12, 0, 1, 2],
  [12, 0, 1, 2, 3],
]
const JQKA2 = [8, 9, 10, 11, 12]

/** All kinds of more than one card, low before high. */
export const KINDS = ['pair', 'triple', 'straight', 'flush', 'full_house', 'four', 'straight_flush']

/** The kind of a play, as the words call it. */
export function kindOf(cards: string[], { low, jqka2 }: { low: boolean; jqka2: boolean }): string {
  if (cards.length < 5) return ['none', 'single', 'pair', 'triple'][cards.length] ?? 'none'
  const naturals = cards.filter((card) => !card.startsWith('JK'))
  const ranks = naturals.map(rankOf)
  const different = new Set(ranks)
  const most = Math.max(...[...different].map((rank) => ranks.filter((other) => other === rank).length))
  const jokers = cards.length - naturals.length
  const straights = [...STRAIGHTS, ...(low ? LOW : []), ...(jqka2 ? [JQKA2] : [])]
  const straight =
    different.size === naturals.length && straights.some((one) => ranks.every((rank) => one.includes(rank)))
  const flush = new Set(naturals.map((card) => card.charAt(0))).size === 1
  if (straight && flush) return 'straight_flush'
  if (most + jokers >= 4) return 'four'
  if (different.size === 2) return 'full_house'
  return flush ? 'flush' : 'straight'
}
