/**
 * What the page asks of a game's folder, and where it finds the folders. A game without one still plays by buttons.
 */
import type { Component, Snippet } from 'svelte'
import type { RoundResult, View } from '../messages'
import { words } from '../words/words.svelte'

/** The value of an option. */
export type Value = View['options'][string]

/** A legal move, or several that come to the same, as one button. */
export interface Choice {
  /** The moves it stands for, in notation; the first is sent. */
  moves: string[]
  label: string
  /** What it would bring, shown below. */
  detail: string
}

/** A finished round that is being looked at: the table waits until one goes on, or so long. */
export interface Pause {
  result: RoundResult
  goOn: () => void
  ms: number
}

export interface BoardProps {
  view: View
  /** The seat on the near side. */
  near: number
  /** The move on its way to the house. */
  sending: string | null
  play: (move: string) => void
  /** Say in words why something cannot be done now, by the game's reason. */
  explain: (reason: string) => void
  /** The name plate of a seat. */
  plate: Snippet<[number]>
  /** The view whose happenings have all been seen: the board says which, and never one that it does not show yet. */
  shown: View
  /** The finished round that the board waits with, before the next is dealt. */
  ended?: Pause | null
  /** In a lesson nothing is played by itself, whatever one has settled for one's own tables. */
  lesson?: boolean
}

export interface GameFace {
  Board: Component<BoardProps, object, 'shown' | 'ended'>
  /** Beside the table: what was played last, what each side has. */
  Facts: Component<{ view: View; near: number }>
  /** The last turn, for whoever takes the device over. */
  Recap: Component<{ view: View }>
  /** How a round ended: what the points came from, and the last move. */
  Outcome: Component<{ result: RoundResult; view: View }>
  /** The round's name, and a note beside it. */
  heading(view: View): { title: string; note: string }
  /** Marks on a seat's plate, most important first. */
  badges(view: View, seat: number): { text: string; strong: boolean }[]
  /** The open moves as buttons. */
  choices(view: View): Choice[]
  /** Why a move is a sensible one, out of the rules' facts; '' for none. A game without it says what the move brings. */
  why?(view: View, move: string): string
  /** What has happened from one view to the next, in sentences; nothing that the viewer may not know. */
  happened(before: View | null, now: View): string[]
  /**
   * A finished round in a sentence, and what the points came from, for the table of rounds; with `cells`, what the table
   * says of each seat in place of its points alone.
   */
  outcome(result: RoundResult, view: View): { title: string; sentence: string; source: string; cells?: string[] }
  /** Whether points are counted at all. */
  scores(view: View): boolean
  /** The finished match in a sentence. */
  verdict(view: View): string
}

const folders = import.meta.glob<{ default: GameFace }>('./*/index.ts')

/** The face of a game, or null where it has no folder; and the game's words. */
export async function faceOf(game: string): Promise<GameFace | null> {
  const load = folders[`./${game}/index.ts`]
  const [found] = await Promise.all([load?.() ?? null, words.learn(game)])
  return found?.default ?? null
}
