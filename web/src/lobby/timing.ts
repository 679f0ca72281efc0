/** How a table's clock runs: seconds for each move, a bank a round for what goes beyond, and what each move adds to it. */
import { clockOf } from '../room/names'
import { say } from '../words/words.svelte'

export interface Timing {
  clock: number | null
  bank: number
  increment: number
}

const each = (clock: number | null): Timing => ({ clock, bank: 0, increment: 0 })

/** What one may choose from; the first: as long as one likes. */
export const TIMINGS: Timing[] = [
  each(null),
  each(15),
  each(30),
  each(60),
  each(120),
  { clock: 10, bank: 120, increment: 0 },
  { clock: null, bank: 120, increment: 5 },
]

/** A word for forms: `60`, `10+120`, `0+120/5`. */
export function keyOf({ clock, bank, increment }: Timing): string {
  return `${clock ?? 0}${bank ? `+${bank}` : ''}${increment ? `/${increment}` : ''}`
}

/** The choice of that word; there is no clock where it is none. */
export function timingOf(key: string): Timing {
  return TIMINGS.find((one) => keyOf(one) === key) ?? each(null)
}

/** In words. */
export function timingName({ clock, bank, increment }: Timing): string {
  if (!bank) return clock === null ? say('clock-none') : say('clock-seconds', { seconds: clock })
  const time = clockOf(bank)
  return increment ? say('clock-increment', { bank: time, increment }) : say('clock-bank', { seconds: clock ?? 0, bank: time })
}

/** What it means, in a sentence. */
export function timingHelp({ clock, bank, increment }: Timing): string {
  return say(increment ? 'clock-increment-help' : bank ? 'clock-bank-help' : clock === null ? 'clock-none-help' : 'clock-help')
}

/** Nothing else of what has one: as the house is asked for it. */
export function wished({ clock, bank, increment }: Timing): Timing {
  return { clock, bank, increment }
}
