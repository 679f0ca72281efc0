/** What comes from outside: addresses, what the browser keeps, frames of the socket. Nothing of it may throw. */
import { afterEach, expect, test, vi } from 'vitest'
import { placeOf } from '../src/outside/address'
import { kept } from '../src/outside/kept'
import { messageOf } from '../src/outside/wire'

afterEach(() => vi.unstubAllGlobals())

/** A browser's drawer with these things in it. */
function drawer(things: Record<string, string>): Record<string, string> {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => things[name] ?? null,
    setItem: (name: string, text: string) => void (things[name] = text),
  })
  return things
}

test.each([
  ['', { at: 'lobby' }],
  ['#', { at: 'lobby' }],
  ['#/room/b8Qk-x_9', { at: 'room', room: 'b8Qk-x_9' }],
  ['#/room/b8Qk/k3y', { at: 'room', room: 'b8Qk', key: 'k3y' }],
  ['#/room/b8Qk/%', { at: 'room', room: 'b8Qk' }],
  ['#/room/b8Qk/k3y/more', { at: 'room', room: 'b8Qk', key: 'k3y' }],
  ['#/room/%62', { at: 'room', room: 'b' }],
  ['#/room/', { at: 'lobby' }],
  ['#/rules/daifugo', { at: 'rules', game: 'daifugo' }],
  ['#/rules/daifugo/suit-lock', { at: 'rules', game: 'daifugo', heading: 'suit-lock' }],
  ['#/rules/daifugo/%zz', { at: 'rules', game: 'daifugo' }],
  ['#/rules/daifugo/Suit lock', { at: 'rules', game: 'daifugo' }],
  ['#/learn/koikoi', { at: 'learn', game: 'koikoi' }],
])('the address %s is a place', (hash, place) => {
  expect(placeOf(hash)).toEqual(place)
})

test.each(['#/room/%', '#/room/%E0%A4%A', '#/room/a%20b', '#/room/%00', `#/room/${'x'.repeat(33)}`, '#/room/<b>'])(
  'H01 the address %s is no room',
  (hash) => {
    expect(placeOf(hash)).toEqual({ at: 'nowhere' })
  },
)

test.each(['#/rules/%zz', '#/learn/100%', '#/rules/', '#/rules/a/../b%', '#%', '#////', 'room/x', '#/rules/%2e%2e'])(
  'H01 the address %s leads to the lobby or to a game, and never throws',
  (hash) => {
    expect(['lobby', 'rules']).toContain(placeOf(hash).at)
  },
)

test('H02 a browser that keeps nothing lets the page remember what it sets', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('blocked')
    },
    setItem: () => {
      throw new Error('blocked')
    },
  })
  expect(kept.theme.get()).toBe(null)
  kept.theme.set('dark')
  expect(kept.theme.get()).toBe('dark')
})

test('H02 a full browser does not bring back what was kept before', () => {
  const things = drawer({ 'hanpan.language': '"ko"' })
  expect(kept.language.get()).toBe('ko')
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => things[name] ?? null,
    setItem: () => {
      throw new Error('full')
    },
  })
  kept.language.set('ja')
  expect(kept.language.get()).toBe('ja')
  drawer(things)
  kept.language.set('en')
  expect(things['hanpan.language']).toBe('"en"')
  expect(kept.language.get()).toBe('en')
})

test.each(['', 'null', '{', '[]', '7', '"a"', '{"0":1}', 'undefined', '"\\ud800"'])('whatever lies in the drawer (%s), something can be had', (text) => {
  drawer(Object.fromEntries(['token', 'theme', 'corners', 'game', 'setup.x', 'learnt.x', 'rooms'].map((name) => [`hanpan.${name}`, text])))
  expect(kept.token.get()).toBe(null)
  expect(typeof kept.corners.get()).toBe('boolean')
  expect(kept.learnt('x').get()).toBe(false)
  expect(kept.rooms.get()).toEqual([])
  expect(kept.setup('x').get()).toEqual({ mode: {}, clock: null, bank: 0, increment: 0, options: {} })
})

test('a token that is none is not said to the house', () => {
  drawer({ 'hanpan.token': JSON.stringify('0'.repeat(31)) })
  expect(kept.token.get()).toBe(null)
  drawer({ 'hanpan.token': JSON.stringify('0'.repeat(32)) })
  expect(kept.token.get()).toBe('0'.repeat(32))
})

test('a setup keeps what can be read of it', () => {
  drawer({ 'hanpan.setup.x': '{"mode": 5, "options": {"months": 6}}' })
  expect(kept.setup('x').get()).toEqual({ mode: {}, clock: null, bank: 0, increment: 0, options: { months: 6 } })
})

test.each([
  undefined,
  null,
  7,
  new Uint8Array(3),
  '',
  '{',
  'null',
  '[]',
  '"view"',
  '{"type": "view"}',
  '{"type": "welcome", "token": 5}',
  '{"type": "nobody"}',
  '{"type": "error", "id": null, "code": 5, "text": ""}',
  '['.repeat(100_000),
])('a frame that says nothing of use (%#) is unreadable', (frame) => {
  expect(messageOf(frame)).toEqual({ type: 'unreadable', id: null })
})

test('an unreadable answer still says what it answers', () => {
  expect(messageOf('{"type": "done", "id": "a1"}')).toEqual({ type: 'unreadable', id: 'a1' })
})

test('a message is what it says, with whatever a newer house adds', () => {
  const pong = { type: 'pong', id: 'a1', more: [1] }
  expect(messageOf(JSON.stringify(pong))).toEqual(pong)
})
