/**
 * The stage: one table as it is being shown. The newest view decides what may be done; what is shown follows it frame by
 * frame, each drawn for its time, and a tap ends the script. It knows no game and no page.
 */
import type { RoundResult, View } from '../messages'
import { covered } from './scene'
import { script, still, type Frame } from './script'
import type { Staging, Tap } from './staging'

/** With more than this waiting the page was asleep: it goes on from the newest picture. */
const MANY = 60
/** In a lesson nobody is asked to go on after a round. */
const LESSON_MS = 900

/** What a renderer does for the stage; without one the frames change all the same. */
export interface Renderer {
  /** Show what `change` brings, cards going to their places in `ms`. */
  draw(frame: Frame, change: () => void, ms: number): Promise<void> | void
  /** Every card to its place at once. */
  land(): void
}

/** What the near side does reaches the house by these. */
export interface Hands {
  near: number
  sending: string | null
  play: (move: string) => void
  explain: (reason: string) => void
  lesson?: boolean
}

export interface Tempo {
  /** What all times are multiplied by; 0: only the newest picture. */
  factor: () => number
  /** Nobody is looking: nothing is played out. */
  hidden: () => boolean
}

const CALM: Tempo = { factor: () => 1, hidden: () => false }

export class Stage {
  frame: Frame
  /** The view that is fully on show. */
  shown: View
  /** The newest view. */
  view: View
  /** The cards picked up. */
  picked: string[]
  /** The finished round that waits to be looked at. */
  ended: RoundResult | null
  hands: Hands
  renderer: Renderer | null = null
  /** Told of every frame as it is drawn. */
  drawn: (frame: Frame) => void = () => {}

  readonly open: boolean
  #queue: Frame[] = []
  #run = 0
  #running = false
  #wake: (() => void) | null = null

  constructor(
    readonly staging: Staging,
    view: View,
    hands: Hands,
    readonly tempo: Tempo = CALM,
  ) {
    this.view = $state.raw(view)
    this.shown = $state.raw(view)
    this.frame = $state.raw(still(staging.scene(view, [])))
    this.picked = $state.raw([])
    this.ended = $state.raw(null)
    this.hands = $state.raw(hands)
    this.open = $derived(
      this.view.seat === this.hands.near && this.view.actors.includes(this.hands.near) && !this.hands.sending,
    )
  }

  /** A new view has come. */
  show(view: View): void {
    const before = this.view
    if (before === view) return
    this.view = view
    this.picked = this.staging.keep(this.#sight())
    const from = (this.#queue.at(-1) ?? this.frame).scene
    // A device that another seat looks at now shows that seat's table at once; a covered one shows no hand on the way.
    const sameEyes = before.seat === view.seat || view.seat === null
    if (!sameEyes || before.room !== view.room || this.tempo.hidden()) return this.#cut(before.round === view.round ? from : [])
    const start = view.seat === null ? covered(from) : from
    const frames = script(start, this.staging.happened(before, view, start))
    this.#queue.push(...frames, still(this.staging.scene(view, frames.at(-1)?.scene ?? start)))
    if (this.tempo.factor() === 0) this.#queue = this.#queue.filter(({ happening }) => !happening || happening.kind === 'ended')
    if (this.#queue.length > MANY) this.finish()
    else void this.#play()
  }

  #cut(from: Frame['scene']): void {
    this.#queue = [still(this.staging.scene(this.view, from))]
    this.finish()
  }

  /** Go to the newest picture at once: somebody acts. */
  finish(): void {
    if (!this.#running && this.#queue.length === 0) return
    const last = this.#queue.at(-1)
    this.#run += 1
    this.#running = false
    this.#queue = []
    this.#wake?.()
    this.shown = this.view
    this.ended = null
    this.renderer?.land()
    if (last) this.frame = last
  }

  /** The finished round has been looked at: go on from there. */
  goOn(): void {
    this.#wake?.()
  }

  async #play(): Promise<void> {
    if (this.#running) return
    const run = ++this.#run
    this.#running = true
    while (run === this.#run) {
      const next = this.#queue.shift()
      if (!next) break
      const waits = next.happening?.kind === 'ended'
      const ms = waits ? (this.hands.lesson ? LESSON_MS : next.ms) : next.ms * this.tempo.factor()
      this.drawn(next)
      if (this.renderer) await this.renderer.draw(next, () => (this.frame = next), ms)
      else this.frame = next
      if (run !== this.#run) return
      if (waits && !this.hands.lesson) this.ended = this.view.last
      if (ms > 0) await this.#sleep(ms)
      if (run === this.#run && waits) this.ended = null
    }
    if (run !== this.#run) return
    this.#running = false
    this.shown = this.view
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(wake, ms)
      const stage = this
      function wake(): void {
        clearTimeout(timer)
        stage.#wake = null
        done()
      }
      this.#wake = wake
    })
  }

  // ------------------------------------------------------------------------------------------------------ the hand

  #sight() {
    return { view: this.view, near: this.hands.near, open: this.open, picked: this.picked }
  }

  /** A tap on a card, wherever it lies. */
  tap(card: string): void {
    this.finish()
    if (!this.hands.sending) this.#do(this.staging.tap(this.#sight(), card))
  }

  /** Pick exactly these: a suggestion, a combination found in the hand. */
  pick(cards: readonly string[]): void {
    this.finish()
    this.picked = [...cards]
  }

  /** Let go of all that is picked; whether there was anything. */
  letGo(): boolean {
    const any = this.picked.length > 0
    this.picked = []
    return any
  }

  /** Play what is picked, where it is one move; whether it was. */
  playPicked(): boolean {
    const move = this.open ? this.staging.ready(this.#sight()) : null
    if (move !== null) this.hands.play(move)
    return move !== null
  }

  /** A hand card was dragged and let go over `target` (a card), or over the table (null). */
  drop(card: string, target: string | null): void {
    this.finish()
    if (!this.open) return this.tap(card)
    if (!this.picked.includes(card)) this.#do(this.staging.tap(this.#sight(), card))
    if (!this.picked.includes(card)) return
    if (target !== null && target !== card) this.tap(target)
    else if (!this.playPicked()) this.tap(card)
  }

  #do(done: Tap): void {
    if (!done) return
    if ('pick' in done) this.picked = done.pick
    else if ('play' in done) this.hands.play(done.play)
    else this.hands.explain(done.refuse)
  }
}
