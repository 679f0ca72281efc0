/** Koi-Koi in sentences: what a move is called, what happened, what a month brought. */
import type { Choice } from '../face'
import type { RoundResult, View } from '../../messages'
import { say, words } from '../../words/words.svelte'
import { merged, parse, takes, type Move } from './moves'
import { positionOf, type Position } from './position'

export const seatName = (seat: number) => say(`koikoi-seat-${seat}`)
export const cardName = (card: string) => say(`koikoi-card-${card}`)
export const pointsWord = (points: number) => say('points', { points })

function cardNames(cards: string[]): string {
  return words.list(cards.map(cardName))
}

/** A side's yaku with their points, as the house worked them out. */
export function yakuOf(position: Position, seat: number): [string, number][] {
  return Object.entries(position.facts.yaku[seat] ?? {})
}

function yakuNames(position: Position, seat: number): string {
  return words.list(
    yakuOf(position, seat).map(([name, points]) => say('koikoi-yaku-points', { yaku: say(`koikoi-yaku-${name}`), points })),
  )
}

/** What a stop of `seat` is multiplied by, reason by reason (KK-33, KX-05). */
export function factorsOf(view: { options: View['options'] } & Pick<View, 'position'>, seat: number): string[] {
  return factors(positionOf(view), view.options, seat)
}

function factors(position: Position, options: View['options'], seat: number): string[] {
  const seven = options.seven_doubles === true && (position.facts.sum[seat] ?? 0) >= 7 ? 2 : 1
  const own = options.own_call_doubles === true && (position.calls[seat] ?? 0) > 0 ? 2 : 1
  const called = (position.facts.factor[seat] ?? 1) / seven / own
  return [
    ...(seven > 1 ? [say('koikoi-factor-seven')] : []),
    ...(called > 1 ? [say('koikoi-factor-called', { times: called })] : []),
    ...(own > 1 ? [say('koikoi-factor-own')] : []),
  ]
}

export function choices(view: View): Choice[] {
  const position = positionOf(view)
  return merged(view.legal).map((moves) => {
    const move = parse(moves[0] ?? '')
    return { moves, label: moveName(move), detail: detail(position, view.seat ?? 0, move) }
  })
}

function moveName(move: Move): string {
  if (move.kind === 'play') return say('koikoi-move-play', { card: cardName(move.card) })
  if (move.kind === 'pick') return say('koikoi-move-pick', { card: cardName(move.takes) })
  return say(`koikoi-move-${move.kind}`)
}

function detail(position: Position, seat: number, move: Move): string {
  if (move.kind === 'koikoi') return say('koikoi-move-koikoi-help')
  if (move.kind === 'stop') {
    return say('koikoi-move-stop-help', { points: (position.facts.sum[seat] ?? 0) * (position.facts.factor[seat] ?? 1) })
  }
  if (move.kind === 'pick') return say('koikoi-turned', { card: cardName(position.turned ?? '') })
  const taken = takes(position, move)
  return taken.length ? say('koikoi-matches', { cards: cardNames(taken) }) : say('koikoi-matches-none')
}

/** The turn that a position still remembers, in sentences (KP-13). */
export function lastTurn(position: Position): string[] {
  const seat = seatName(position.last_seat)
  const { last_played: played, last_turned: turned } = position
  if (position.last_seat < 0 || !played) return []
  return [
    laid(seat, played, position.last_took),
    ...(turned ? [turnedOver(seat, turned, position)] : []),
  ]
}

function laid(seat: string, card: string, took: string[]): string {
  const others = took.filter((other) => other !== card)
  return others.length
    ? say('koikoi-did-took', { seat, card: cardName(card), cards: cardNames(others) })
    : say('koikoi-did-played', { seat, card: cardName(card) })
}

function turnedOver(seat: string, card: string, position: Position): string {
  if (position.turned === card) return say('koikoi-did-turned', { seat, card: cardName(card) })
  const others = position.last_turned_took.filter((other) => other !== card)
  return others.length
    ? say('koikoi-did-turned-took', { seat, card: cardName(card), cards: cardNames(others) })
    : say('koikoi-did-turned-stays', { seat, card: cardName(card) })
}

