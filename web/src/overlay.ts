/**
 * What lies over the page, a panel or a dialog, is closed by Back, as a phone's people expect: while it is open, the
 * history has an entry for it.
 */

/** How each open one is closed, the topmost last. */
const open: (() => void)[] = []
/** Steps back of our own that have not arrived yet. */
let stepping = 0

/** Something is laid over the page; `close` is called on Back, and when the address changes. To be called once it is gone. */
export function lay(close: () => void): () => void {
  history.pushState({ overlay: true }, '')
  open.push(close)
  return () => {
    const at = open.indexOf(close)
    if (at < 0) return
    open.splice(at, 1)
    stepping += 1
    history.back()
  }
}

/** Follow the links within what lies over the page: they take its place in the history. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  location.replace(link.href)
}

/** Begin to listen; an entry that was left by a reload is stepped over. */
export function listenForBack(): void {
  addEventListener('popstate', () => {
    if (stepping) stepping -= 1
    else open.pop()?.()
  })
  const state: unknown = history.state
  if (state && typeof state === 'object' && 'overlay' in state) history.back()
}
