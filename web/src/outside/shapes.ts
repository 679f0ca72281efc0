// Made by scripts/message_types.py from the same structs as ../messages.ts: change those, and run it again. What comes
// in must have these shapes; fields that are not named here are let through.
import * as v from 'valibot'
import type * as types from '../messages'

const integer = v.pipe(v.number(), v.integer())

const Progress = v.looseObject({
  type: v.literal('progress'),
  done: integer,
  total: integer,
})

const Welcome = v.looseObject({
  type: v.literal('welcome'),
  version: integer,
  token: v.string(),
  rooms: v.array(v.string()),
  progress: v.union([Progress, v.null()]),
})

const Opened = v.looseObject({
  type: v.literal('opened'),
  id: v.string(),
  room: v.string(),
})

const Done = v.looseObject({
  type: v.literal('done'),
  id: v.string(),
  room: v.string(),
  state: integer,
})

const Refused = v.looseObject({
  type: v.literal('refused'),
  id: v.string(),
  room: v.string(),
  state: integer,
  reason: v.string(),
})

const Code = v.picklist(['bad_clock', 'bad_message', 'bad_move', 'bad_option', 'bad_seats', 'bad_version', 'bad_way', 'busy', 'damaged', 'elsewhere', 'hello_again', 'hello_first', 'internal', 'no_game', 'no_room', 'not_kept', 'other_rules', 'too_long', 'too_many'])

const Error = v.looseObject({
  type: v.literal('error'),
  id: v.union([v.string(), v.null()]),
  code: Code,
  text: v.string(),
  args: v.exactOptional(v.record(v.string(), v.union([integer, v.string()]))),
})

const RoundResult = v.looseObject({
  round: integer,
  points: v.array(integer),
  places: v.array(integer),
  position: v.record(v.string(), v.unknown()),
})

const Rounds = v.looseObject({
  type: v.literal('rounds'),
  id: v.string(),
  room: v.string(),
  results: v.array(RoundResult),
  more: v.boolean(),
})

const PositionText = v.looseObject({
  type: v.literal('text'),
  id: v.string(),
  room: v.string(),
  state: integer,
  text: v.string(),
})

const Hinted = v.looseObject({
  type: v.literal('hinted'),
  id: v.string(),
  room: v.string(),
  state: integer,
  move: v.string(),
})

const Foreseen = v.looseObject({
  type: v.literal('foreseen'),
  id: v.string(),
  room: v.string(),
  state: integer,
  deals: integer,
  own: integer,
  other: integer,
})

const Chair = v.looseObject({
  kind: v.picklist(['computer', 'empty', 'open', 'person']),
  level: v.union([v.string(), v.null()]),
  online: v.boolean(),
  name: v.union([v.string(), v.null()]),
  since: v.union([v.number(), v.null()]),
  ready: v.boolean(),
  stand_in: v.union([v.string(), v.null()]),
  votes: integer,
  base: integer,
})

const Listed = v.looseObject({
  room: v.string(),
  game: v.string(),
  options: v.record(v.string(), v.union([integer, v.string(), v.boolean()])),
  clock: v.union([integer, v.null()]),
  bank: integer,
  increment: integer,
  seats: v.array(Chair),
  free: integer,
  waiting: integer,
  endless: v.boolean(),
})

const ListedTables = v.looseObject({
  type: v.literal('tables'),
  id: v.string(),
  tables: v.array(Listed),
})

const Line = v.looseObject({
  number: integer,
  speaker: v.string(),
  seat: v.union([integer, v.null()]),
  name: v.union([v.string(), v.null()]),
  at: v.number(),
  text: v.exactOptional(v.union([v.string(), v.null()])),
  phrase: v.exactOptional(v.union([v.string(), v.null()])),
})

const Speaker = v.looseObject({
  speaker: v.string(),
  seat: v.union([integer, v.null()]),
  name: v.union([v.string(), v.null()]),
})

const Chat = v.looseObject({
  type: v.literal('chat'),
  room: v.string(),
  lines: v.array(Line),
  muted: v.exactOptional(v.union([v.array(Speaker), v.null()])),
})

const Pong = v.looseObject({
  type: v.literal('pong'),
  id: v.string(),
})

const Clock = v.looseObject({
  left: v.array(v.union([integer, v.null()])),
  total: integer,
  bank: v.exactOptional(v.array(integer)),
})

const Own = v.looseObject({
  seat: v.union([integer, v.null()]),
  seats: v.array(integer),
  clock: v.union([Clock, v.null()]),
  maker: v.boolean(),
  invited: v.boolean(),
  invite: v.union([v.string(), v.null()]),
  watch: v.union([v.string(), v.null()]),
  now: v.number(),
})

