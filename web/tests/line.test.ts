/** The line to the house over a socket that tests hold in their hands. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Command, Message } from '../src/messages'
import { Line, type LineState } from '../src/socket/line'

class Socket {
  readyState = 0
  sent: Command[] = []
  onopen?: () => void
  onclose?: () => void
  onerror?: () => void
  onmessage?: (event: { data: string }) => void

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command)
  }

  close(): void {
    this.readyState = 3
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  /** The connection is gone, and the browser knows it. */
  cut(): void {
    this.readyState = 3
    this.onclose?.()
  }

  say(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  welcome(token = 'secret'): void {
    this.open()
    this.say({ type: 'welcome', version: 2, token, rooms: [], progress: null })
  }

  kinds(): string[] {
    return this.sent.map((command) => command.type)
  }
}

let sockets: Socket[]
let heard: Message[]
let odd: number
let states: LineState[]
let kept: string | null
let line: Line

const newest = () => sockets.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', { OPEN: 1 })
  sockets = []
  heard = []
  odd = 0
  states = []
  kept = null
  line = new Line(
    'ws://house/ws',
    { heard: (message) => heard.push(message), odd: () => (odd += 1), changed: (state) => states.push(state) },
    {
      connect: () => {
        sockets.push(new Socket())
        return newest() as unknown as WebSocket
      },
      token: () => kept,
      keep: (token) => (kept = token),
    },
  )
  line.start()
})

afterEach(() => {
  line.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('it says hello without a token, keeps the one it is given, and shows it the next time', () => {
  newest().welcome('who-i-am')
  expect(sockets[0]!.sent).toEqual([{ type: 'hello', version: 2, token: null }])
  newest().cut()
  vi.advanceTimersByTime(1000)
  newest().welcome('who-i-am')
  expect(sockets[1]!.sent[0]).toEqual({ type: 'hello', version: 2, token: 'who-i-am' })
  expect(states).toEqual(['open', 'waiting', 'connecting', 'open'])
})

test('a command without an answer is sent again under the same id on the next connection', async () => {
  newest().welcome()
  line.room = 'r1'
  const answer = line.ask({ type: 'move', room: 'r1', seat: 0, state: 4, move: '01-red' })
  const first = newest().sent.at(-1)!
  newest().cut()
  vi.advanceTimersByTime(1000)
  newest().welcome()
  expect(newest().kinds()).toEqual(['hello', 'enter', 'move'])
  const again = newest().sent.at(-1)!
  expect(again).toEqual(first)
  newest().say({ type: 'done', id: (again as { id: string }).id, room: 'r1', state: 5 })
  expect(await answer).toMatchObject({ type: 'done', state: 5 })
  newest().cut()
  vi.advanceTimersByTime(1000)
  newest().welcome()
  expect(newest().kinds()).toEqual(['hello', 'enter'])
})

test('what is asked while there is no connection waits for one', () => {
  void line.ask({ type: 'enter', room: 'r2' })
  newest().open()
  expect(newest().kinds()).toEqual(['hello'])
  newest().say({ type: 'welcome', version: 2, token: 't', rooms: [], progress: null })
  expect(newest().kinds()).toEqual(['hello', 'enter'])
})

test('E10 what an older connection still says is not heard', () => {
  newest().welcome()
  const old = newest()
  old.cut()
  vi.advanceTimersByTime(1000)
  newest().welcome()
  heard.length = 0
  old.onmessage?.({ data: JSON.stringify({ type: 'pong', id: 'x' }) })
  old.onclose?.()
  expect(heard).toEqual([])
  expect(states.at(-1)).toBe('open')
})

test('E16 two silent seconds are no disconnect; a dead line is noticed within 12 s', () => {
  newest().welcome()
  vi.advanceTimersByTime(2000)
  expect(states.at(-1)).toBe('open')
  vi.advanceTimersByTime(4000)
  expect(newest().kinds()).toEqual(['hello', 'ping'])
  expect(states.at(-1)).toBe('open')
  vi.advanceTimersByTime(6000)
  expect(sockets.length).toBe(2)
})

test('a line that answers pings lives', () => {
  newest().welcome()
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000)
    const last = newest().sent.at(-1)!
    if (last.type === 'ping') newest().say({ type: 'pong', id: last.id })
  }
  expect(sockets.length).toBe(1)
})

