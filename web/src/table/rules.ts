/** Which of a game's rules are in force, in words. */
import type { Value } from '../games/face'
import type { GameForm, OptionForm } from '../messages'
import { digits } from '../words/numbers'
import { say, words } from '../words/words.svelte'

export interface Rule {
  /** The option's name. */
  name: string
  label: string
  /** Its value in words; '' for a rule that is simply on. */
  value: string
  /** Whether that is not as usual. */
  special: boolean
}

/** The values by which a rule is not in force at all. */
const OUT: readonly Value[] = [false, 0, 'off', 'none']

/** The rules that a table goes by: those of every table as far as they are in force, and all that is not as usual. */
export function inForce(game: GameForm, options: Record<string, Value | undefined>): Rule[] {
  return game.options
    .filter((option) => !option.hidden)
    .map((option) => ({ option, value: options[option.name] ?? option.default }))
    .filter(({ option, value }) => value !== option.default || !(option.local || OUT.includes(value)))
    .map(({ option, value }) => ({
      name: option.name,
      label: say(`${game.name}-option-${option.name}`),
      value: value === true ? '' : valueOf(game.name, option, value),
      special: value !== option.default,
    }))
}

/** A value of an option in words. */
export function valueOf(game: string, option: OptionForm, value: Value): string {
  const named = `${game}-option-${option.name}-${value}`
  if (typeof value === 'boolean') return say(value ? 'on' : 'off')
  return words.has(named) ? say(named) : typeof value === 'number' ? digits(value) : value
}
