// Made from what hanpan/games/koikoi declares (its record, facts, reasons and tables) by scripts/message_types.py:
// change that, and run it again.

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

/** A yaku, as a goal. */
export type Goal = {
  yaku: string
  /** the captured group it is shown at */
  kind: 'animal' | 'bright' | 'chaff' | 'ribbon'
  /** of these it is made; null: of any of its kind */
  cards: string[] | null
  /** how many of them make it */
  need: number
  /** when just made: a number, or the option that says it */
  points: number | string
  /** where that option is 0: the yaku whose points it gives together */
  together: string[]
  /** the cards it cannot do without */
  must: string[]
  /** it counts where each of these options is one of its values */
  when: Record<string, (string | boolean)[]>
  /** yaku that stand in its place (KK-37, KK-40, KX-08) */
  instead: string[]
  /** yaku that take its cards up, where surplus cards count for the larger (KK-38) */
  surplus: string[]
}

/** All yaku, dearest first, as on a parlour's wall. */
export const GOALS: Goal[] = [
  {"yaku":"five_brights","kind":"bright","cards":["01-bright","03-bright","08-bright","11-bright","12-bright"],"need":5,"points":"five_brights","together":[],"must":[],"when":{},"instead":[],"surplus":[]},
  {"yaku":"four_brights","kind":"bright","cards":["01-bright","03-bright","08-bright","12-bright"],"need":4,"points":"four_brights","together":[],"must":[],"when":{},"instead":["five_brights"],"surplus":[]},
  {"yaku":"rainy_four","kind":"bright","cards":["01-bright","03-bright","08-bright","11-bright","12-bright"],"need":4,"points":"rainy_four","together":[],"must":["11-bright"],"when":{},"instead":["five_brights","four_brights"],"surplus":[]},
  {"yaku":"three_brights","kind":"bright","cards":["01-bright","03-bright","08-bright","12-bright"],"need":3,"points":"three_brights","together":[],"must":[],"when":{},"instead":["five_brights","four_brights","rainy_four"],"surplus":[]},
  {"yaku":"flower_viewing","kind":"bright","cards":["03-bright","09-animal"],"need":2,"points":"viewing_points","together":[],"must":[],"when":{"viewing":["counts","with_another"]},"instead":["nomi"],"surplus":[]},
  {"yaku":"moon_viewing","kind":"bright","cards":["08-bright","09-animal"],"need":2,"points":"viewing_points","together":[],"must":[],"when":{"viewing":["counts","with_another"]},"instead":["nomi"],"surplus":[]},
  {"yaku":"nomi","kind":"bright","cards":["03-bright","08-bright","09-animal"],"need":3,"points":10,"together":[],"must":[],"when":{"viewing":["counts","with_another"],"nomi":[true]},"instead":[],"surplus":[]},
  {"yaku":"boar_deer_butterfly","kind":"animal","cards":["06-animal","07-animal","10-animal"],"need":3,"points":"set_points","together":[],"must":[],"when":{},"instead":[],"surplus":[]},
  {"yaku":"red_ribbons","kind":"ribbon","cards":["01-red","02-red","03-red"],"need":3,"points":"set_points","together":[],"must":[],"when":{},"instead":["both_ribbons"],"surplus":[]},
  {"yaku":"blue_ribbons","kind":"ribbon","cards":["06-blue","09-blue","10-blue"],"need":3,"points":"set_points","together":[],"must":[],"when":{},"instead":["both_ribbons"],"surplus":[]},
  {"yaku":"both_ribbons","kind":"ribbon","cards":["01-red","02-red","03-red","06-blue","09-blue","10-blue"],"need":6,"points":"both_ribbons","together":["red_ribbons","blue_ribbons"],"must":[],"when":{},"instead":[],"surplus":[]},
  {"yaku":"animals","kind":"animal","cards":null,"need":5,"points":1,"together":[],"must":[],"when":{},"instead":[],"surplus":["boar_deer_butterfly"]},
  {"yaku":"ribbons","kind":"ribbon","cards":null,"need":5,"points":1,"together":[],"must":[],"when":{},"instead":[],"surplus":["red_ribbons","blue_ribbons","both_ribbons"]},
  {"yaku":"chaff","kind":"chaff","cards":null,"need":10,"points":1,"together":[],"must":[],"when":{},"instead":[],"surplus":[]},
]

/** The cup: chaff too, unless option cup makes it an animal alone (KK-39). */
export const CUP: string = "09-animal"
