/** What is said aloud: everything that happens for screen readers, and short explanations that everyone sees. */

const SPOKEN_LINES = 12
const SHOWN_MS = 5000

class Announcer {
  /** The newest lines, oldest first: the live region's content. */
  lines: { id: number; text: string }[] = $state([])
  /** The explanation on show. */
  notice: string | null = $state(null)
  #next = 0
  #hide: ReturnType<typeof setTimeout> | undefined

  /** Say it to those who listen. */
  announce(text: string): void {
    this.lines = [...this.lines.slice(1 - SPOKEN_LINES), { id: this.#next++, text }]
  }

  /** Say it to those who listen and show it to those who look. */
  explain(text: string): void {
    this.announce(text)
    this.notice = text
    clearTimeout(this.#hide)
    this.#hide = setTimeout(() => (this.notice = null), SHOWN_MS)
  }

  dismiss(): void {
    this.notice = null
  }
}

export const announcer = new Announcer()
