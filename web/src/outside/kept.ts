/** Everything that the browser keeps for the page, by name and shape. */
import * as v from 'valibot'
import { recall, remember } from './storage'

/** One thing that is kept. Reading never fails: what is not there, or is something else, is `otherwise`. */
export interface Keepsake<T> {
  get(): T
  set(value: T): void
}

function keepsake<T>(name: string, shape: v.GenericSchema<unknown, T>, otherwise: T): Keepsake<T> {
  return { get: () => recall(name, shape, otherwise), set: (value) => remember(name, value) }
}

/** A switch; a game may keep some of its own. */
export const onOff = (name: string, otherwise: boolean) => keepsake(name, v.boolean(), otherwise)

/** What is remembered of a running match, for the lobby's list: public facts only. */
const RoomNote = v.object({
  room: v.string(),
  game: v.string(),
  level: v.nullable(v.string()),
  round: v.number(),
  totals: v.array(v.number()),
})
export type RoomNote = v.InferOutput<typeof RoomNote>

/** What was chosen for a match of a game, as far as that can be said without knowing the game. */
const Setup = v.object({
  mode: v.fallback(v.record(v.string(), v.unknown()), {}),
  clock: v.fallback(v.nullable(v.number()), null),
  bank: v.fallback(v.number(), 0),
  increment: v.fallback(v.number(), 0),
  options: v.fallback(v.record(v.string(), v.unknown()), {}),
})
export type Setup = v.InferOutput<typeof Setup>

/** What was chosen, out of anything: what is not there or odd is as if it had not been chosen. */
export const setupOf = (kept: unknown): Setup => v.parse(v.fallback(Setup, { mode: {}, clock: null, bank: 0, increment: 0, options: {} }), kept)

const Tempo = v.picklist(['calm', 'brisk', 'instant'])
/** How fast the table moves. */
export type Tempo = v.InferOutput<typeof Tempo>

export const kept = {
  /** Who one is, as the house has said it. */
  token: keepsake('token', v.nullable(v.pipe(v.string(), v.regex(/^[0-9A-Za-z_-]{32}$/))), null),
  language: keepsake('language', v.nullable(v.string()), null),
  theme: keepsake('theme', v.nullable(v.string()), null),
  corners: onOff('corners', true),
  fourColours: onOff('four-colours', false),
  moves: onOff('moves', false),
  autoPass: onOff('auto-pass', false),
  sound: onOff('sound', true),
  tempo: keepsake<Tempo>('tempo', Tempo, 'calm'),
  /** The game that was chosen last. */
  game: keepsake('game', v.nullable(v.string()), null),
  setup: (game: string) => keepsake(`setup.${game}`, Setup, setupOf(null)),
  learnt: (game: string) => onOff(`learnt.${game}`, false),
  /** What the others call one. */
  name: keepsake('name', v.pipe(v.string(), v.maxLength(24)), ''),
  /** Whether the browser may tell of one's turn while the page is hidden. */
  notify: onOff('notify', false),
  /** Whether the table's chat is shown at all. */
  chat: onOff('chat', true),
  /** How far each match was seen, by room: the state number of its newest view on show. */
  seen: keepsake('seen', v.record(v.string(), v.number()), {}),
  rooms: keepsake<RoomNote[]>('rooms', v.array(RoomNote), []),
}