test('F05 after a sleep it connects anew at once; after a short absence it asks first', () => {
  newest().welcome()
  vi.setSystemTime(Date.now() + 60_000)
  line.wake()
  expect(sockets.length).toBe(2)
  newest().welcome()
  vi.setSystemTime(Date.now() + 1000)
  line.wake()
  expect(sockets.length).toBe(2)
  expect(newest().kinds()).toEqual(['hello', 'ping'])
  vi.advanceTimersByTime(1600)
  expect(sockets.length).toBe(3)
})

test('waking while it waits for the next try tries now', () => {
  newest().welcome()
  for (let tries = 0; tries < 6; tries++) {
    newest().cut()
    vi.advanceTimersByTime(12_000)
  }
  newest().cut()
  const before = sockets.length
  vi.advanceTimersByTime(1000)
  expect(sockets.length).toBe(before)
  line.wake()
  expect(sockets.length).toBe(before + 1)
})

test('tries grow apart', () => {
  const gaps: number[] = []
  for (let tries = 0; tries < 5; tries++) {
    const before = sockets.length
    newest().cut()
    let waited = 0
    while (sockets.length === before) {
      vi.advanceTimersByTime(50)
      waited += 50
    }
    gaps.push(waited)
  }
  expect(gaps[4]!).toBeGreaterThan(4 * gaps[0]!)
})

test('refusals and errors are answers to their command, and are not heard elsewhere', async () => {
  newest().welcome()
  heard.length = 0
  const asked = line.ask({ type: 'enter', room: 'gone' })
  const { id } = newest().sent.at(-1) as { id: string }
  newest().say({ type: 'error', id, code: 'no_room', text: 'there is no such room' })
  expect(await asked).toMatchObject({ type: 'error', code: 'no_room' })
  expect(heard).toEqual([])
})

test.each(['bad_version', 'bad_message'] as const)('a hello that is refused for good (%s) says so and is not said for ever', (code) => {
  newest().open()
  newest().say({ type: 'error', id: null, code, text: 'this house speaks another version' })
  expect(line.state).toBe('refused')
  expect(line.refusal).toBe(code)
  vi.advanceTimersByTime(60_000)
  line.wake()
  expect(sockets.length).toBe(1)
  line.again()
  expect(states).toEqual(['refused', 'connecting'])
  newest().welcome()
  expect(line.state).toBe('open')
  expect(line.refusal).toBe(null)
})

test('a house that cannot let one in just now is asked again, and meanwhile the page says why', () => {
  newest().open()
  newest().say({ type: 'error', id: null, code: 'internal', text: 'something went wrong' })
  expect(line.state).toBe('refused')
  vi.advanceTimersByTime(2000)
  expect(sockets.length).toBe(2)
  expect(line.state).toBe('refused')
  newest().welcome()
  expect(states).toEqual(['refused', 'open'])
})

test('what cannot be read is told, and changes nothing else', () => {
  newest().welcome()
  heard.length = 0
  newest().onmessage?.({ data: '{"type": "view", "room": 7}' })
  newest().onmessage?.({ data: 'garbage' })
  expect(heard).toEqual([])
  expect(odd).toBe(2)
  expect(line.state).toBe('open')
})

test('an answer that cannot be read is one all the same: nobody waits for ever', async () => {
  newest().welcome()
  const asked = line.ask({ type: 'enter', room: 'r1' })
  const { id } = newest().sent.at(-1) as { id: string }
  newest().onmessage?.({ data: JSON.stringify({ type: 'done', id }) })
  expect(await asked).toEqual({ type: 'error', code: 'unreadable' })
})
