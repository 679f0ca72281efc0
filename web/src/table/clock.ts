/**
 * The time that is left, as a view told it: counted from when the view came by a clock that only runs forward, so that
 * it does not matter what time this device thinks it is (E11).
 */
import type { View } from '../messages'

const arrivals = new WeakMap<View, number>()

/** The last seconds are shown in figures and told aloud. */
export const LAST_MS = 10_000

/** When a view came; the first call says so. */
export function arrived(view: View): number {
  const at = arrivals.get(view) ?? performance.now()
  arrivals.set(view, at)
  return at
}

/** The milliseconds that a seat has left, at least 0; null: no time runs for it. */
export function leftOf(view: View, seat: number, now = performance.now()): number | null {
  const left = view.clock?.left[seat] ?? null
  return left === null ? null : Math.max(0, left - (now - arrived(view)))
}

/** The milliseconds until another whole second is shown. */
export function untilNext(left: number): number {
  return left % 1000 || 1000
}
