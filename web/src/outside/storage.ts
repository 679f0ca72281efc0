/**
 * What the browser keeps between visits: who one is, settings, and which matches run. Never a position: what is hidden
 * on the table must not lie in a drawer where it can be looked up.
 *
 * A browser may keep nothing, or no more, or give back what somebody else has put there: each keepsake says what it looks
 * like, and what is taken where there is none.
 */
import * as v from 'valibot'
import { parsed } from './wire'

const PREFIX = 'hanpan.'

/** What the browser would not keep, as text: it holds as long as the page does. */
const unkept = new Map<string, string>()

/** What was kept under `name` if it looks like `shape`, else `otherwise`. */
export function recall<T>(name: string, shape: v.GenericSchema<unknown, T>, otherwise: T): T {
  const read = v.safeParse(shape, parsed(text(name)))
  return read.success ? read.output : otherwise
}

export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(PREFIX + name, text)
    unkept.delete(name)
  } catch {
    unkept.set(name, text)
  }
}

function text(name: string): string {
  try {
    return unkept.get(name) ?? localStorage.getItem(PREFIX + name) ?? ''
  } catch {
    return ''
  }
}
