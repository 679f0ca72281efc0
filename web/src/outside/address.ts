/**
 * Where in the house one is: `#/`, `#/room/<id>`, `#/room/<id>/<key>` (a link of the table's), `#/rules/<game>`,
 * `#/rules/<game>/<heading>` or `#/learn/<game>`. The address restores it after a reload. Links are pasted cut off, and
 * typed by hand: whatever stands there is a place.
 */
export type Place =
  | { at: 'lobby' }
  | { at: 'room'; room: string; key?: string }
  /** Rules, opened at a heading by its English name as a link would have it. */
  | { at: 'rules'; game: string; heading?: string }
  | { at: 'learn'; game: string }
  /** A room that cannot be. */
  | { at: 'nowhere' }

/** What rooms and games may be called. */
const NAME = /^[0-9A-Za-z_-]{1,32}$/

const HEADING = /^[0-9a-z_-]{1,80}$/

export function placeOf(hash: string): Place {
  const [, at, ...rest] = hash.replace(/^#/, '').split('/')
  const name = decoded(rest[0] ?? '')
  const known = name !== null && NAME.test(name)
  if (at === 'room' && rest[0]) {
    if (!known) return { at: 'nowhere' }
    const key = decoded(rest[1] ?? '')
    return key && NAME.test(key) ? { at, room: name, key } : { at, room: name }
  }
  if (at === 'learn' && known) return { at, game: name }
  if (at === 'rules' && known) {
    const heading = decoded(rest[1] ?? '')
    return heading && HEADING.test(heading) ? { at, game: name, heading } : { at, game: name }
  }
  return { at: 'lobby' }
}

/** The text without its percent signs; null where they say nothing. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

export const roomHash = (room: string, key = '') => `#/room/${encodeURIComponent(room)}${key && `/${encodeURIComponent(key)}`}`
/** The whole link to a room, to be given to somebody. */
export const roomLink = (room: string, key: string) => new URL(roomHash(room, key), document.baseURI).href
export const rulesHash = (game: string, heading = '') =>
  `#/rules/${encodeURIComponent(game)}${heading && `/${encodeURIComponent(heading)}`}`
export const learnHash = (game: string) => `#/learn/${encodeURIComponent(game)}`
