/** Daifugo in sentences: what a move is called, what happened, what a round brought. */
import { rankOf } from '../../cards/french'
import { shortCard, suitSign, type Climbing, type Sign } from '../../climbing/climbing'
import { happenings } from './happenings'
import { parts } from './moves'
import type { RoundResult, View } from '../../messages'
import { digits } from '../../words/numbers'
import { say, words } from '../../words/words.svelte'
import type { Choice } from '../face'
import { positionOf, type Position } from './declared'

export const seatName = (seat: number) => say(`daifugo-seat-${seat}`)

/** A card, or a joker with what it stands for: `S9`, `JK0=S6`. */
function cardName(part: string): string {
  const [card = '', stands] = part.split('=')
  return stands ? say('daifugo-card-joker-as', { card: say(`daifugo-card-${stands}`) }) : say(`daifugo-card-${card}`)
}

/** The same in signs: ♠9, JK(♠6). */
function cardSign(part: string): string {
  const [card = '', stands] = part.split('=')
  return stands ? `${shortCard(card)}(${shortCard(stands)})` : shortCard(card)
}

function moveName(move: string, short = false): string {
  if (move === 'pass' || move === 'enough') return say(`daifugo-move-${move}`)
  const { label, cards } = parts(move)
  return say(`daifugo-move-${label || 'play'}`, { cards: short ? cards.map(cardSign).join(' ') : words.list(cards.map(cardName)) })
}

function cardsOf(move: string): string[] | null {
  return move === 'pass' || move === 'enough' ? null : parts(move).cards.map((part) => part.split('=')[0] ?? '')
}

export const climbing: Climbing = {
  game: 'daifugo',
  cardsOf,
  laidBy: (move) => (parts(move).label ? null : cardsOf(move)),
  moveName: (_, move, short) => moveName(move, short),
  attempt,
  signs,
  reversed: (view) => positionOf(view).facts.reversed,
  others: (view, near) => ring(view, near).slice(1),
  asked: awaited,
  warning: () => '',
  ...happenings,
}

/** The seats in the order of turns, `first` before all others. */
function ring(view: View, first: number): number[] {
  const { after } = positionOf(view)
  const seats = [first]
  while (seats.length < view.seats.length) seats.push(after[seats.at(-1) ?? 0] ?? 0)
  return seats
}

/** Cards that are no legal move, in notation: as a run where they are one, else as a group, or for what is asked. */
function attempt(view: View, cards: string[]): string {
  const { phase } = positionOf(view)
  if (phase === 'exchange' || phase === 'give' || phase === 'discard') return `${phase}:${cards.join('+')}`
  const rising = [...cards].sort((one, other) => rankOf(one) - rankOf(other))
  const first = rising[0] ?? ''
  const run =
    rising.length > 2 &&
    rising.every((card, step) => card.charAt(0) === first.charAt(0) && rankOf(card) === rankOf(first) + step)
  return run ? rising.join('-') : cards.join('+')
}

function signs(view: View): Sign[] {
  const { facts, reversed, jack_back } = positionOf(view)
  return [
    ...(facts.reversed ? [{ text: say('daifugo-sign-low'), strong: true, rule: 'revolution' }] : []),
    ...(reversed ? [{ text: say('daifugo-sign-revolution'), strong: false, rule: 'revolution' }] : []),
    ...(jack_back ? [{ text: say('daifugo-sign-jack_back'), strong: false, rule: 'seven-ten-and-jack' }] : []),
    ...(facts.lock.length
      ? [{ text: say('daifugo-sign-lock', { suits: facts.lock.map(suitSign).join('') }), strong: true, rule: 'suit-lock' }]
      : []),
  ]
}

export function choices(view: View): Choice[] {
  return view.legal.map((move) => ({ moves: [move], label: moveName(move), detail: '' }))
}

/** Whose turn it is and for what, from the eyes of the view. */
export function awaited(view: View): string {
  const position = positionOf(view)
  if (position.phase === 'over') return ''
  const own = view.seat !== null && view.actors.includes(view.seat)
  if (!own) {
    return position.phase === 'exchange'
      ? say('daifugo-wait-exchange')
      : say('daifugo-wait', { seat: seatName(position.turn) })
  }
  if (position.phase === 'exchange') return say('daifugo-ask-exchange', { count: position.owes[view.seat ?? 0] ?? 0 })
  if (position.phase === 'play') {
    if (view.legal.length === 1 && view.legal[0] === 'pass') return say('daifugo-ask-pass')
    return say(position.t_type === 'none' ? 'daifugo-ask-lead' : 'daifugo-ask-play')
  }
  return say(`daifugo-ask-${position.phase}`, { count: position.asked })
}

