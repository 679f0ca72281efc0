import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { View } from '../src/messages'
import { timedOut } from '../src/table/generic'
import { arrived, leftOf, untilNext } from '../src/table/clock'

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }))
afterEach(() => void vi.useRealTimers())

const view = (fields: Partial<View>) => ({ room: 'r', round: 1, clock: null, played: [], ...fields }) as Partial<View> as View

test('time is counted from when the view came', () => {
  const now = view({ clock: { left: [7000, null], total: 30_000 } })
  arrived(now)
  vi.advanceTimersByTime(2500)
  expect(leftOf(now, 0)).toBe(4500)
  expect(leftOf(now, 1)).toBe(null)
  vi.advanceTimersByTime(60_000)
  expect(leftOf(now, 0)).toBe(0)
})

test('without a clock no time runs', () => expect(leftOf(view({}), 0)).toBe(null))

test.each([-30_000, 30_000])('E11: a device whose clock is set wrong, or anew, counts right (%i ms)', (skew) => {
  const now = view({ clock: { left: [7000], total: 30_000 } })
  arrived(now)
  vi.setSystemTime(Date.now() + skew)
  vi.advanceTimersByTime(1000)
  expect(leftOf(now, 0)).toBe(6000)
})

test('a second is shown until it is over', () => {
  expect(untilNext(7300)).toBe(300)
  expect(untilNext(7000)).toBe(1000)
})

test('only what the clock has done since the last view is told', () => {
  const one = view({ played: [{ seat: 0, move: 'a', by: 'clock' }] })
  const two = view({ played: [...one.played, { seat: 1, move: 'b' }, { seat: 2, move: 'c', by: 'clock' }] })
  expect(timedOut(null, one)).toEqual([])
  expect(timedOut(one, two)).toEqual([2])
  expect(timedOut(two, view({ round: 2, played: [{ seat: 3, move: 'd', by: 'clock' }] }))).toEqual([3])
})
