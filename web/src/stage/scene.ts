/**
 * What stands on a table and what happens there: the words that games and renderers share. Cards stand in zones
 * (`hand-1`, `field`, `trick-2`) at places counted from 0; several at one place lie on each other, the first lowest.
 */

/** One card, or one back, where it stands. */
export interface Standing {
  /** Its name; null for a back. */
  card: string | null
  zone: string
  place: number
}

export type Scene = readonly Standing[]

/** What a happening is, as far as the stage has to know: how long it takes and how it is drawn follow from it. */
export type Kind =
  | 'dealt'
  | 'played'
  | 'turned'
  | 'took'
  | 'swept'
  | 'exchanged'
  | 'passed'
  | 'called'
  | 'finished'
  | 'ended'

/** A card that goes from one zone to another; without a place, to the next free one. */
export interface Motion {
  card: string | null
  from: string
  to: string
  place?: number
}

/** Words stamped on the table: a key of the page's words, and what is filled in. */
export interface Stamp {
  word: string
  with?: Record<string, string | number>
  /** What is filled in that is itself words, by their keys. */
  names?: Record<string, string>
  /** A call of somebody's is loud, a change of what holds turns the table's light, the rest is quiet. */
  tone: 'call' | 'turn' | 'quiet'
}

/** Something that happened, of which all that it shows may be known to the viewer. */
export interface Happening {
  kind: Kind
  /** Whose doing; null: nobody's. */
  seat: number | null
  moves: readonly Motion[]
  stamp?: Stamp
  /** What is said at the seat, as in a bubble: a key of the page's words. */
  said?: string
  /** How the table looks then, where motions do not say it all: a new deal, hands turned up at the end. */
  scene?: Scene
}

/** The table after a happening. */
export function after(scene: Scene, happening: Happening): Scene {
  if (happening.scene) return happening.scene
  let cards = [...scene]
  for (const { card, from, to, place } of happening.moves) {
    const at = gone(cards, card, from)
    if (at >= 0) cards.splice(at, 1)
    cards = [...cards, { card, zone: to, place: place ?? next(cards, to) }]
  }
  return cards
}

/** Which of the cards standing there it is: the named one, else a back of that zone. */
function gone(scene: readonly Standing[], card: string | null, zone: string): number {
  const named = card === null ? -1 : scene.findIndex((one) => one.card === card)
  return named >= 0 ? named : scene.findLastIndex((one) => one.zone === zone && one.card === null)
}

function next(scene: Scene, zone: string): number {
  return Math.max(-1, ...scene.filter((one) => one.zone === zone).map(({ place }) => place)) + 1
}

/** The cards of a zone by their places. */
export function inZone(scene: Scene, zone: string): Standing[] {
  return scene.filter((one) => one.zone === zone).sort((one, other) => one.place - other.place)
}

/** The named cards of a zone by their places. */
export function namesIn(scene: Scene, zone: string): string[] {
  return inZone(scene, zone).flatMap(({ card }) => (card === null ? [] : [card]))
}

/** Cards standing in a row: named ones, then backs up to `count`. */
export function row(zone: string, cards: readonly string[], count = cards.length): Standing[] {
  return Array.from({ length: Math.max(count, cards.length) }, (_, place) => ({ card: cards[place] ?? null, zone, place }))
}

/** The same with all hands face down. */
export function covered(scene: Scene): Scene {
  return scene.map((one) => (one.zone.startsWith('hand-') ? { ...one, card: null } : one))
}
