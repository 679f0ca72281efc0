/**
 * What the browser keeps between visits: who one is, settings, and which matches run. Never a position: what is hidden
 * on the table must not lie in a drawer where it can be looked up.
 */
const PREFIX = 'hanpan.'

/** What was kept under `name`, or null (nothing, another version's, or the browser keeps nothing). */
export function recall(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null')
  } catch {
    return null
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing still plays; it only forgets.
  }
}
