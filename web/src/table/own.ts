/** A match or a round as it ended for whoever sits before the page, where that is one person on one seat. */
import type { View } from '../messages'
import { say } from '../words/words.svelte'

/** The one seat of this page; null where there is none (looking on) or more (a shared device). */
export function ownSeat(view: View): number | null {
  const own = view.seats.flatMap((seat, index) => (seat.yours ? [index] : []))
  return own.length === 1 ? (own[0] ?? null) : null
}

/** Whether anything is awaited from this page: a move on one of its seats, or how the match goes on. */
export function awaited(view: View): boolean {
  return view.seats.some((seat, index) => seat.yours && (view.actors.includes(index) || view.ways.length > 0))
}

/** Won, lost, level, or which place among more than two; '' where it is nobody's in particular. `places` by seat, from 1. */
export function ownResult(view: View, places: number[]): string {
  const seat = ownSeat(view)
  const place = seat === null ? undefined : places[seat]
  if (place === undefined) return ''
  const same = places.filter((other) => other === place).length
  if (place === 1 && same === 1) return say('own-won')
  if (same === places.length) return say('own-level')
  return places.length === 2 ? say('own-lost') : say('own-place', { place, count: places.length })
}
