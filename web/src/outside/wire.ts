/** What the house says, as it comes in: a frame of the socket or an answer over HTTP, checked before anybody looks at it. */
import * as v from 'valibot'
import type { GameForm, LessonShown, Message } from '../messages'
import * as shapes from './shapes'

/** A frame that this page cannot read, and the command it answers where that can be made out. */
export interface Unreadable {
  type: 'unreadable'
  id: string | null
}

/** The message in a frame. */
export function messageOf(frame: unknown): Message | Unreadable {
  const found = typeof frame === 'string' ? parsed(frame) : null
  const read = v.safeParse(shapes.Message, found)
  if (read.success) return read.output
  const answer = v.safeParse(v.object({ id: v.string() }), found)
  return { type: 'unreadable', id: answer.success ? answer.output.id : null }
}

/** The value that a text of JSON says; undefined where it says none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** What is at an address of the house: `missing` where there is nothing, `failed` where none could be had, or none of use. */
export type Found<T> = { found: T } | 'missing' | 'failed'

export const fetchGames = () => fetched('api/games', v.array(shapes.GameForm) satisfies v.GenericSchema<unknown, GameForm[]>)
export const fetchLesson = (game: string): Promise<Found<LessonShown>> =>
  fetched(`api/games/${encodeURIComponent(game)}/lesson.json`, shapes.LessonShown)

async function fetched<T>(path: string, shape: v.GenericSchema<unknown, T>): Promise<Found<T>> {
  try {
    const answer = await fetch(new URL(path, document.baseURI))
    if (answer.status === 404) return 'missing'
    const read = v.safeParse(shape, answer.ok ? parsed(await answer.text()) : undefined)
    return read.success ? { found: read.output } : 'failed'
  } catch {
    // No line, or one that broke off.
    return 'failed'
  }
}
