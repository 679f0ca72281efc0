/** Shows one still picture of the table after another. The newest view decides; pictures in between may be skipped. */
import type { View } from '../../messages'
import { fly, land, still as motionless } from './flight'
import { frames, still, type Frame } from './frames'
import { positionOf } from './position'

/** With more than this waiting, the table has fallen behind and goes to the newest picture. */
const MANY = 14

export class Stage {
  frame: Frame
  /** The view that is fully on show. */
  shown: View
  root: HTMLElement | null = null

  #view: View
  #queue: Frame[] = []
  #run = 0
  #running = false

  constructor(view: View) {
    this.#view = view
    this.shown = $state.raw(view)
    this.frame = $state.raw(still(positionOf(view)))
  }

  show(view: View): void {
    const before = this.#view
    this.#view = view
    if (before === view) return
    const shown = this.#queue.at(-1) ?? this.frame
    const sameEyes = before.seat === view.seat || view.seat === null
    if (!sameEyes || motionless()) {
      this.#queue = [still(positionOf(view), before.round === view.round ? shown.cells : [])]
      this.finish()
      return
    }
    this.#queue.push(...frames(shown, before, view))
    if (this.#queue.length > MANY) this.finish()
    else void this.#play()
  }

  /** Go to the newest picture at once: somebody acts. */
  finish(): void {
    const last = this.#queue.at(-1)
    this.#run += 1
    this.#running = false
    this.#queue = []
    this.shown = this.#view
    if (this.root) land(this.root)
    if (last) this.frame = { ...last, from: {} }
  }

  async #play(): Promise<void> {
    if (this.#running) return
    const run = ++this.#run
    this.#running = true
    while (run === this.#run) {
      const next = this.#queue.shift()
      if (!next) break
      if (this.root) await fly(this.root, () => (this.frame = next).from, next.ms)
      else this.frame = next
      // The last picture counts as shown while its cards are still on their way.
      if (this.#queue.length > 0) await new Promise((done) => setTimeout(done, next.ms))
    }
    if (run !== this.#run) return
    this.#running = false
    this.shown = this.#view
  }
}
