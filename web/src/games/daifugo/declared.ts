// Made from what hanpan/games/daifugo declares (its record, facts, reasons and tables) by scripts/message_types.py:
// change that, and run it again.

/** A card by its name, as docs/notation.md lists them. */
export type Card = string

/** A position of daifugo, as one viewer may know it. */
export type Position = {
  /** what is asked for: cards for the exchange, a play, cards to give on or to discard; or the round is over */
  phase: 'exchange' | 'play' | 'give' | 'discard' | 'over'
  /** the seat to act, -1: nobody, or several (see owes) */
  turn: number
  /** counted from 1 */
  round_no: number
  /** the seat that was dealt to first, and the leader where the lead goes by lot or stays (DK-07, DK-08) */
  starter: number
  /** what this round's lots are drawn from; hidden from all */
  lot: number
  /** the seat that follows each, as seated now */
  after: number[]
  /** places of the round before, 0: none */
  before: number[]
  /** points of the match so far, by seat */
  total: number[]
  /** the hands, by seat; one that may not be seen is empty */
  hand: Card[][]
  /** cards in each hand */
  held: number[]
  /** cards each seat knows in other places, for it gave them away */
  knows: Card[][]
  /** cards each rich seat knows its poor one has not, but for those in knows */
  lacks: Card[][]
  /** excluded or never dealt, face down */
  dead: Card[]
  /** the fallen daifugo's hand, face down (DG-59) */
  thrown: Card[]
  /** all cards on the table */
  trick: Card[]
  /** played earlier, or discarded face up */
  gone: Card[]
  /** what the rich have laid out in an exchange that waits for all (DK-39) */
  chosen: Card[][]
  /** cards each seat has still to choose in the exchange */
  owes: number[]
  /** cards that may still be given or discarded by the player of a 7 or 10 */
  asked: number
  /** how many the play allowed at first */
  granted: number
  /** what the play to beat is; none: the table is empty */
  t_type: 'none' | 'group' | 'run'
  /** how many cards it has */
  t_size: number
  /** its rank (of a group) or lowest rank (of a run): 0 … 12 for 3 … 2, 13 for jokers alone */
  t_rank: number
  /** its suits as bits, S H D C: of naturals and of declared jokers */
  t_suits: number
  /** its jokers */
  t_jokers: number
  /** its cards */
  t_cards: Card[]
  /** 1 where a hand that ends with this play ends by a foul */
  t_foul: number
  /** who played it, -1: nobody yet */
  last: number
  /** the suits to follow as bits, S H D C; 0: no lock */
  lock: number
  /** 1 in a revolution */
  reversed: number
  /** 1 while a jack turns strength round */
  jack_back: number
  /** the seats that have passed since the last play (or in the trick, where that locks out), as bits */
  passed: number
  /** ranks let pass with no lock that would have won, by seat: bits 0-13 singles (3 … 2, joker), 14-26 pairs */
  declined: number[]
  /** passes in a row, for the contest's end by twenty */
  passes: number
  /** the seats that hold cards, as bits */
  in_play: number
  /** how each seat ended its round; in: it has not */
  how: ('in' | 'clean' | 'foul' | 'fallen' | 'left')[]
  /** when each seat ended, 1: first, 0: not yet */
  order: number[]
  /** seats that have ended */
  ended: number
  /** final places, 0 until the round is over */
  place: number[]
  /** what people see beyond the record */
  facts: Facts
}

/** Titles, what follows, and which way strength runs; lists are by seat. */
export type Facts = {
  /** low beats high: revolution and J-back cancel each other */
  reversed: boolean
  /** the suits that must be followed */
  lock: ('C' | 'D' | 'H' | 'S')[]
  /** of the round before; null: there was none */
  titles: ('daifugo' | 'daihinmin' | 'fugo' | 'heimin' | 'hinmin' | null)[]
  /** of this round when it is over; null: it is running */
  won: ('daifugo' | 'daihinmin' | 'fugo' | 'heimin' | 'hinmin' | null)[]
}

/** Why daifugo refuses a move. */
export type Reason = 'over' | 'not_your_turn' | 'exchange_first' | 'give_first' | 'discard_first' | 'nothing_asked' | 'not_in_hand' | 'no_combination' | 'too_many' | 'must_lead' | 'wrong_shape' | 'wrong_count' | 'not_stronger' | 'locked' | 'joker_elsewhere' | 'wrong_number' | 'all_or_none' | 'malformed'

/** The position of a view of daifugo. */
export function positionOf(of: { position: Record<string, unknown> }): Position {
  return of.position as Position
}
