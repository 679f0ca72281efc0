/** What was chosen for a match, and how it is kept for the next time. */
import type { Value } from '../games/face'
import type { GameForm, OptionForm, SeatWish } from '../messages'
import type { Setup } from '../outside/kept'
import { keyOf, timingOf, type Timing } from './timing'

/** A friend, who comes by the link: what stands in the place of a computer's level. */
export const FRIEND = '+friend'
/** Who is to sit on a seat after the first: a computer player of a level, FRIEND, or null for somebody on this device. */
export type Sitter = string | null

/** Who sits where: computers of a level on all seats but the first, friends, everybody on this device, or seat by seat. */
export type Mode =
  | { kind: 'computer'; level: string }
  | { kind: 'friend' }
  | { kind: 'here' }
  | { kind: 'mixed'; others: Sitter[] }

export interface Chosen {
  mode: Mode
  timing: Timing
  options: Record<string, Value>
}

/** The levels one would choose from: the random player is for trying things out, where there is nobody better. */
export function levelsOf(game: GameForm): string[] {
  const serious = game.levels.filter((level) => level !== 'random')
  return serious.length ? serious : game.levels
}

/** The choice to begin with: what was kept, as far as the game still knows it, else the defaults. */
export function chosenFrom(game: GameForm, old: Setup): Chosen {
  const timing = timingOf(keyOf(old))
  const options = game.options
    .filter((option) => !option.hidden)
    .map((option) => {
      const value = old.options[option.name]
      return [option.name, fits(option, value) ? value : option.default] as const
    })
  return { mode: modeFrom(game, old.mode), timing, options: Object.fromEntries(options) }
}

function modeFrom(game: GameForm, old: Record<string, unknown>): Mode {
  const levels = levelsOf(game)
  const known = (level: unknown) => [FRIEND, ...levels].find((one) => one === level) ?? levels[0] ?? null
  if (old.kind === 'mixed' && Array.isArray(old.others) && canMix(game)) {
    return { kind: 'mixed', others: old.others.map((level: unknown) => (level === null ? null : known(level))) }
  }
  if (old.kind === 'friend') return { kind: 'friend' }
  const level = levels.find((one) => one === old.level) ?? levels[0] ?? null
  return old.kind === 'here' || level === null ? { kind: 'here' } : { kind: 'computer', level }
}

/** Whether there is anything to choose seat by seat. */
export function canMix(game: GameForm): boolean {
  return Math.max(...game.seats) > 2
}

/** How many seats a match with these options has. */
export function seatCount(game: GameForm, options: Record<string, Value>): number {
  return Number(options.seats ?? game.seats[0] ?? 2)
}

/** The seats after the first, seat by seat, beginning with what another mode had there. */
export function othersOf(game: GameForm, mode: Mode, options: Record<string, Value>): Sitter[] {
  const first = levelsOf(game)[0] ?? null
  const level = { computer: mode.kind === 'computer' ? mode.level : first, friend: FRIEND, here: null, mixed: first }[mode.kind]
  const chosen = mode.kind === 'mixed' ? mode.others : []
  const length = seatCount(game, options) - 1
  return Array.from({ length }, (_, index) => (index in chosen ? (chosen[index] ?? null) : level))
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

/** The seats of a room, oneself on the first. */
export function seatsFor(game: GameForm, mode: Mode, options: Record<string, Value>): SeatWish[] {
  const others = othersOf(game, mode, options)
  return [null, ...others].map((level) => {
    if (level === null) return { kind: 'here' }
    return level === FRIEND ? { kind: 'friend' } : { kind: 'computer', level }
  })
}

/** Whether somebody is awaited by the link. */
export function invites(mode: Mode): boolean {
  return mode.kind === 'friend' || (mode.kind === 'mixed' && mode.others.includes(FRIEND))
}

/** The options that are no defaults: what the house is told, and what a table's chips say. */
export function changes(options: OptionForm[], values: Record<string, Value>): Record<string, Value> {
  const changed = options.filter(({ name, hidden, default: usual }) => !hidden && name in values && values[name] !== usual)
  return Object.fromEntries(changed.map(({ name }) => [name, values[name] as Value]))
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
