// Made from the structs in hanpan/house/messages.py and hanpan/server/schema.py by scripts/message_types.py: change
// those, and run it again. How a conversation goes is told in docs/protocol.md.

export type Command = Hello | Open | Enter | Rematch | Instead | Tables | PlayNow | Ping | Face | Move | Next | Hint | Foresee | Leave | History | AskText | Join | Stand | Ready | Begin | Invite | Seated | Swap | Change | Show | StandIn | Return | Say | Mute

export type Message = Progress | Welcome | Opened | Done | Refused | Error | Rounds | PositionText | Hinted | Foreseen | ListedTables | Chat | Pong | Frame

/** The first message of a connection. Without a token a new person comes in and is given one. */
export interface Hello {
  type: 'hello'
  version: number
  token?: string | null
}

/**
 * Open a room. Where nobody is awaited the match begins at once. Two or more seats "here" share one device.
 * Answer: `opened`, then `view`.
 *
 * `listed`: the table stands in the lobby's list, and anybody may sit down. `watching`: who may look on. `endless`:
 * between rounds seats may change hands. `name`: what the others shall call the person.
 */
export interface Open {
  type: 'open'
  id: string
  game: string
  seats: SeatWish[]
  options?: Record<string, number | string | boolean>
  clock?: number | null
  listed?: boolean
  watching?: 'late' | 'none' | 'open'
  endless?: boolean
  name?: string | null
  bank?: number
  increment?: number
}

/**
 * Who shall sit on a seat: the person who opens the room ("here"), a computer player of a level, or a friend, who
 * comes by the link.
 */
export interface SeatWish {
  kind: 'computer' | 'friend' | 'here'
  level?: string | null
}

/** Come (back) into a room. `key`: of the link by which one comes. Answer: `done`, then `view`. */
export interface Enter {
  type: 'enter'
  id: string
  room: string
  key?: string | null
}

/**
 * After a match: the same table once more, with the seats turned on by one where several people sit. It begins when
 * all of them have said so. `invite`: with a new link to the seats of the others. Answer: `opened` with the new room,
 * the same for all, then `view`.
 */
export interface Rematch {
  type: 'rematch'
  id: string
  room: string
  invite?: boolean
}

/**
 * Everybody else has been away for two minutes: end this match and begin a new one with computer players in their
 * place. Answer: `opened`, or `refused`.
 */
export interface Instead {
  type: 'instead'
  id: string
  room: string
  level?: string | null
}

/** The tables where anybody may sit down. Answer: `tables`. */
export interface Tables {
  type: 'tables'
  id: string
  game?: string | null
}

/** Sit down at a listed table that plays just this, or open one and wait. Answer: `opened`, then `view`. */
export interface PlayNow {
  type: 'play_now'
  id: string
  game: string
  seats: number
  options?: Record<string, number | string | boolean>
  clock?: number | null
  name?: string | null
  bank?: number
  increment?: number
}

/** Is anybody there? Answer: `pong`. */
export interface Ping {
  type: 'ping'
  id: string
}

/** On a shared device: show this connection the table from `seat`, or, with null, covered (no hand at all). */
export interface Face {
  type: 'face'
  id: string
  room: string
  seat: number | null
}

/**
 * Make a move on a seat of one's own. Answer: `done` once it is on disk, or `refused`; then `view`.
 *
 * While a window is open: `done` when it has closed.
 */
export interface Move {
  type: 'move'
  id: string
  room: string
  seat: number
  state: number
  move: string
}

/**
 * After a round, where the table is asked (`ways` of a view): how the match goes on. Whoever sits at it may say so,
 * and the first counts. Answer: `done` once it is on disk, or `refused`; then `view`.
 */
export interface Next {
  type: 'next'
  id: string
  room: string
  state: number
  way: string
}

/**
 * What would the strongest computer player do on a seat of one's own, by what that seat sees? Only where nobody
 * else plays at another device. Answer: `hinted`, when it has been thought about, or `refused`.
 */
export interface Hint {
  type: 'hint'
  id: string
  room: string
  seat: number
  state: number
}

/**
 * What would come of a move that one may make now, by the search of the strongest computer player? Where `hint` may
 * be asked. Answer: `foreseen`, when it has been thought about, or `refused`.
 */
export interface Foresee {
  type: 'foresee'
  id: string
  room: string
  seat: number
  state: number
  move: string
}

/** End a match that nobody else needs (all its people are on this device). Answer: `done`. */
export interface Leave {
  type: 'leave'
  id: string
  room: string
}