/** A move that was made, in a sentence; cards one may not know stay unsaid. */
export function didMove(seat: number, move: string | null): string {
  const name = seatName(seat)
  if (move === null) return say('daifugo-did-hidden', { seat: name })
  if (move === 'pass' || move === 'enough') return say(`daifugo-did-${move}`, { seat: name })
  const { label, cards } = parts(move)
  return say(`daifugo-did-${label || 'played'}`, { seat: name, cards: words.list(cards.map(cardName)) })
}

/** What happened between two views of a room, then what is awaited. */
export function happened(before: View | null, now: View): string[] {
  const lines: string[] = []
  const same = before !== null && before.room === now.room
  const ended = same && now.last && before.last?.round !== now.last.round ? [roundSentence(now.last)] : []
  if (!same || before.round !== now.round) {
    if (!now.ways.length) lines.push(...ended)
    if (same && reseated(before, now)) {
      const seats = ring(now, now.seat ?? 0).map(seatName)
      lines.push(say('daifugo-reseated', { seats: words.list(seats) }))
    }
    lines.push(say('daifugo-round', { round: now.round }))
  }
  const known = same && before.round === now.round ? before.played.length : 0
  lines.push(...now.played.slice(known).map(({ seat, move }) => didMove(seat, move)))
  if (same && before.round === now.round) lines.push(...changes(positionOf(before), positionOf(now)))
  if (now.over) lines.push(verdict(now))
  else if (now.ways.length) lines.push(...ended)
  else if (!same || before.state !== now.state || before.seat !== now.seat) lines.push(awaited(now))
  return lines
}

/** Whether seats were drawn anew between two rounds (DK-08): another ring, or another starter where it would stay. */
function reseated(before: View, now: View): boolean {
  const [old, drawn] = [positionOf(before), positionOf(now)]
  const moved = ring(before, 0).join() !== ring(now, 0).join()
  return moved || (now.options.next_lead === 'same' && old.starter !== drawn.starter)
}

function changes(before: Position, now: Position): string[] {
  const lines: string[] = []
  if (before.reversed !== now.reversed) lines.push(say(now.reversed ? 'daifugo-did-revolution' : 'daifugo-did-restored'))
  if (!before.facts.lock.length && now.facts.lock.length) {
    lines.push(say('daifugo-did-lock', { suits: words.list(now.facts.lock.map((suit) => say(`daifugo-suit-${suit}`))) }))
  }
  now.how.forEach((how, seat) => {
    if (how !== before.how[seat] && how !== 'in') lines.push(say(`daifugo-did-${how}`, { seat: seatName(seat) }))
  })
  return lines
}

export function titleOf(title: string | null): string {
  return title ? say(`daifugo-title-${title}`) : ''
}

function roundSentence(result: RoundResult): string {
  const winner = result.places.indexOf(1)
  return say('daifugo-result-won', { round: result.round, seat: seatName(winner) })
}

export function outcome(result: RoundResult): { title: string; sentence: string; source: string; cells: string[] } {
  const { facts } = positionOf(result)
  return {
    title: say('daifugo-round', { round: result.round }),
    sentence: roundSentence(result),
    source: '',
    cells: facts.won.map((title, seat) => [titleOf(title), result.points[seat] ? digits(result.points[seat]) : ''].join(' ').trim()),
  }
}

/** Without points titles are all there is (DG-71). */
export function scores(view: View): boolean {
  return view.options.points !== 'none'
}

export function verdict(view: View): string {
  const first = view.standing.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return first.length === 1
    ? say('daifugo-match-won', { seat: seatName(first[0] ?? 0) })
    : say('daifugo-match-level', { seats: words.list(first.map(seatName)) })
}

export function badges(view: View, seat: number): { text: string; strong: boolean }[] {
  const position = positionOf(view)
  const how = position.how[seat] ?? 'in'
  const title = titleOf(position.facts.titles[seat] ?? null)
  return [
    ...(how !== 'in' ? [{ text: say(`daifugo-how-${how}`), strong: true }] : []),
    ...(title ? [{ text: title, strong: false }] : []),
  ]
}

export function heading(view: View): { title: string; note: string } {
  const rounds = Number(view.options.rounds)
  return {
    title: say('daifugo-round', { round: view.round }),
    note: rounds ? `${view.round}/${rounds}` : '',
  }
}
