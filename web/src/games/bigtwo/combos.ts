/** What five cards are called (BT-20 …), jokers standing for whatever is best. The house has checked that they are something. */
import { rankOf } from '../../cards/french'
import type { Value } from '../face'
import { STRAIGHTS } from './declared'

/** The kind of a play, as the words call it, by the options of the match: they say which cards are straights. */
export function kindOf(cards: string[], options: Record<string, Value>): string {
  if (cards.length < 5) return ['none', 'single', 'pair', 'triple'][cards.length] ?? 'none'
  const naturals = cards.filter((card) => !card.startsWith('JK'))
  const ranks = naturals.map(rankOf)
  const different = new Set(ranks)
  const most = Math.max(...[...different].map((rank) => ranks.filter((other) => other === rank).length))
  const jokers = cards.length - naturals.length
  const straights = STRAIGHTS.filter(({ option }) => option === null || options[option] === true)
  const straight =
    different.size === naturals.length && straights.some((one) => ranks.every((rank) => one.ranks.includes(rank)))
  const flush = new Set(naturals.map((card) => card.charAt(0))).size === 1
  if (straight && flush) return 'straight_flush'
  if (most + jokers >= 4) return 'four'
  if (different.size === 2) return 'full_house'
  return flush ? 'flush' : 'straight'
}
