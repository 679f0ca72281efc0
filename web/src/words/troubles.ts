/** Why something could not be done, in words: a code of the house's errors. */
import type { Answer } from '../socket/line'
import { say, words } from './words.svelte'

type Trouble = Extract<Answer, { type: 'error' }>

export function troubleText(trouble: Pick<Trouble, 'code'>): string {
  const key = `error-${trouble.code}`
  return say(words.has(key) ? key : 'error-internal')
}
