/** Where the running trick is swept and low begins to beat high, followed from the moves alone, play by play. */
import type { View } from '../messages'
import { isBit, positionOf, type Climbing } from './climbing'

/** What a play does beside lying there. */
export interface Effects {
  /** It ends the trick, by what: the end of a word's key; '' where it does not. */
  cuts: string
  /** It turns the order of strength round. */
  reverses: boolean
  /** The same until the table is cleared. */
  jackBack: boolean
}

export const NO_EFFECTS: Effects = { cuts: '', reverses: false, jackBack: false }

export class Trick {
  /** Cards that each seat holds. */
  readonly held: number[]
  /** Who made the play to beat, -1: nobody; what it was. */
  last: number
  top: string[]
  reversed: boolean
  #passed: Set<number>
  #out: boolean

  constructor(view: View, readonly game: Climbing) {
    const position = positionOf(view)
    this.held = [...position.held]
    this.last = position.t_cards.length ? position.last : -1
    this.top = position.t_cards
    this.reversed = game.revolution?.(view) ?? false
    this.#passed = new Set(view.seats.flatMap((_, seat) => (isBit(position.passed, seat) ? [seat] : [])))
    this.#out = view.options.pass_out === true
  }

  /** A play is laid; what it does. */
  play(view: View, seat: number, move: string, cards: string[]): Effects {
    const effects = this.game.effects?.(view, move, this.top) ?? NO_EFFECTS
    this.held[seat] = Math.max(0, (this.held[seat] ?? 0) - cards.length)
    this.last = seat
    this.top = cards
    if (effects.reverses) this.reversed = !this.reversed
    if (!this.#out) this.#passed.clear()
    return effects
  }

  pass(seat: number): void {
    this.#passed.add(seat)
  }

  /** Whether nobody is left who could answer. */
  get over(): boolean {
    return this.last >= 0 && this.held.every((held, seat) => held === 0 || seat === this.last || this.#passed.has(seat))
  }

  /** The table is cleared; who had made the last play. */
  sweep(): number {
    const winner = this.last
    this.last = -1
    this.top = []
    this.#passed.clear()
    return winner
  }
}
