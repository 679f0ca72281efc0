/** What people at a table are called. */
import type { SeatInfo, View } from '../messages'
import { kept } from '../outside/kept'
import { levelName, seatName } from '../words/names'
import { say } from '../words/words.svelte'

/** The twelve plants of the flower cards: names that are offered to who brings none. */
const PLANTS = 12

/** One's own name; the first time, one that is offered. */
export function ownName(): string {
  const name = kept.name.get().trim()
  if (name) return name
  kept.name.set(say(`plant-${1 + Math.floor(Math.random() * PLANTS)}`))
  return kept.name.get()
}

/** Who sits on a seat, in a word: the person's name, the computer's level, or that nobody does. */
export function sitterName(game: string, seats: readonly Pick<SeatInfo, 'kind' | 'level' | 'name'>[], seat: number): string {
  const chair = seats[seat]
  if (chair?.kind === 'person') return chair.name || seatName(game, seat)
  if (chair?.kind === 'computer') return say('computer-of', { level: levelName(game, chair.level ?? '') })
  return say(chair?.kind === 'open' ? 'seat-open' : 'seat-empty')
}

/** How long ago, as a clock shows it: minutes and seconds, or hours and minutes above an hour. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [high, low] = whole < 3600 ? [Math.floor(whole / 60), whole % 60] : [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  return `${high}:${String(low).padStart(2, '0')}`
}

/** The seats of other people who are not there. */
export function absent(view: View): number[] {
  return view.seats.flatMap((seat, index) => (seat.kind === 'person' && !seat.yours && !seat.online ? [index] : []))
}
