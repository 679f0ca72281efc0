/** What the system shows while the page is hidden: that it is one's turn, once for each. */
import { route } from './route.svelte'

let shown: Notification | null = null

/** Show it in place of the last one; a click on it brings the page back. */
export function notify(title: string, body: string): void {
  take()
  try {
    if (Notification.permission !== 'granted') return
    shown = new Notification(title, { body, tag: `hanpan ${route.place.at}` })
    shown.onclick = () => {
      window.focus()
      take()
    }
  } catch {
    // A telephone's browser shows none from a page; the title says it too.
  }
}

/** Take it away: the page is seen. */
export function take(): void {
  shown?.close()
  shown = null
}
