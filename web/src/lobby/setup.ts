/** What was chosen for a match, and how it is kept for the next time. */
import type { Value } from '../games/face'
import type { GameForm, OptionForm, SeatWish } from '../messages'

/** Who sits where: a computer player's level, or everybody on this device. */
export type Mode = { kind: 'computer'; level: string } | { kind: 'here' }

export interface Chosen {
  mode: Mode
  options: Record<string, Value>
}

/** The levels one would choose from: the random player is for trying things out, where there is nobody better. */
export function levelsOf(game: GameForm): string[] {
  const serious = game.levels.filter((level) => level !== 'random')
  return serious.length ? serious : game.levels
}

/** The choice to begin with: what was kept, as far as the game still knows it, else the defaults. */
export function chosenFrom(game: GameForm, kept: unknown): Chosen {
  const old = (kept ?? {}) as { mode?: { kind?: unknown; level?: unknown }; options?: Record<string, unknown> }
  const levels = levelsOf(game)
  const level = levels.find((one) => one === old.mode?.level) ?? levels[0]
  const here = old.mode?.kind === 'here' || level === undefined
  const options = game.options
    .filter((option) => !option.hidden)
    .map((option) => {
      const value = old.options?.[option.name]
      return [option.name, fits(option, value) ? value : option.default] as const
    })
  return { mode: here ? { kind: 'here' } : { kind: 'computer', level }, options: Object.fromEntries(options) }
}

/** Whether an option can have a value. */
export function fits(option: OptionForm, value: unknown): value is Value {
  if (option.kind === 'switch') return typeof value === 'boolean'
  if (option.kind === 'choice') return (option.values ?? []).some((one) => one === value)
  return Number.isInteger(value) && Number(value) >= (option.low ?? 0) && Number(value) <= (option.high ?? 0)
}

/** How many options differ from their defaults. */
export function changed(options: OptionForm[], values: Record<string, Value>): number {
  return options.filter((option) => values[option.name] !== option.default).length
}

/** The seats of a room: oneself on the first, computers on the others; or everybody here. */
export function seatsFor(game: GameForm, mode: Mode, options: Record<string, Value>): SeatWish[] {
  const count = Number(options.seats ?? game.seats[0] ?? 2)
  return Array.from({ length: count }, (_, seat) =>
    mode.kind === 'here' || seat === 0 ? { kind: 'here' } : { kind: 'computer', level: mode.level },
  )
}

/** All options as a preset has them: the defaults, and what it changes. */
export function presetValues(game: GameForm, preset: string): Record<string, Value> {
  const defaults = game.options.filter((option) => !option.hidden).map(({ name, default: value }) => [name, value])
  return { ...(Object.fromEntries(defaults) as Record<string, Value>), ...game.presets[preset] }
}

/** The preset that the values are those of, or null. */
export function presetOf(game: GameForm, values: Record<string, Value>): string | null {
  const same = (preset: string) =>
    Object.entries(presetValues(game, preset)).every(([name, value]) => values[name] === value)
  return Object.keys(game.presets).find(same) ?? null
}
