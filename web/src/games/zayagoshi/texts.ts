/** Zayagoshi in sentences: what a move is called and brings, what happened, what a round paid. */
import type { RoundResult, View } from '../../messages'
import { say, words } from '../../words/words.svelte'
import type { Choice } from '../face'
import { merged, parse, type Move } from './moves'
import { pairWith, positionOf, type Kinds, type Position } from './position'
import { formula, ROWS, type Row } from './score'
import { story, type Event } from './story'

export const seatName = (seat: number) => say(`zayagoshi-seat-${seat}`)
export const cardName = (card: string) => say(`zayagoshi-card-${card}`)
export const rowName = (row: Row) => say(`zayagoshi-set-${row}`)

export function cardNames(cards: string[]): string {
  return words.list(cards.map(cardName))
}

// ---------------------------------------------------------------------------------------------------------- moves

export function choices(view: View): Choice[] {
  return merged(positionOf(view), view.seat ?? 0, view.legal).map((moves) => ({
    moves,
    label: moveName(parse(moves[0] ?? '')),
    detail: moveDetail(view, parse(moves[0] ?? '')),
  }))
}

export function moveName(move: Move): string {
  if (move.kind === 'register') return say('zayagoshi-move-register', { cards: cardNames(move.cards) })
  if (move.kind === 'ripen') {
    return say('zayagoshi-move-ripen', { card: cardName(move.card), cards: cardNames(move.pair) })
  }
  return say(`zayagoshi-move-${move.kind}`, 'card' in move ? { card: cardName(move.card) } : {})
}

/** What a move would bring to whoever looks. */
export function moveDetail(view: View, move: Move): string {
  const position = positionOf(view)
  const seat = view.seat ?? 0
  if (move.kind === 'register') return say('zayagoshi-help-register', { count: costOf(move.cards[0] ?? '') })
  if (move.kind === 'ripen') {
    const pair = position.facts.pairs[seat]?.[pairWith(position, seat, move.pair[0] ?? '')]
    const missing = (pair?.needs ?? 0) - (pair?.ripening.length ?? 0) - 1
    return missing < 0 ? say('zayagoshi-help-ripen-more') : say('zayagoshi-help-ripen', { count: missing })
  }
  if (move.kind === 'da') return say('zayagoshi-help-register', { count: costOf(move.card) })
  if (move.kind === 'keep') return effect(position, seat, move.card)
  if (move.kind === 'finish') {
    const points = Math.max(0, position.facts.sets[seat]?.value ?? 0)
    return say('zayagoshi-help-finish', { points, total: points * (view.seats.length - 1) })
  }
  return say(`zayagoshi-help-${move.kind}`)
}

/** How many ripening cards a pair of this card's number needs (ZG-09, ZG-10). */
function costOf(card: string): number {
  return card.startsWith('Q') ? 0 : ((Number(card.charAt(1)) - 1) % 4) + 1
}

/** What the kept cards of a seat would be with this one more; empty where nothing more can be kept. */
export function effect(position: Position, seat: number, card: string): string {
  const now = position.facts.sets[seat]
  const then = position.facts.would[seat]?.[card]
  return now && then ? change(now, then) : ''
}

/** From one set to another: its sum where it is complete (ZG-26), else its kinds. */
function change(now: Kinds, then: Kinds): string {
  if (then.value === null) {
    const kinds = ROWS.map((row) => [row, now[row] === then[row] ? String(then[row]) : `${now[row]}→${then[row]}`])
    return say('zayagoshi-effect-kinds', Object.fromEntries(kinds) as Record<Row, string>)
  }
  return now.value === null
    ? say('zayagoshi-effect-worth', { formula: formula(then), points: then.value })
    : say('zayagoshi-effect-worth-from', { before: now.value, formula: formula(then), points: then.value })
}

// -------------------------------------------------------------------------------------------------- what happened

/** Whose turn it is and for what, from the eyes of the view. */
export function awaited(view: View): string {
  const position = positionOf(view)
  const { phase, facts, turn } = position
  if (phase === 'over') return ''
  const seat = view.seat
  if (seat === null || !view.actors.includes(seat)) return say(`zayagoshi-wait-${phase}`, { seat: seatName(turn) })
  if (phase === 'da') return say('zayagoshi-ask-da', { card: cardName(facts.da?.card ?? '') })
  if (phase === 'crown') return say('zayagoshi-ask-crown')
  const kinds = view.legal.map((move) => parse(move).kind)
  if (kinds.includes('keep')) return say('zayagoshi-ask-keep')
  if (kinds.includes('register') || kinds.includes('ripen')) return say('zayagoshi-ask-turn')
  return facts.must_discard
    ? say('zayagoshi-ask-must', { count: Number(view.options.hand_limit) })
    : say('zayagoshi-ask-end')
}