/** What happened between two views of a room, then what is awaited. */
export function happened(before: View | null, now: View): string[] {
  const lines: string[] = []
  if (before && before.room === now.room && before.state !== now.state) {
    if (before.round === now.round) lines.push(...moved(before, positionOf(before), positionOf(now)))
    else if (now.last) {
      const end = positionOf(now.last)
      lines.push(...moved(before, positionOf(before), end), monthSentence(end))
    }
  }
  if (!before || before.room !== now.room || before.round !== now.round) {
    lines.push(say('koikoi-month', { month: positionOf(now).month }))
  }
  if (now.over) lines.push(verdict(now))
  else if (!before || before.state !== now.state || before.seat !== now.seat) lines.push(awaited(now))
  return lines
}

function moved(view: View, before: Position, after: Position): string[] {
  const seat = before.turn
  const name = seatName(seat)
  const lines: string[] = []
  if (before.phase === 'play') lines.push(...lastTurn(after))
  else if (before.phase === 'pick' && before.turned) lines.push(turnedOver(name, before.turned, after))
  else if ((after.calls[seat] ?? 0) > (before.calls[seat] ?? 0)) {
    lines.push(say('koikoi-did-koikoi', { seat: name }))
    // The computer may have gone on meanwhile, in the same breath.
    if (after.last_seat !== before.last_seat) lines.push(...lastTurn(after))
  } else if (view.position.phase === 'call') lines.push(say('koikoi-did-stop', { seat: name }))
  for (const side of [0, 1]) {
    if ((after.facts.sum[side] ?? 0) > (before.facts.sum[side] ?? 0)) {
      lines.push(say('koikoi-did-yaku', { seat: seatName(side), yaku: yakuNames(after, side) }))
    }
  }
  return lines
}

/** Whose turn it is and for what, from the eyes of the view. */
export function awaited(view: View): string {
  const position = positionOf(view)
  if (position.phase === 'over') return ''
  const own = view.seat !== null && view.actors.includes(view.seat)
  if (own) return say(`koikoi-ask-${position.phase}`)
  return say(`koikoi-wait-${position.phase}`, { seat: seatName(position.turn) })
}

function monthSentence(position: Position): string {
  const { month, winner, won } = position
  return winner < 0
    ? say('koikoi-result-none', { month })
    : say('koikoi-result-won', { month, seat: seatName(winner), points: won })
}

export function outcome(result: RoundResult): { title: string; sentence: string; source: string } {
  const position = positionOf(result)
  const stopped = position.ending === 'stopped' || position.ending === 'last_card'
  return {
    title: say('koikoi-month', { month: position.month }),
    sentence: monthSentence(position),
    source: stopped ? yakuNames(position, position.winner) : say(`koikoi-ending-${position.ending}`),
  }
}

/** The lines of a month's reckoning: yaku, sum, factors. */
export function reckoning(result: RoundResult, options: View['options']): string[] {
  const position = positionOf(result)
  const seat = position.winner
  const stopped = position.ending === 'stopped' || position.ending === 'last_card'
  if (!stopped) return [say(`koikoi-ending-${position.ending}`)]
  const yaku = yakuOf(position, seat).map(([name, points]) =>
    say('koikoi-yaku-points', { yaku: say(`koikoi-yaku-${name}`), points }),
  )
  const sum = position.facts.sum[seat] ?? 0
  const times = position.facts.factor[seat] ?? 1
  if (yaku.length > 1) yaku.push(say('koikoi-result-sum', { points: sum }))
  return times > 1
    ? [...yaku, ...factors(position, options, seat), say('koikoi-factor-total', { points: sum, times })]
    : yaku
}

export function verdict(view: View): string {
  const [red = 0, blue = 0] = view.totals
  if (red === blue) return say('koikoi-match-draw', { points: red })
  const winner = red > blue ? 0 : 1
  return say('koikoi-match-won', { seat: seatName(winner), points: Math.max(red, blue), other: Math.min(red, blue) })
}

export function badges(view: View, seat: number): { text: string; strong: boolean }[] {
  const position = positionOf(view)
  return [
    ...(position.dealer === seat ? [{ text: say('koikoi-dealer'), strong: false }] : []),
    ...((position.calls[seat] ?? 0) > 0 ? [{ text: say('koikoi-called'), strong: true }] : []),
  ]
}

export function heading(view: View): { title: string; note: string } {
  const { month } = positionOf(view)
  const count = Number(view.options.months)
  return { title: say('koikoi-month', { month }), note: `${say(`koikoi-month-${month}`)} · ${month}/${count}` }
}
