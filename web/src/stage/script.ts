/** Two views become a script of frames: still pictures, each with what is seen in it and how long it stands. */
import { after, type Happening, type Kind, type Scene } from './scene'

export interface Frame {
  scene: Scene
  /** What is seen in it; null where nothing happens. */
  happening: Happening | null
  /** The zones that cards come from which were not to be seen before. */
  from: Record<string, string>
  /** How long it is drawn before the next one, ms. */
  ms: number
}

/** How long a thing takes to be seen, ms. */
export const TIMES: Record<Kind, number> = {
  dealt: 300,
  played: 280,
  turned: 280,
  took: 320,
  swept: 250,
  exchanged: 400,
  passed: 250,
  called: 700,
  finished: 500,
  ended: 6000,
}
/** Cards are dealt one after another, ms apart. */
export const DEAL_MS = 45
/** A stamp with what it is about stands so long before the next thing, ms; it stays in sight a little longer. */
const STAMP_MS = 600

export function still(scene: Scene): Frame {
  return { scene, happening: null, from: {}, ms: 0 }
}

/** The frames of what happened, beginning at `scene`; the still picture that all ends in is not among them. */
export function script(scene: Scene, happenings: readonly Happening[]): Frame[] {
  let at = scene
  return happenings.map((happening) => {
    const before = at
    at = after(at, happening)
    return { scene: at, happening, from: origins(before, at, happening), ms: timeOf(happening, at) }
  })
}

/** Where the cards come from that are new to the picture: what the motions say, in a deal the pile. */
function origins(before: Scene, now: Scene, { kind, moves }: Happening): Record<string, string> {
  const known = new Set(before.map(({ card }) => card))
  const from: Record<string, string> = {}
  if (kind === 'dealt') for (const { card } of now) if (card !== null) from[card] = 'pile'
  for (const move of moves) if (move.card !== null && !known.has(move.card)) from[move.card] = move.from
  return from
}

function timeOf({ kind, stamp }: Happening, scene: Scene): number {
  if (kind === 'dealt') return TIMES.dealt + DEAL_MS * scene.filter(({ card }) => card !== null).length
  return Math.max(TIMES[kind], stamp ? STAMP_MS : 0)
}
