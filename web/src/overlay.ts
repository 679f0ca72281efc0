/**
 * What lies over the page, a panel or a dialog, is closed by Back, as a phone's people expect: while it is open, the
 * history has an entry for it. Once it was closed otherwise that entry is of no use, and Back steps over it.
 */

/** How each open one is closed, the topmost last. */
const open: (() => void)[] = []
/** The address of the entry that stands for what lies, or lay, over the page; null on any other entry. */
let entry: string | null = null
/** The address that a step back of our own is to leave; null while none is on its way. */
let leaving: string | null = null

/** Something is laid over the page; `close` is called on Back, and when the address changes. To be called once it is gone. */
export function lay(close: () => void): () => void {
  if (entry === null || open.length) history.pushState({ overlay: true }, '')
  entry = location.href
  open.push(close)
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
  }
}

/** Follow the links within what lies over the page: they take its place in the history. */
export function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  location.replace(link.href)
}

/** Begin to listen; a reload may have left an entry of something that lies there no more. */
export function listenForBack(): void {
  entry = isOverlay(history.state) ? location.href : null
  addEventListener('popstate', (event) => {
    const left = entry
    entry = isOverlay(event.state) ? location.href : null
    const close = open.pop()
    if (close) close()
    // On a busy machine the browser may not have come along yet and takes the step from where it was: then once more.
    else if (leaving !== null ? leaving === location.href : left === location.href || entry !== null) return stepBack()
    leaving = null
  })
}

/** One step further back, once the browser is done with this one. */
function stepBack(): void {
  leaving = location.href
  setTimeout(() => history.back())
}

function isOverlay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'overlay' in state
}
