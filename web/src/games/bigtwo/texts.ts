/** Big Two in sentences: what a play is called, what happened, who pays whom. */
import { shortCard, type Climbing, type Find, type Sign } from '../../climbing/climbing'
import type { RoundResult, View } from '../../messages'
import { say, words } from '../../words/words.svelte'
import type { Choice } from '../face'
import { kindOf } from './combos'
import { KINDS, positionOf } from './declared'

export { positionOf }

export const seatName = (seat: number) => say(`bigtwo-seat-${seat}`)
const cardNames = (cards: string[]) => words.list(cards.map((card) => say(`bigtwo-card-${card}`)))
const kindName = (kind: string) => say(`bigtwo-kind-${kind}`)
const cardsOf = (move: string) => (move === 'pass' ? null : move.split('+'))

const kindIn = (view: View, cards: string[]) => kindName(kindOf(cards, view.options))

/** Pairs, triples and all kinds of five cards that could be played. Single cards need no finding. */
function finds(view: View, offers: string[][]): Find[] {
  const named = offers.filter((cards) => cards.length > 1).map((cards) => ({ cards, kind: kindOf(cards, view.options) }))
  return KINDS.map((kind) => ({
    name: kindName(kind),
    plays: named.filter((one) => one.kind === kind).map(({ cards }) => cards),
  })).filter(({ plays }) => plays.length > 0)
}

function moveName(view: View, move: string, short = false): string {
  const cards = cardsOf(move)
  if (!cards) {
    const draws = view.options.draw_on_pass === true && positionOf(view).stock_size > 0
    return say(draws ? 'bigtwo-move-pass-draw' : 'bigtwo-move-pass')
  }
  return say('bigtwo-move-play-kind', {
    kind: kindIn(view, cards),
    cards: short ? cards.map(shortCard).join(' ') : cardNames(cards),
  })
}

export const climbing: Climbing = {
  game: 'bigtwo',
  cardsOf,
  laidBy: cardsOf,
  moveName,
  attempt: (_, cards) => cards.join('+'),
  signs,
  reversed: () => false,
  asked: awaited,
  warning: (view, cards) => {
    const { facts } = positionOf(view)
    if (!facts.bound || !facts.owed.length || cards.length !== (positionOf(view).t_size || 1)) return ''
    const same = facts.owed.some((play) => play.split('+').every((card) => cards.includes(card)))
    return same ? '' : say('bigtwo-duty-warn')
  },
  finds,
  written: (cards) => cards.join('+'),
  over: (view) => positionOf(view).phase === 'over',
  waits: () => false,
  ended: (before, now, seat) =>
    positionOf(before).held[seat] && positionOf(now).held[seat] === 0 ? 'bigtwo-stamp-out' : null,
}

function signs(view: View): Sign[] {
  const { facts, stock_size } = positionOf(view)
  const owed = facts.owed[0]
  return [
    ...(facts.bound ? [{ text: say('bigtwo-duty-bound'), strong: true, rule: 'playing-your-best' }] : []),
    ...(owed ? [{ text: say('bigtwo-duty-owed', { cards: cardNames(owed.split('+')) }), strong: false }] : []),
    ...(facts.category === 'none' ? [] : [{ text: say('bigtwo-sign-kind', { kind: kindName(facts.category) }), strong: false, rule: 'combinations' }]),
    ...facts.joker_as.map((card) => ({
      text: say('bigtwo-card-joker-as', { card: say(`bigtwo-card-${card}`) }),
      strong: false,
    })),
    ...(stock_size ? [{ text: say('bigtwo-stock', { count: stock_size }), strong: false }] : []),
  ]
}

export function choices(view: View): Choice[] {
  return view.legal.map((move) => ({ moves: [move], label: moveName(view, move), detail: '' }))
}

/** Whose turn it is and for what, from the eyes of the view. */
export function awaited(view: View): string {
  const { phase, turn, t_size, opening, starting, facts } = positionOf(view)
  if (phase === 'over') return ''
  if (view.seat === null || !view.actors.includes(view.seat)) return say('bigtwo-wait', { seat: seatName(turn) })
  const stuck = view.legal.every((move) => move === 'pass')
  if (t_size) return stuck ? say('bigtwo-ask-pass') : say('bigtwo-ask-follow', { kind: kindName(facts.category) })
  if (stuck) return say('bigtwo-ask-stuck')
  if (opening && view.options.first_holds_starter === true) return say('bigtwo-ask-open', { card: cardNames(starting) })
  return say('bigtwo-ask-lead')
}

/** A move that was made, in a sentence. */
export function didMove(view: View, seat: number, move: string | null, leads = false): string {
  const cards = move === null ? null : cardsOf(move)
  if (!cards) return say('bigtwo-did-pass', { seat: seatName(seat) })
  const said = { seat: seatName(seat), cards: cardNames(cards) }
  return leads ? say('bigtwo-did-led', { ...said, kind: kindIn(view, cards) }) : say('bigtwo-did-played', said)
}

/** What happened between two views of a room, then what is awaited. */
export function happened(before: View | null, now: View): string[] {
  const lines: string[] = []
  const same = before !== null && before.room === now.room
  const going = same && before.round === now.round
  if (same && !going && now.last) lines.push(roundSentence(now.last))
  if (!going) lines.push(say('bigtwo-round', { round: now.round }))
  const led = !going || positionOf(before).t_size === 0
  const fresh = now.played.slice(going ? before.played.length : 0)
  lines.push(...fresh.map(({ seat, move }, index) => didMove(now, seat, move, led && index === 0)))
  if (going) {
    const [old, current] = [positionOf(before), positionOf(now)]
    current.facts.one_card.forEach((one, seat) => {
      if (one && !old.facts.one_card[seat]) lines.push(say('bigtwo-did-one', { seat: seatName(seat) }))
    })
    if (old.t_size && !current.t_size && current.phase === 'play') {
      lines.push(say('bigtwo-did-cleared', { seat: seatName(current.turn) }))
    }
  }
  if (now.over) lines.push(verdict(now))
  else if (!same || before.state !== now.state || before.seat !== now.seat) lines.push(awaited(now))
  return lines
}

function roundSentence(result: RoundResult): string {
  const { winner } = positionOf(result)
  if (winner < 0) return say('bigtwo-result-none', { round: result.round })
  return say('bigtwo-result-won', { round: result.round, seat: seatName(winner) })
}

export function outcome(result: RoundResult): { title: string; sentence: string; source: string } {
  return { title: say('bigtwo-round', { round: result.round }), sentence: roundSentence(result), source: '' }
}

export function verdict(view: View): string {
  const first = view.standing.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return first.length === 1
    ? say('bigtwo-match-won', { seat: seatName(first[0] ?? 0) })
    : say('bigtwo-match-level', { seats: words.list(first.map(seatName)) })
}

export function badges(view: View, seat: number): { text: string; strong: boolean }[] {
  return positionOf(view).facts.one_card[seat] ? [{ text: say('bigtwo-one-card'), strong: true }] : []
}

export function scores(): boolean {
  return true
}

export function heading(view: View): { title: string; note: string } {
  const count = Number(view.options.rounds)
  const round = view.round
  return { title: count ? say('bigtwo-round-of', { round, count }) : say('bigtwo-round', { round }), note: '' }
}
