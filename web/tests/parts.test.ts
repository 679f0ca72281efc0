/** Rooms put together from the parts in which they come. */
import { expect, test } from 'vitest'
import type { Chair, Frame, MatchView, RoundResult, Table } from '../src/messages'
import { Parts } from '../src/socket/parts'

function chair(kind: Chair['kind'], level: string | null): Chair {
  return { kind, level, online: true, name: null, since: null, ready: true, stand_in: null, votes: 0, base: 0 }
}

const table: Table = {
  game: 'koikoi',
  options: { months: 3 },
  clock: null,
  bank: 0,
  increment: 0,
  seats: [chair('person', null), chair('computer', 'random')],
  stuck: false,
  phase: 'playing',
  ended: null,
  maker: 0,
  watching: 'open',
  watchers: 0,
  listed: false,
  endless: false,
  until: null,
  next: null,
}
const result: RoundResult = { round: 1, points: [5, 0], places: [1, 2], position: {} }

function match(with_: Partial<MatchView> = {}): MatchView {
  const none = { actors: [0], legal: [], ways: [], position: {}, round: 1, played: [], last: null }
  return { ...none, totals: [0, 0], standing: [1, 1], over: false, left: false, ...with_ }
}

const own = { seat: 0, seats: [0], clock: null, maker: true, invited: true, invite: null, watch: null, now: 0 }

function frame(with_: Partial<Frame> = {}): Frame {
  return { type: 'view', room: 'r', state: 2, own, match: match(), ...with_ }
}

test('what was sent once stays until it is sent anew', () => {
  const parts = new Parts()
  expect(parts.add(frame({ table }))?.view).toMatchObject({ room: 'r', state: 2, game: 'koikoi', options: { months: 3 } })
  const away = { ...table, seats: table.seats.map((chair) => ({ ...chair, online: false })) }
  expect(parts.add(frame({ state: 3, table: away }))?.view?.seats[0]?.online).toBe(false)
  expect(parts.add(frame({ state: 4 }))?.view?.seats[0]?.online).toBe(false)
})

test('which seats are mine is said beside the table', () => {
  const seats = new Parts().add(frame({ table }))?.view?.seats
  expect(seats?.map((seat) => seat.yours)).toEqual([true, false])
})

test('the last round is the one that the match names', () => {
  const parts = new Parts()
  parts.add(frame({ table }))
  expect(parts.add(frame({ match: match({ round: 2, last: 1 }), last: result }))?.view?.last).toEqual(result)
  expect(parts.add(frame({ match: match({ round: 2, last: 1 }) }))?.view?.last).toEqual(result)
  expect(parts.add(frame({ match: match({ round: 3, last: 2 }) }))?.view?.last).toBe(null)
})

test('another room begins with nothing', () => {
  const parts = new Parts()
  parts.add(frame({ table }))
  expect(parts.add(frame({ room: 'other' }))).toBe(null)
})

test('while nobody plays there is a table and no match', () => {
  expect(new Parts().add(frame({ table, match: null }))).toEqual({ room: 'r', table, own, view: null })
})