const Played = v.looseObject({
  seat: integer,
  move: v.union([v.string(), v.null()]),
  by: v.exactOptional(v.union([v.literal('clock'), v.null()])),
})

const MatchView = v.looseObject({
  actors: v.array(integer),
  legal: v.array(v.string()),
  ways: v.array(v.string()),
  position: v.record(v.string(), v.unknown()),
  round: integer,
  played: v.array(Played),
  last: v.union([integer, v.null()]),
  totals: v.array(integer),
  standing: v.array(integer),
  over: v.boolean(),
  left: v.boolean(),
})

const Table = v.looseObject({
  game: v.string(),
  options: v.record(v.string(), v.union([integer, v.string(), v.boolean()])),
  clock: v.union([integer, v.null()]),
  bank: integer,
  increment: integer,
  seats: v.array(Chair),
  stuck: v.boolean(),
  phase: v.picklist(['ended', 'over', 'playing', 'waiting']),
  ended: v.union([v.picklist(['closed', 'day']), v.null()]),
  maker: v.union([integer, v.null()]),
  watching: v.picklist(['late', 'none', 'open']),
  watchers: integer,
  listed: v.boolean(),
  endless: v.boolean(),
  until: v.union([v.number(), v.null()]),
  next: v.union([v.string(), v.null()]),
})

const Frame = v.looseObject({
  type: v.literal('view'),
  room: v.string(),
  state: integer,
  own: Own,
  match: v.union([MatchView, v.null()]),
  table: v.exactOptional(Table),
  last: v.exactOptional(RoundResult),
})

export const Message: v.GenericSchema<unknown, types.Message> = v.variant('type', [
  Progress,
  Welcome,
  Opened,
  Done,
  Refused,
  Error,
  Rounds,
  PositionText,
  Hinted,
  Foreseen,
  ListedTables,
  Chat,
  Pong,
  Frame,
])

const OptionForm = v.looseObject({
  name: v.string(),
  kind: v.picklist(['choice', 'number', 'switch']),
  default: v.union([integer, v.string(), v.boolean()]),
  local: v.exactOptional(v.boolean()),
  hidden: v.exactOptional(v.boolean()),
  group: v.exactOptional(v.string()),
  values: v.exactOptional(v.union([v.array(v.union([integer, v.string()])), v.null()])),
  low: v.exactOptional(v.union([integer, v.null()])),
  high: v.exactOptional(v.union([integer, v.null()])),
})

export const GameForm: v.GenericSchema<unknown, types.GameForm> = v.looseObject({
  name: v.string(),
  options: v.array(OptionForm),
  presets: v.record(v.string(), v.record(v.string(), v.union([integer, v.string(), v.boolean()]))),
  levels: v.array(v.string()),
  seats: v.array(integer),
  lesson: v.boolean(),
})

const SeatInfo = v.looseObject({
  kind: v.picklist(['computer', 'empty', 'open', 'person']),
  level: v.union([v.string(), v.null()]),
  yours: v.boolean(),
  online: v.boolean(),
  name: v.exactOptional(v.union([v.string(), v.null()])),
  since: v.exactOptional(v.union([v.number(), v.null()])),
  ready: v.exactOptional(v.boolean()),
  stand_in: v.exactOptional(v.union([v.string(), v.null()])),
  votes: v.exactOptional(integer),
  base: v.exactOptional(integer),
})

const View = v.looseObject({
  room: v.string(),
  state: integer,
  game: v.string(),
  options: v.record(v.string(), v.union([integer, v.string(), v.boolean()])),
  seats: v.array(SeatInfo),
  seat: v.union([integer, v.null()]),
  clock: v.union([Clock, v.null()]),
  actors: v.array(integer),
  legal: v.array(v.string()),
  ways: v.array(v.string()),
  position: v.record(v.string(), v.unknown()),
  round: integer,
  played: v.array(Played),
  last: v.union([RoundResult, v.null()]),
  totals: v.array(integer),
  standing: v.array(integer),
  over: v.boolean(),
  left: v.boolean(),
})

const LessonStep = v.looseObject({
  said: v.string(),
  moves: v.array(v.string()),
  look: v.array(v.string()),
  view: View,
})

export const LessonShown: v.GenericSchema<unknown, types.LessonShown> = v.looseObject({
  game: v.string(),
  seat: integer,
  steps: v.array(LessonStep),
})
