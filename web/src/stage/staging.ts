/** What a game tells the stage, as pure functions of the view. A game that has this is drawn by every renderer. */
import type { View } from '../messages'
import type { Happening, Scene } from './scene'

/** A view as somebody at the table looks at it. */
export interface Sight {
  view: View
  /** The seat on the near side. */
  near: number
  /** Whether the near seat may act now and nothing of its is on its way. */
  open: boolean
  /** The cards picked up, in the order they were. */
  picked: readonly string[]
}

/** What a tap on a card comes to. */
export type Tap = { pick: string[] } | { play: string } | { refuse: string } | null

export interface Staging {
  /** Which cards stand where; `before` is the scene it follows, so that cards may keep their places. */
  scene(view: View, before: Scene): Scene
  /** What happened from `before`, which looked like `scene`, to `now`, in order; nothing the viewer may not know. */
  happened(before: View, now: View, scene: Scene): Happening[]
  /** What a tap on a card does. */
  tap(at: Sight, card: string): Tap
  /** What is still picked in a new view. */
  keep(at: Sight): string[]
  /** The move that Enter makes, or letting go over the table: what is picked, where that is one move. */
  ready(at: Sight): string | null
  /** The address of a card's picture, or of the back; its height over its width. */
  picture(card: string | null): string
  name(card: string): string
}
