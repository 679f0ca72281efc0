/** Why a play is a sensible one, as far as the rules say so. */
import { strengthOf } from '../cards/french'
import type { View } from '../messages'
import { say } from '../words/words.svelte'
import { positionOf, type Climbing } from './climbing'

/** One reason out of the rules' facts, the weightiest there is; '' for none. */
export function whyPlay(view: View, game: Climbing, move: string): string {
  const cards = game.cardsOf(move)
  if (!cards) return say('hint-pass')
  const { hand, t_cards } = positionOf(view)
  if (game.laidBy(move) === null) return ''
  if (cards.length === hand[view.seat ?? 0]?.length) return say('hint-last')
  const does = game.effects?.(view, move, t_cards)
  if (does?.cuts === 'eight') return say(`${game.game}-option-eight_cut-help`)
  if (does?.cuts === 'spade3') return say(`${game.game}-option-spade3-help`)
  if (does?.reverses) return say(`${game.game}-option-revolution-help`)
  if (does?.jackBack) return say(`${game.game}-option-jack_back-help`)
  if (!t_cards.length && cards.length > 1) return say('hint-many', { count: cards.length })
  const plays = view.legal.flatMap((other) => {
    const laid = game.laidBy(other)
    return laid?.length === cards.length ? [weakest(laid, game.reversed(view))] : []
  })
  return weakest(cards, game.reversed(view)) === Math.min(...plays) ? say('hint-weakest') : ''
}

/** How strong the weakest of some cards is. */
function weakest(cards: string[], reversed: boolean): number {
  return Math.min(...cards.map((card) => strengthOf(card, reversed)))
}
