/** What is said at the table on show: lines of people, which are text and nothing else, and phrases of every language. */
import { announcer } from '../announcer.svelte'
import type { Chat as Heard, Line, Speaker } from '../messages'
import { kept } from '../outside/kept'
import { say, words } from '../words/words.svelte'

/** What every language has words for, in the order of its buttons. */
export const PHRASES = [
  'hello',
  'good_luck',
  'well_played',
  'thanks',
  'sorry',
  'one_moment',
  'your_turn',
  'good_game',
  'again',
  'goodbye',
] as const
/** The longest line, as the house has it. */
export const LONGEST = 200

class Chat {
  /** The lines, oldest first; each once, however often it comes. */
  lines: Line[] = $state.raw([])
  /** Who is not to be read here: the house keeps it, for all of one's devices. */
  muted: Speaker[] = $state.raw([])
  /** Lines that came while nobody looked. */
  unread = $state(0)
  /** Whether there is to be any chat on this device. */
  on: boolean = $state(kept.chat.get())
  /** Whether the lines are before somebody's eyes. */
  shown = $state(false)

  /**
   * Lines have come: the newest at entering and when somebody is muted or read again, later each as it is said. `own`:
   * the seats of this page; `entered`: when it came in, by the house's time, null before it has.
   */
  hear(heard: Heard, own: number[], entered: number | null): void {
    const known = new Set(this.lines.map((line) => line.number))
    // Of whom one did not read a moment ago, what was said before is no news.
    const old = new Set(this.muted.map((one) => one.speaker))
    if (heard.muted) this.muted = heard.muted
    const fresh = heard.lines.filter((line) => !known.has(line.number))
    if (!fresh.length) return
    // Spectators' lines come when the round is over, after later ones: the number says where they belong.
    this.lines = [...this.lines, ...fresh].sort((one, other) => one.number - other.number)
    // What was said before one came in is there to be read, and is not news.
    const news = fresh.filter(
      (line) => entered !== null && line.at > entered && !old.has(line.speaker) && !(line.seat !== null && own.includes(line.seat)),
    )
    if (!this.on) return
    if (!this.shown) this.unread += news.length
    for (const line of news) announcer.announce(say('chat-said', { name: nameOf(line), text: textOf(line) }))
  }

  read(): void {
    this.unread = 0
  }

  turn(on: boolean): void {
    this.on = on
    kept.chat.set(on)
    if (!on) this.unread = 0
  }

  clear(): void {
    this.lines = []
    this.muted = []
    this.unread = 0
  }
}

/** The words of a line. */
export function textOf(line: Line): string {
  if (line.phrase === null || line.phrase === undefined) return line.text ?? ''
  const key = `phrase-${line.phrase}`
  return words.has(key) ? say(key) : line.phrase
}

/** Who said it. */
export function nameOf(one: Line | Speaker): string {
  return one.name ?? say(one.seat === null ? 'onlooker' : 'seat', { number: (one.seat ?? 0) + 1 })
}

export const chat = new Chat()
