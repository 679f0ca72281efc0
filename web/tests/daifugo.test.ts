/** Daifugo between rounds: what is said when the table is asked how it goes on, and who sits where then. */
import { expect, test } from 'vitest'
import { climbing, happened } from '../src/games/daifugo/texts'
import type { View } from '../src/messages'

/** The seats in the order of turns after the first, as the record keeps them: who follows whom. */
function after(...ring: number[]): number[] {
  const next = Array<number>(8).fill(0)
  ring.forEach((seat, place) => (next[seat] = ring[(place + 1) % ring.length] ?? 0))
  return next
}

function view(state: number, round: number, position: Record<string, unknown>, with_: Partial<View> = {}): View {
  const facts = { reversed: false, lock: [], titles: [null, null, null, null], won: [null, null, null, null] }
  const known: Partial<View> = {
    room: 'r',
    state,
    round,
    seat: 0,
    actors: [0],
    legal: [],
    ways: [],
    options: { next_lead: 'same' },
    played: [],
    last: null,
    over: false,
    seats: [{}, {}, {}, {}] as View['seats'],
    position: { phase: 'play', turn: 0, starter: 0, after: after(0, 1, 2, 3), how: [], facts, ...position },
    ...with_,
  }
  return known as View
}

const result = { round: 1, points: [2, 1, -1, -2], places: [1, 2, 3, 4], position: {} }
const running = view(40, 1, {}, { played: [{ seat: 2, move: 'pass' }] })
const asked = view(
  41,
  1,
  { phase: 'over' },
  { actors: [], ways: ['keep', 'shuffle'], last: result, played: [...running.played, { seat: 3, move: 'pass' }] },
)

/** The lines without what they are about: without words, a line is its key. */
const told = (before: View | null, now: View) => happened(before, now).filter(Boolean)

test('the others sit in the order of turns', () => {
  expect(climbing.others?.(view(1, 1, {}), 0)).toEqual([1, 2, 3])
  expect(climbing.others?.(view(1, 1, { after: after(0, 3, 1, 2) }), 0)).toEqual([3, 1, 2])
  expect(climbing.others?.(view(1, 1, { after: after(0, 3, 1, 2) }), 1)).toEqual([2, 0, 3])
})

test('the result is told once: when the table is asked, and not again when it goes on', () => {
  expect(told(running, asked)).toEqual(['daifugo-did-pass', 'daifugo-result-won'])
  const next = view(42, 2, { starter: 0 }, { last: result })
  expect(told(asked, next)[0]).toBe('daifugo-round')
  expect(told(asked, next)).not.toContain('daifugo-result-won')
})

test('where nobody is asked the result comes with the next round', () => {
  const next = view(42, 2, {}, { last: result })
  expect(told(running, next).slice(0, 2)).toEqual(['daifugo-result-won', 'daifugo-round'])
})

test('DK-08: new seats are told, kept ones are not', () => {
  const kept = view(42, 2, {}, { last: result })
  expect(told(asked, kept)).not.toContain('daifugo-reseated')
  const drawn = view(42, 2, { after: after(0, 2, 3, 1) }, { last: result })
  expect(told(asked, drawn)).toContain('daifugo-reseated')
  // Two at a table have one ring: what was drawn anew is who starts.
  const other = view(42, 2, { starter: 1 }, { last: result })
  expect(told(asked, other)).toContain('daifugo-reseated')
  // Elsewhere the start moves by itself, and says nothing of seats.
  const last = view(42, 2, { starter: 1 }, { last: result, options: { next_lead: 'last' } })
  expect(told(asked, last)).not.toContain('daifugo-reseated')
})

test('who comes back to a table that is asked is told of the round, and of nothing to do', () => {
  expect(told(null, asked)).toEqual(['daifugo-round', 'daifugo-did-pass', 'daifugo-did-pass'])
})

test('DG-66: what others gave is new in a hand until its seat lays cards, and again after a 7', () => {
  const hands = { hand: [['S2', 'H4', 'D9'], [], [], []], knows: [['C3'], ['D9'], [], ['S2']] }
  const came = (...played: View['played']) => climbing.came?.(view(1, 2, hands, { played }), 0)
  expect(came()).toEqual(['S2', 'D9'])
  expect(came({ seat: 0, move: 'exchange:C3' }, { seat: 1, move: 'C4' }, { seat: 0, move: 'pass' })).toEqual(['S2', 'D9'])
  expect(came({ seat: 0, move: 'H3' })).toEqual([])
  expect(came({ seat: 0, move: 'H3' }, { seat: 3, move: 'S7' }, { seat: 3, move: null })).toEqual(['S2'])
  expect(came({ seat: 0, move: 'H3' }, { seat: 3, move: 'give:S2' }, { seat: 0, move: 'H4' })).toEqual([])
})
