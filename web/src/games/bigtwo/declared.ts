// Made from what hanpan/games/bigtwo declares (its record, facts, reasons and tables) by scripts/message_types.py:
// change that, and run it again.

/** A card by its name, as docs/notation.md lists them. */
export type Card = string

/** A position of bigtwo, as one viewer may know it. */
export type Position = {
  /** whether the hand is being played or over */
  phase: 'play' | 'over'
  /** the seat to act, -1: nobody */
  turn: number
  /** the number of this hand, from 1 */
  round_no: number
  /** the seat that was dealt to first */
  starter: number
  /** who won the hand before, -1: nobody */
  won_before: number
  /** money of the match so far, by seat */
  total: number[]
  /** the hands, by seat; one that may not be seen is empty */
  hand: Card[][]
  /** cards in each hand */
  held: number[]
  /** all cards on the table */
  trick: Card[]
  /** the cards of earlier tricks */
  gone: Card[]
  /** cards left over from the deal, in order; null for what was drawn or may not be seen */
  stock: (Card | null)[]
  /** cards that are left of the stock */
  stock_size: number
  /** stock cards taken on passes (BT-04) */
  drawn: number
  /** … by each seat */
  drew: number[]
  /** who began the hand, -1: nobody yet */
  leader: number
  /** the card the leader began for, which everyone was asked for; none where the winner began */
  starting: Card[]
  /** 1 while the first play is still to come and must hold the starting card (BT-11) */
  opening: number
  /** how many cards the play to beat has, 0: the table is empty */
  t_size: number
  /** its strength among plays of its size */
  t_power: number
  /** its cards */
  t_cards: Card[]
  /** who made it, -1: nobody */
  last: number
  /** the seats that have passed since the last play (or in the trick, where that locks out), as bits */
  passed: number
  /** seats in a row that could not lead (BX-01) */
  idle: number
  /** moves made in this hand */
  moves: number
  /** [5 · i + j]: 1 + the last move by which seat i broke its duty while j held one card, 0: none */
  broke: number[]
  /** who won the hand, -1: nobody yet */
  winner: number
  /** money of this hand, by seat */
  won: number[]
  /** what people see beyond the record */
  facts: Facts
}

/** What is to be beaten and owed, and after a hand who pays whom; lists are by seat. */
export type Facts = {
  /** of the play to beat; none: the table is empty */
  category: 'flush' | 'four' | 'full_house' | 'none' | 'pair' | 'single' | 'straight' | 'straight_flush' | 'triple'
  /** the cards that its jokers stand for */
  joker_as: string[]
  /** who holds one card */
  one_card: boolean[]
  /** whether the seat to act must do its best for that (BT-48) */
  bound: boolean
  /** the plays that do, as far as that seat's hand is known */
  owed: string[]
  /** places by cards (BT-41, BT-42); after a hand */
  rank?: number[]
  /** what is paid is multiplied; after a hand */
  multipliers?: number[]
  /** seat by seat: who pays whom; after a hand */
  pays?: number[][]
  /** who pays for all, -1: nobody; after a hand */
  breaker?: number
}

/** Why bigtwo refuses a move. */
export type Reason = 'over' | 'not_your_turn' | 'not_in_hand' | 'no_combination' | 'must_lead' | 'wrong_count' | 'not_higher' | 'holds_starter' | 'joker_last' | 'duty' | 'malformed'

/** The position of a view of bigtwo. */
export function positionOf(of: { position: Record<string, unknown> }): Position {
  return of.position as Position
}

/** Five ranks, from the three (0) to the two (12), that are a straight. */
export type Straight = {
  ranks: number[]
  /** the switch that must be on; null: always */
  option: string | null
}

/** All kinds of play, fewer cards before more, low before high. */
export const KINDS: string[] = [
  "single",
  "pair",
  "triple",
  "straight",
  "flush",
  "full_house",
  "four",
  "straight_flush",
]

/** What can be a straight (BT-21, BT-22, BX-09). */
export const STRAIGHTS: Straight[] = [
  {"ranks":[0,1,2,3,4],"option":null},
  {"ranks":[1,2,3,4,5],"option":null},
  {"ranks":[2,3,4,5,6],"option":null},
  {"ranks":[3,4,5,6,7],"option":null},
  {"ranks":[4,5,6,7,8],"option":null},
  {"ranks":[5,6,7,8,9],"option":null},
  {"ranks":[6,7,8,9,10],"option":null},
  {"ranks":[7,8,9,10,11],"option":null},
  {"ranks":[0,1,2,3,12],"option":"low_straights"},
  {"ranks":[0,1,2,11,12],"option":"low_straights"},
  {"ranks":[8,9,10,11,12],"option":"jqka2"},
]