/** Finished rounds of a match, a page of them: those before round `before`, or the newest. Answer: `rounds`. */
export interface History {
  type: 'history'
  id: string
  room: string
  before?: number | null
  limit?: number
}

/** The position as one line of text, as this connection may know it. Answer: `text`. */
export interface AskText {
  type: 'text'
  id: string
  room: string
}

/**
 * Sit down on a seat that is free: the one named, or the first. `key`: of the invitation; a listed table needs
 * none. Where only two play, coming is being ready. Answer: `done`, or `refused`; then `view`.
 */
export interface Join {
  type: 'join'
  id: string
  room: string
  key?: string | null
  seat?: number | null
  name?: string | null
}

/** Give up one's seat; while a match goes on, a computer player sits down there. Answer: `done`, or `refused`. */
export interface Stand {
  type: 'stand'
  id: string
  room: string
}

/** One is ready to begin, or is not any more. The match begins when every seat has somebody and all are ready. */
export interface Ready {
  type: 'ready'
  id: string
  room: string
  ready?: boolean
}

/** The maker begins: every seat has somebody. */
export interface Begin {
  type: 'begin'
  id: string
  room: string
}

/** The maker opens a seat to whoever comes by the link, or (`open` false) takes that back. */
export interface Invite {
  type: 'invite'
  id: string
  room: string
  seat: number
  open?: boolean
}

/** The maker puts a computer player on a seat that nobody has. */
export interface Seated {
  type: 'level'
  id: string
  room: string
  seat: number
  level: string
}

/** The maker lets two seats change who sits there. */
export interface Swap {
  type: 'swap'
  id: string
  room: string
  one: number
  other: number
}

/**
 * Before the match, the maker changes what is played: all options that are no defaults, and the clock. Who was
 * ready says so again.
 */
export interface Change {
  type: 'change'
  id: string
  room: string
  options?: Record<string, number | string | boolean>
  clock?: number | null
  bank?: number
  increment?: number
}

/** The maker says whether the table is listed, and who may look on. */
export interface Show {
  type: 'show'
  id: string
  room: string
  listed: boolean
  watching: 'late' | 'none' | 'open'
}

/**
 * Let a computer player play a seat until its person is back: one's own at once; that of somebody who has been away
 * for two minutes when more than half of the people who are there say so. Answer: `done`, or `refused`.
 */
export interface StandIn {
  type: 'stand_in'
  id: string
  room: string
  seat: number
  level?: string | null
}

/** Play one's seats oneself again. Answer: `done`, or `refused`; then `view`. */
export interface Return {
  type: 'return'
  id: string
  room: string
}

/**
 * A line for the table's chat: free text, or one of the phrases that every language has, by its key. Who sits here
 * speaks to all who do, and who looks on to all who look on; those are read at the table when the round is over.
 * Answer: `done`, or `refused`.
 */
export interface Say {
  type: 'say'
  id: string
  room: string
  text?: string | null
  phrase?: string | null
}

/** Be sent no more lines of a speaker here, or be sent them again. Answer: `done`. */
export interface Mute {
  type: 'mute'
  id: string
  room: string
  speaker: string
  muted?: boolean
}

/** The machine code of the rules is being made (first start): `done` of `total` steps. Play goes on meanwhile. */
export interface Progress {
  type: 'progress'
  done: number
  total: number
}

/** The answer to `hello`. Keep the token: it is who you are. `rooms`: your matches that are still running. */
export interface Welcome {
  type: 'welcome'
  version: number
  token: string
  rooms: string[]
  progress: Progress | null
}

/** A new room, entered. */
export interface Opened {
  type: 'opened'
  id: string
  room: string
}

/** The command was carried out; the room's state number is now `state`. */
export interface Done {
  type: 'done'
  id: string
  room: string
  state: number
}

/**
 * The command was understood and not allowed, and nothing has changed. `reason`: a `Reason`, or one of the game's
 * (words `<game>-reason-<reason>`).
 */
export interface Refused {
  type: 'refused'
  id: string
  room: string
  state: number
  reason: string
}

/**
 * The message could not be used. `args`: what the words of the `code` name; `text` says in English what was wrong
 * and what would be right, for who writes a program.
 */
export interface Error {
  type: 'error'
  id: string | null
  code: Code
  text: string
  args?: Record<string, number | string>
}

export type Code = 'bad_clock' | 'bad_message' | 'bad_move' | 'bad_option' | 'bad_seats' | 'bad_version' | 'bad_way' | 'busy' | 'damaged' | 'elsewhere' | 'hello_again' | 'hello_first' | 'internal' | 'no_game' | 'no_room' | 'not_kept' | 'other_rules' | 'too_long' | 'too_many'

