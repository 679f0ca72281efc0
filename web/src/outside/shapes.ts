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

const Error = v.looseObject({
  type: v.literal('error'),
  id: v.union([v.string(), v.null()]),
  code: v.string(),
  text: v.string(),
})

const Played = v.looseObject({
  seat: integer,
  move: v.union([v.string(), v.null()]),
  by: v.exactOptional(v.union([v.literal('clock'), v.null()])),
})

const RoundResult = v.looseObject({
  round: integer,
  points: v.array(integer),
  places: v.array(integer),
  position: v.record(v.string(), v.unknown()),
})

const SeatInfo = v.looseObject({
  kind: v.picklist(['computer', 'person']),
  level: v.union([v.string(), v.null()]),
  yours: v.boolean(),
  online: v.boolean(),
})

const Clock = v.looseObject({
  left: v.array(v.union([integer, v.null()])),
  total: integer,
})

const View = v.looseObject({
  type: v.literal('view'),
  state: integer,
  game: v.string(),
  options: v.record(v.string(), v.union([integer, v.string(), v.boolean()])),
  actors: v.array(integer),
  legal: v.array(v.string()),
  ways: v.array(v.string()),
  position: v.record(v.string(), v.unknown()),
  text: v.string(),
  round: integer,
  played: v.array(Played),
  last: v.union([RoundResult, v.null()]),
  results: v.array(RoundResult),
  totals: v.array(integer),
  standing: v.array(integer),
  over: v.boolean(),
  left: v.boolean(),
  room: v.string(),
  seats: v.array(SeatInfo),
  seat: v.union([integer, v.null()]),
  clock: v.union([Clock, v.null()]),
})

const Pong = v.looseObject({
  type: v.literal('pong'),
  id: v.string(),
})

export const Message: v.GenericSchema<unknown, types.Message> = v.variant('type', [
  Progress,
  Welcome,
  Opened,
  Done,
  Refused,
  Error,
  View,
  Pong,
])

const OptionForm = v.looseObject({
  name: v.string(),
  kind: v.picklist(['choice', 'number', 'switch']),
  default: v.union([integer, v.string(), v.boolean()]),
  local: v.exactOptional(v.boolean()),
  hidden: v.exactOptional(v.boolean()),
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
