/**
 * A room out of its parts: the house sends what seldom changes only when it has, and here it is put together with the
 * rest into what the page reads.
 */
import type { Frame, Own, RoundResult, Table, View } from '../messages'

/** A room as this page knows it. `view` is the match that runs there, null before it has begun. */
export interface Room {
  room: string
  table: Table
  own: Own
  view: View | null
}

export class Parts {
  #room: string | null = null
  #table: Table | null = null
  #last: RoundResult | null = null

  /** The room after one more frame; null where a part of it was never sent. */
  add(frame: Frame): Room | null {
    if (frame.room !== this.#room) {
      this.#room = frame.room
      this.#table = this.#last = null
    }
    this.#table = frame.table ?? this.#table
    this.#last = frame.last ?? this.#last
    const { match, own } = frame
    const table = this.#table
    if (!table) return null
    const room = { room: frame.room, table, own, view: null }
    if (!match) return room
    const last = this.#last
    const view = {
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
    return { ...room, view }
  }
}