/** The answer to `history`: finished rounds, oldest first; `more`: there are older ones. */
export interface Rounds {
  type: 'rounds'
  id: string
  room: string
  results: RoundResult[]
  more: boolean
}

/** A finished round: points and places by seat, and the table at its end as this viewer may know it. */
export interface RoundResult {
  round: number
  points: number[]
  places: number[]
  position: Record<string, unknown>
}

/** The answer to `text`. */
export interface PositionText {
  type: 'text'
  id: string
  room: string
  state: number
  text: string
}

/** What the strongest computer player would do, as notation, where state number `state` was seen. */
export interface Hinted {
  type: 'hinted'
  id: string
  room: string
  state: number
  move: string
}

/**
 * What came of a move in `deals` that the seat might face, with the round played out by the players' search: in how
 * many of them the seat has points of the round at its end (`own`), and in how many somebody else has (`other`).
 */
export interface Foreseen {
  type: 'foreseen'
  id: string
  room: string
  state: number
  deals: number
  own: number
  other: number
}

/** The answer to `tables`: those that have waited longest first. */
export interface ListedTables {
  type: 'tables'
  id: string
  tables: Listed[]
}

/** A table where anybody may sit down. `waiting`: seconds since it was opened. */
export interface Listed {
  room: string
  game: string
  options: Record<string, number | string | boolean>
  clock: number | null
  bank: number
  increment: number
  seats: Chair[]
  free: number
  waiting: number
  endless: boolean
}

/**
 * Who sits on a seat, as everybody may know it: a person, a computer player, whoever comes by the link ("open"), or
 * nobody ("empty").
 *
 * `since`: when a person's connection was lost (null: it is there). `stand_in`: the level of the computer player that
 * plays here until its person is back; `votes`: how many people are for one. `base`: the seat's points when its
 * person sat down, which are somebody else's.
 */
export interface Chair {
  kind: 'computer' | 'empty' | 'open' | 'person'
  level: string | null
  online: boolean
  name: string | null
  since: number | null
  ready: boolean
  stand_in: string | null
  votes: number
  base: number
}

/**
 * Lines of a room's chat: the newest at entering and after `mute`, then each as it is said. `muted`: whose lines
 * one is not sent (null: as was said last).
 */
export interface Chat {
  type: 'chat'
  room: string
  lines: Line[]
  muted?: Speaker[] | null
}

/**
 * A line of chat. `speaker`: who said it, by a name that is the same for all lines of theirs here; `seat`: from
 * where (null: somebody who looks on). Either `text`, which is text and nothing else, or `phrase`, the key of one.
 */
export interface Line {
  number: number
  speaker: string
  seat: number | null
  name: string | null
  at: number
  text?: string | null
  phrase?: string | null
}

/** Somebody who has said something, and when that was last, from which seat and under which name. */
export interface Speaker {
  speaker: string
  seat: number | null
  name: string | null
}

/** The answer to `ping`. */
export interface Pong {
  type: 'pong'
  id: string
}

/**
 * A room as this connection may know it, in parts. `match` holds all of the position and the moves of this round;
 * null: no match is running yet. `table` and `last` (the round before this one; while there are `ways`, the one that
 * has just ended) are there when they have changed since the connection was last sent them, and after `enter`.
 */
export interface Frame {
  type: 'view'
  room: string
  state: number
  own: Own
  match: MatchView | null
  table?: Table
  last?: RoundResult
}

/**
 * What is this connection's own: the seat whose eyes these are (null: covered, or a spectator), the seats that are
 * this person's, and the time that is left (null: there is no clock, and no window is open).
 *
 * `maker`: this person opened the table. `invited`: it may sit down where a seat is free, which the link to look on by
 * allows nobody. `invite`, `watch`: the keys of its links, for who sits here. `now`: the
 * house's time as the message was sent, in seconds, against which `since` and `until` are told.
 */
export interface Own {
  seat: number | null
  seats: number[]
  clock: Clock | null
  maker: boolean
  invited: boolean
  invite: string | null
  watch: string | null
  now: number
}

/**
 * How much time is left: `left`, by seat, in milliseconds from when the message was sent (null: no time runs for
 * that seat), of `total`. Of a move, of a table's choice how it goes on, or, while answers are gathered unseen, of the
 * window that all who are asked share. `bank`, by seat, where the clock has banks: the milliseconds in each after its
 * last move.
 */
export interface Clock {
  left: (number | null)[]
  total: number
  bank?: number[]
}

