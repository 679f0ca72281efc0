// Made from what hanpan/games/zayagoshi declares (its record, facts, reasons and tables) by scripts/message_types.py:
// change that, and run it again.

/** A card by its name, as docs/notation.md lists them. */
export type Card = string

/** A position of zayagoshi, as one viewer may know it. */
export type Position = {
  /** a turn, the da window after a discard, the choice at four kept cards, or the end */
  phase: 'turn' | 'da' | 'crown' | 'over'
  /** whose turn it is; in a da window, whose discard lies there */
  turn: number
  /** counted from 1 */
  round_no: number
  /** who rolled the dice (ZG-02) */
  roller: number
  /** what they showed, 0: not rolled */
  dice: number[]
  /** who was dealt to first and began */
  first: number
  /** points of the match so far, by seat */
  total: number[]
  /** what each seat's complete sets were worth in all rounds, for display only (ZG-27) */
  own: number[]
  /** the hands, by seat; what may not be seen is left out */
  hand: Card[][]
  /** cards in each hand */
  held: number[]
  /** the kept cards, by seat */
  kept: Card[][]
  /** 1 for the first who declared aba in this round, 2 for the second …; 0: did not */
  aba: number[]
  /** the pairs, by slot: two slots a number from 1 on, quotos the ninth */
  pair: Card[][]
  /** whose the pair in each slot is, -1: the slot is empty */
  owner: number[]
  /** ripening cards on each pair */
  ripened: number[]
  /** all ripening cards, oldest first; null: hidden, or none */
  ripe: (Card | null)[]
  /** the slot each lies on */
  ripe_on: number[]
  /** its number among all laid in this round, from 1 */
  ripe_no: number[]
  /** how many ripening cards there are */
  ripening: number
  /** ripening cards laid in this round so far */
  laid: number
  /** the centre from the top; null: hidden, or none */
  centre: (Card | null)[]
  /** who knows each card of the centre, as bits: the seats, and bit 4 for everybody */
  seen: number[]
  /** cards left in the centre */
  left: number
  /** the discards, oldest first */
  discards: (Card | null)[]
  /** how many there are */
  discarded: number
  /** 1 where this turn began with a draw */
  drew: number
  /** registered, ripened and kept in this turn */
  acts: number
  /** ripened in this turn */
  ripenings: number
  /** 1 where aba was declared in this turn */
  fresh_aba: number
  /** turns in a row without an act or da (ZX-08) */
  quiet: number
  /** turns in a row in which nothing could be done (ZX-08) */
  idle: number
  /** the seats that are still to answer the da window, as bits */
  asked: number
  /** the answers to the window, by seat: 0 none yet, 1 pass, 2 + card da with that card, -1 given and hidden */
  answer: number[]
  /** who won the round, -1: nobody, or it is running */
  winner: number
  /** how the round ended */
  ending: 'running' | 'four_kept' | 'five_kept' | 'idle' | 'quiet'
  /** what each seat gets (or pays) for this round */
  won: number[]
  /** the last thing all saw */
  act: 'none' | 'register' | 'ripen' | 'keep' | 'discard' | 'end' | 'finish' | 'aba' | 'da'
  /** who did it, -1: nobody */
  act_seat: number
  /** with which open cards */
  act_cards: Card[]
  /** cards each viewer (the seats, then everybody) knows in other seats' hands */
  knows: Card[][]
  /** [4 · viewer + seat]: cards the viewer knows among that seat's closed cards, in hand or ripening */
  loose: Card[][]
  /** for such cards: how many ripening cards had been laid when each was drawn */
  since: number[]
  /** what people see beyond the record */
  facts: Facts
}

/** Sets, pairs and the da window; lists are by seat. */
export type Facts = {
  /** the kept cards */
  sets: KeptSet[]
  /** what the set would be with one card more, for each card the view shows that the seat could get: from its pairs, its hand, a discard it is asked about */
  would: (Record<string, KeptSet>)[]
  /** the pairs, by number */
  pairs: OwnPair[][]
  /** the open window; null: none is open */
  da: DaWindow | null
  /** the turn cannot end without a discard */
  must_discard: boolean
}

/** A set of kept cards in words. Of fewer than four cards it is not complete and has no value (ZG-26). */
export type KeptSet = {
  /** how many cards */
  cards: number
  /** kinds of shape */
  shapes: number
  /** kinds of colour */
  colours: number
  /** kinds of number */
  numbers: number
  /** whether four or five kinds of number are strong; null: there are fewer */
  strong: boolean | null
  /** its points; null: not complete */
  value: number | null
}

/** A pair that a seat has registered. */
export type OwnPair = {
  /** its two cards */
  cards: string[]
  /** the cards laid on it, oldest first; null: not to be seen */
  ripening: (string | null)[]
  /** how many ripening cards it needs */
  needs: number
  /** whether it has them */
  ripe: boolean
}

/** The open window after a discard. */
export type DaWindow = {
  /** the discard */
  card: string
  /** the seat that discarded it */
  from: number
  /** the seats that have still to answer */
  asked: number[]
  /** the seats that have answered */
  answered: number[]
}

/** Why zayagoshi refuses a move. */
export type Reason = 'over' | 'not_your_turn' | 'answered' | 'answer_first' | 'no_discard_offered' | 'finish_or_aba' | 'not_complete' | 'not_in_hand' | 'other_number' | 'no_pair' | 'not_ripe' | 'enough_done' | 'aba_waits' | 'must_discard' | 'malformed'

/** The position of a view of zayagoshi. */
export function positionOf(of: { position: Record<string, unknown> }): Position {
  return of.position as Position
}

/** What so many kinds do to the points: first what is added, then what multiplies, then what raises. */
export type Part = {
  add: number
  times: number
  power: number
}

/** What a set is worth before its kinds are looked at. */
export const START: number = 2

/** What 0 to 5 kinds of shape do; there are four. */
export const OF_SHAPES: Part[] = [
  {"add":-1,"times":1,"power":1},
  {"add":-1,"times":1,"power":1},
  {"add":1,"times":1,"power":1},
  {"add":0,"times":2,"power":1},
  {"add":0,"times":1,"power":2},
  {"add":0,"times":1,"power":1},
]

/** What 0 to 5 kinds of colour do. */
export const OF_COLOURS: Part[] = [
  {"add":-2,"times":1,"power":1},
  {"add":-2,"times":1,"power":1},
  {"add":1,"times":1,"power":1},
  {"add":0,"times":2,"power":1},
  {"add":0,"times":3,"power":1},
  {"add":0,"times":1,"power":2},
]

/** What 0 to 5 kinds of number do. */
export const OF_NUMBERS: Part[] = [
  {"add":-2,"times":1,"power":1},
  {"add":-2,"times":1,"power":1},
  {"add":1,"times":1,"power":1},
  {"add":0,"times":2,"power":1},
  {"add":0,"times":3,"power":1},
  {"add":0,"times":1,"power":2},
]

/** The same where they are strong; there are four or five. */
export const OF_STRONG_NUMBERS: Part[] = [
  {"add":-2,"times":1,"power":1},
  {"add":-2,"times":1,"power":1},
  {"add":1,"times":1,"power":1},
  {"add":0,"times":2,"power":1},
  {"add":0,"times":1,"power":2},
  {"add":0,"times":1,"power":3},
]
