/** Why something could not be done, in words: a code of the house's errors. */
import type { Answer } from '../socket/line'
import { say, words } from './words.svelte'

type Trouble = Pick<Extract<Answer, { type: 'error' }>, 'code'> & { args?: Record<string, number | string> }

export function troubleText(trouble: Trouble): string {
  const key = `error-${trouble.code}`
  return words.has(key) ? say(key, trouble.args) : say('error-internal')
}