/** Something that happened, in a sentence. */
export function told({ seat, kind, card, cards }: Event): string {
  const name = seatName(seat)
  if (kind === 'da') return say('zayagoshi-did-da', { seat: name, cards: cardNames(cards ?? [card ?? '']) })
  if (kind === 'register') return say('zayagoshi-did-register', { seat: name, cards: cardNames(cards ?? []) })
  if (kind === 'ripen') {
    return card && cards
      ? say('zayagoshi-did-ripen', { seat: name, card: cardName(card), cards: cardNames(cards) })
      : say('zayagoshi-did-ripen-hidden', { seat: name })
  }
  return say(`zayagoshi-did-${kind}`, card ? { seat: name, card: cardName(card) } : { seat: name })
}

export function storyOf(view: View): Event[] {
  return story(view.played, view.seats.length, positionOf(view))
}

/** What happened between two views of a room, then what is awaited. */
export function happened(before: View | null, now: View): string[] {
  const lines: string[] = []
  const same = before !== null && before.room === now.room
  const goesOn = same && before.round === now.round
  if (same && !goesOn && now.last) lines.push(roundSentence(now.last))
  if (!goesOn) lines.push(say('zayagoshi-round', { round: now.round }), started(positionOf(now)))
  const known = goesOn ? before.played.length : 0
  lines.push(...storyOf(now).filter(({ at }) => at >= known).map(told))
  if (goesOn && before.seat !== null && before.seat === now.seat) {
    lines.push(...drawn(before, now).map((card) => say('zayagoshi-did-drew', { card: cardName(card) })))
  }
  if (now.over) lines.push(verdict(now))
  else if (!same || before.state !== now.state || before.seat !== now.seat) lines.push(awaited(now))
  return lines
}

/** The cards that have come into the viewer's own hand. */
export function drawn(before: View, now: View): string[] {
  if (now.seat === null || before.seat !== now.seat || before.round !== now.round) return []
  const held = positionOf(before).hand[now.seat] ?? []
  return (positionOf(now).hand[now.seat] ?? []).filter((card) => !held.includes(card))
}

/** Who begins, and the dice that said so (ZG-02). */
export function started({ dice, roller, first }: Position): string {
  const [one = 0, two = 0] = dice
  return one
    ? say('zayagoshi-dice', { one, two, seat: seatName(roller), first: seatName(first) })
    : say('zayagoshi-first', { first: seatName(first) })
}

// --------------------------------------------------------------------------------------------------------- results

function roundSentence(result: RoundResult): string {
  const { winner } = positionOf(result)
  return winner < 0
    ? say('zayagoshi-result-none', { round: result.round })
    : say('zayagoshi-result-won', { round: result.round, seat: seatName(winner) })
}

/** Who pays the winner how much, and why, line by line (ZG-26, ZG-32, ZG-33, ZX-07). */
export function payments(result: RoundResult): string[] {
  const position = positionOf(result)
  const { winner, aba } = position
  if (winner < 0) return []
  const payers = result.points.flatMap((points, seat) => (points < 0 ? [seat] : []))
  if (!payers.length) return [say('zayagoshi-result-nothing')]
  const beaten = payers.filter((seat) => aba[seat])
  const why =
    beaten.length === 0 || result.points.length === 2
      ? []
      : beaten.length === 1
        ? [say('zayagoshi-result-aba', { seat: seatName(beaten[0] ?? 0) })]
        : [say('zayagoshi-result-aba-shared', { seats: words.list(beaten.map(seatName)) })]
  const paid = payers.map((seat) =>
    say('zayagoshi-result-pays', { seat: seatName(seat), other: seatName(winner), points: -(result.points[seat] ?? 0) }),
  )
  return [...paid, ...why]
}

/** What the winner's set was worth, as a sum; how it ended where nobody won. */
function source(result: RoundResult): string {
  const { winner, ending, facts } = positionOf(result)
  const set = facts.sets[winner]
  return set && set.value !== null
    ? say('zayagoshi-effect-worth', { formula: formula(set), points: set.value })
    : say(`zayagoshi-ending-${ending}`)
}

export function outcome(result: RoundResult): { title: string; sentence: string; source: string } {
  return {
    title: say('zayagoshi-round', { round: result.round }),
    sentence: roundSentence(result),
    source: source(result),
  }
}

export function verdict(view: View): string {
  const first = view.standing.flatMap((place, seat) => (place === 1 ? [seat] : []))
  return first.length === 1
    ? say('zayagoshi-match-won', { seat: seatName(first[0] ?? 0) })
    : say('zayagoshi-match-level', { seats: words.list(first.map(seatName)) })
}

export function badges(view: View, seat: number): { text: string; strong: boolean }[] {
  return positionOf(view).aba[seat] ? [{ text: say('zayagoshi-in-aba'), strong: true }] : []
}

export function heading(view: View): { title: string; note: string } {
  return { title: say('zayagoshi-round', { round: view.round }), note: `${view.round}/${Number(view.options.rounds)}` }
}

/** How many quiet turns are left before the round is drawn (ZX-08), once it comes near; else null. */
export function quietLeft(view: View): number | null {
  const most = Number(view.options.quiet_turns) * view.seats.length
  const left = most - positionOf(view).quiet
  return most > 0 && left <= 2 * view.seats.length ? left : null
}