/** A match as one viewer may know it. */
export interface MatchView {
  actors: number[]
  legal: string[]
  ways: string[]
  position: Record<string, unknown>
  round: number
  played: Played[]
  last: number | null
  totals: number[]
  standing: number[]
  over: boolean
  left: boolean
}

/**
 * A move as this viewer may know it; null `move`: the viewer may not know its cards. `by`: "clock" where the house
 * moved because the seat's time had run out (null too where the viewer may not know the move).
 */
export interface Played {
  seat: number
  move: string | null
  by?: 'clock' | null
}

/**
 * What seldom changes at a table. `clock`: seconds for a move (null: as many as one likes), `bank`: seconds a round
 * beyond those, `increment`: what each move adds to them. `stuck`: what happens cannot be written to the disk at
 * present; the table goes on as soon as it can.
 *
 * `phase`: it waits for people, plays, or is over; `ended` says why it is over before a match was: its day
 * was over ("day"), or its maker closed it ("closed"). `maker`: the seat of
 * who opened it. `watchers`: how many look on. `until`: when the room is over at the latest. `next`: the room where
 * this table goes on.
 */
export interface Table {
  game: string
  options: Record<string, number | string | boolean>
  clock: number | null
  bank: number
  increment: number
  seats: Chair[]
  stuck: boolean
  phase: 'ended' | 'over' | 'playing' | 'waiting'
  ended: 'closed' | 'day' | null
  maker: number | null
  watching: 'late' | 'none' | 'open'
  watchers: number
  listed: boolean
  endless: boolean
  until: number | null
  next: string | null
}

export type Reason = 'answered' | 'begun' | 'match_over' | 'match_running' | 'no_hints' | 'no_seat' | 'nobody_else' | 'not_all_there' | 'not_begun' | 'not_maker' | 'not_text' | 'not_your_seat' | 'other_seat_acts' | 'others_play' | 'seat_taken' | 'shut_out' | 'stale' | 'taken_over' | 'too_early' | 'too_fast' | 'wrong_key'

/**
 * How the house is. `ready`: it goes by machine code; before, it plays too, a little slower. `progress`: of making
 * that code.
 */
export interface Health {
  version: string
  ready: boolean
  progress: Progress | null
  rooms: number
  visitors: number
}

/**
 * A game that can be opened: its options in the order of a form, presets of them, computer players weakest first,
 * how many may sit at a table, and whether there is a lesson.
 */
export interface GameForm {
  name: string
  options: OptionForm[]
  presets: Record<string, Record<string, number | string | boolean>>
  levels: string[]
  seats: number[]
  lesson: boolean
}

/**
 * An option of a game: one of `values`, or a whole number from `low` to `high`, or on or off.
 *
 * `local`: a rule of some tables only, which stands in a form under the heading of its `group`; `hidden`: not for a
 * form (it follows from something else).
 */
export interface OptionForm {
  name: string
  kind: 'choice' | 'number' | 'switch'
  default: number | string | boolean
  local?: boolean
  hidden?: boolean
  group?: string
  values?: (number | string)[] | null
  low?: number | null
  high?: number | null
}

/** A short introduction to a game; `seat` is the learner's. */
export interface LessonShown {
  game: string
  seat: number
  steps: LessonStep[]
}

/**
 * A point of a lesson. Its words are `<game>-lesson-<said>`, and `…-why` answers another legal move.
 *
 * `moves`: what the learner may play to go on, the move of the script first; empty where there is only something to
 * read. `look`: cards to look at.
 */
export interface LessonStep {
  said: string
  moves: string[]
  look: string[]
  view: View
}

/**
 * The newest parts of a room put together: everything a page shows follows from it alone. No message has this
 * form; it is what `Frame`s add up to.
 */
export interface View {
  room: string
  state: number
  game: string
  options: Record<string, number | string | boolean>
  seats: SeatInfo[]
  seat: number | null
  clock: Clock | null
  actors: number[]
  legal: string[]
  ways: string[]
  position: Record<string, unknown>
  round: number
  played: Played[]
  last: RoundResult | null
  totals: number[]
  standing: number[]
  over: boolean
  left: boolean
}

/** Who sits on a seat. */
export interface SeatInfo {
  kind: 'computer' | 'empty' | 'open' | 'person'
  level: string | null
  yours: boolean
  online: boolean
  name?: string | null
  since?: number | null
  ready?: boolean
  stand_in?: string | null
  votes?: number
  base?: number
}

/** Why a request was not answered. */
export interface Problem {
  status: number
  text: string
}
