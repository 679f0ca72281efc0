/** What Daifugo's moves do to its table, for the stage: cuts, revolutions, locks, hand-overs, titles. */
import { rankOf } from '../../cards/french'
import { suitSign, type Climbing } from '../../climbing/climbing'
import type { Effects } from '../../climbing/trick'
import type { View } from '../../messages'
import { positionOf } from './declared'
import { parts } from './moves'

const [EIGHT, JACK] = [5, 8]

/** What a card stands for: itself, or what a joker in a run is declared to be. */
const meant = (part: string) => part.split('=').at(-1) ?? part

/** Revolution, 8-cut, the return of the spade three, J-back (DG-30 … DG-37, DK-21, DK-22, DK-30, DK-31). */
function effects({ options }: View, move: string, top: string[]): Effects {
  const { cards } = parts(move)
  const run = move.includes('-')
  const ranks = cards.map((card) => rankOf(meant(card)))
  const number = run ? null : (ranks.find((rank) => rank < 13) ?? 13)
  const eight = options.eight_cut === true && (number === EIGHT || (run && options.eight_in_runs === true && ranks.includes(EIGHT)))
  const spade = options.spade3 === true && move === 'S3' && top.length === 1 && rankOf(top[0] ?? '') === 13
  const long = Number(options.run_revolution)
  return {
    cuts: eight ? 'eight' : spade ? 'spade3' : '',
    reverses: run ? long > 0 && cards.length >= long : options.revolution === true && cards.length >= 4,
    jackBack: options.jack_back === true && number === JACK,
  }
}

/** The seat that gets what `seat` hands over: its partner of the exchange, or the next that still holds cards. */
function handsTo(view: View, seat: number, move: string | null): number | null {
  const { phase, before, after, held } = positionOf(view)
  if (phase === 'exchange') {
    const partner = before.indexOf(view.seats.length + 1 - (before[seat] ?? 0))
    return partner < 0 ? null : partner
  }
  if (move !== null && parts(move).label === 'discard') return null
  for (let next = after[seat] ?? 0; next !== seat; next = after[next] ?? seat) if (held[next]) return next
  return null
}

/**
 * Cards that came into a seat's hand by an exchange or a 7, until it lays cards itself. A giver knows where its cards went
 * (`knows`), and a seat knows what it was given.
 */
function came(view: View, seat: number): string[] {
  const { hand, knows } = positionOf(view)
  const laid = view.played.findLastIndex((one) => one.seat === seat && one.move !== null && lays(one.move))
  const since = view.played.slice(laid + 1)
  const fresh = (giver: number) => laid < 0 || since.some((one) => one.seat === giver && (one.move === null || gives(one.move)))
  return (hand[seat] ?? []).filter((card) => knows.some((cards, giver) => giver !== seat && cards.includes(card) && fresh(giver)))
}

const gives = (move: string) => ['exchange', 'give'].includes(parts(move).label)
const lays = (move: string) => parts(move).label === '' && move !== 'pass'

type Told = Pick<
  Climbing,
  'written' | 'over' | 'waits' | 'effects' | 'revolution' | 'locked' | 'ended' | 'titled' | 'handsTo' | 'owes' | 'came'
>

export const happenings: Told = {
  written: (cards) => {
    const ranks = new Set(cards.map(rankOf).filter((rank) => rank < 13))
    return cards.join(ranks.size > 1 ? '-' : '+')
  },
  over: (view) => positionOf(view).phase === 'over',
  waits: (view) => ['give', 'discard'].includes(positionOf(view).phase),
  effects,
  revolution: (view) => positionOf(view).reversed === 1,
  locked: (before, now) => {
    const suits = positionOf(now).facts.lock
    if (!suits.length || positionOf(before).facts.lock.length) return null
    return { word: 'daifugo-sign-lock', with: { suits: suits.map(suitSign).join('') }, tone: 'call' }
  },
  ended: (before, now, seat) => {
    const how = positionOf(now).how[seat] ?? 'in'
    return how === positionOf(before).how[seat] || how === 'in' || how === 'left' ? null : `daifugo-how-${how}`
  },
  titled: (before, end, seat) =>
    positionOf(end).facts.won.flatMap((title, of) => {
      const told = title && title !== positionOf(before).facts.titles[of] && (title === 'daifugo' || of === seat)
      return told ? [{ seat: of, stamp: { word: `daifugo-title-${title}`, tone: 'call' as const } }] : []
    }),
  handsTo,
  owes: (view, seat) => positionOf(view).owes[seat] || 1,
  came,
}
