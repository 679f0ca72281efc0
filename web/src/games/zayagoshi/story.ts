/** What has happened in a round, told from its moves alone: answers to a discard stay unsaid, calls that won come out. */
import type { Played } from '../../messages'
import { parse, type Move } from './moves'
import type { Position } from './position'

/** Something all have seen; `card` and `cards` are missing where they lie face down. `at`: the last move it took. */
export interface Event {
  at: number
  seat: number
  kind: Exclude<Move['kind'], 'pass'>
  card?: string
  cards?: string[]
}

/**
 * The events of `played`. Who called is not among the moves one may know, but it shows in who moves next: the seat on
 * the caller's right (ZG-21); while nobody has moved yet, in the position.
 */
export function story(played: Played[], seats: number, position: Position): Event[] {
  const events: Event[] = []
  let open: { card: string; seat: number; answers: number } | null = null
  played.forEach(({ seat, move }, at) => {
    if (open) {
      open.answers += 1
      if (open.answers < seats - 1) return
      const { card, seat: from } = open
      open = null
      const next = played[at + 1]?.seat
      const caller =
        next !== undefined ? (next - 1 + seats) % seats : position.act === 'da' ? position.act_seat : from
      if (caller === from) return
      const cards = next === undefined ? position.act_cards : undefined
      events.push({ at, seat: caller, kind: 'da', card, ...(cards ? { cards } : {}) })
      return
    }
    const event = eventOf(at, seat, move)
    events.push(event)
    if (event.kind === 'discard') open = { card: event.card ?? '', seat, answers: 0 }
  })
  return events
}

/** Outside a window only ripenings are hidden. */
function eventOf(at: number, seat: number, text: string | null): Event {
  if (text === null) return { at, seat, kind: 'ripen' }
  const move = parse(text)
  if (move.kind === 'register') return { at, seat, kind: move.kind, cards: move.cards }
  if (move.kind === 'ripen') return { at, seat, kind: move.kind, card: move.card, cards: move.pair }
  const kind = move.kind as Event['kind']
  return 'card' in move ? { at, seat, kind, card: move.card } : { at, seat, kind }
}
