/**
 * A room out of its parts: the house sends what seldom changes only when it has, and here it is put together with the
 * rest into the view that the page reads.
 */
import type { Frame, RoundResult, Table, View } from '../messages'

export class Parts {
  #room: string | null = null
  #table: Table | null = null
  #last: RoundResult | null = null

  /** The view after one more frame; null while no match is running, or where a part of it was never sent. */
  add(frame: Frame): View | null {
    if (frame.room !== this.#room) {
      this.#room = frame.room
      this.#table = this.#last = null
    }
    this.#table = frame.table ?? this.#table
    this.#last = frame.last ?? this.#last
    const { match, own } = frame
    const table = this.#table
    if (!match || !table) return null
    const last = this.#last
    return {
      ...match,
      room: frame.room,
      state: frame.state,
      game: table.game,
      options: table.options,
      seats: table.seats.map((chair, seat) => ({ ...chair, yours: own.seats.includes(seat) })),
      seat: own.seat,
      clock: own.clock,
      last: match.last !== null && last?.round === match.last ? last : null,
    }
  }
}
