// Made from what hanpan/games/koikoi declares (its record, facts and reasons) by scripts/message_types.py: change that,
// and run it again.

/** A card by its name, as docs/notation.md lists them. */
export type Card = string

/** A position of koikoi, as one viewer may know it. */
export type Position = {
  /** what is asked for: a hand card, the choice for a turned card, koi-koi or stop; or the month is over */
  phase: 'play' | 'pick' | 'call' | 'over'
  /** the seat to act */
  turn: number
  /** the seat that was dealt to first and began */
  dealer: number
  /** counted from 1 */
  month: number
  /** points of the match so far, by seat */
  total: number[]
  /** the hands, by seat; one that may not be seen is empty */
  hand: Card[][]
  /** cards in each hand */
  held: number[]
  /** hand cards each side has laid down this month */
  played: Card[][]
  /** the cards that lie on the field */
  field: Card[]
  /** the captured cards, by seat */
  taken: Card[][]
  /** pile cards turned so far */
  drawn: number
  /** koi-koi calls of each side this month */
  calls: number[]
  /** the yaku sum at each side's last call (KK-25) */
  called_at: number[]
  /** who won the month, -1: nobody, or it is running */
  winner: number
  /** points the winner got for the month */
  won: number
  /** how the month ended; redeal: four of a month lay on the field, and nothing counts (KK-05) */
  ending: 'running' | 'stopped' | 'last_card' | 'hand' | 'both_hands' | 'draw' | 'redeal'
  /** whose the last completed or running turn was, -1: there was none */
  last_seat: number
  /** what the hand card of that turn took, itself included */
  last_took: Card[]
  /** what its turned card took, itself included */
  last_turned_took: Card[]
  /** the turned card that waits for its taker's choice */
  turned: Card | null
  /** the pile from the top, null for what was drawn or may not be seen */
  pile: (Card | null)[]
  /** the hand card of the last turn */
  last_played: Card | null
  /** its turned card */
  last_turned: Card | null
  /** what people see beyond the record */
  facts: Facts
}

/** Both sides' yaku so far, and how a stop would be multiplied; lists are by seat. */
export type Facts = {
  /** the points of each yaku made, by its name */
  yaku: (Record<string, number>)[]
  /** the sum of the yaku, before any doubling */
  sum: number[]
  /** by what a stop now would be multiplied */
  factor: number[]
  /** cards left in the pile */
  pile_left: number
}

/** Why koikoi refuses a move. */
export type Reason = 'over' | 'not_your_turn' | 'choose_turned' | 'choose_call' | 'nothing_to_call' | 'nothing_turned' | 'not_in_hand' | 'choose_one_of_two' | 'no_match' | 'no_choice' | 'malformed'

/** The position of a view of koikoi. */
export function positionOf(of: { position: Record<string, unknown> }): Position {
  return of.position as Position
}
