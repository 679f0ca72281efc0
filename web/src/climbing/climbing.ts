/** What a climbing game (Daifugo, Big Two) tells the table it shares with the others. */
import type { View } from '../messages'

/** A play as it lies on the table: its cards in the order they are read. */
export interface Laid {
  seat: number
  cards: string[]
}

export interface Climbing {
  /** The game's name: the beginning of its words' keys. */
  game: string
  /** The cards of a move in their order, or null for one without cards. */
  cardsOf: (move: string) => string[] | null
  /** A move as a button says it. */
  moveName: (move: string) => string
  /** The text under which cards that are no legal move are sent, so that the house says why not. */
  attempt: (cards: string[]) => string
  /** What holds at the table, most important first. */
  signs: (view: View) => { text: string; strong: boolean }[]
  /** Whether low beats high now. */
  reversed: (view: View) => boolean
  /** What is awaited, from the eyes of the view. */
  asked: (view: View) => string
}

/** What the table needs of a position. */
export interface ClimbingPosition {
  turn: number
  hand: string[][]
  held: number[]
  trick: string[]
  t_cards: string[]
  last: number
  passed: number
}

export function positionOf(of: { position: Record<string, unknown> }): ClimbingPosition {
  return of.position as unknown as ClimbingPosition
}

export function isBit(mask: number, seat: number): boolean {
  return Math.floor(mask / 2 ** seat) % 2 === 1
}

/** The plays of the running trick, oldest first. */
export function trickOf(view: View, game: Climbing): Laid[] {
  const lying = new Set(positionOf(view).trick)
  return view.played.flatMap(({ seat, move }) => {
    const cards = move === null ? null : game.cardsOf(move)
    return cards && cards.length > 0 && cards.every((card) => lying.has(card)) ? [{ seat, cards }] : []
  })
}

/** The legal moves whose cards are exactly these. */
export function movesWith(view: View, game: Climbing, cards: string[]): string[] {
  return view.legal.filter((move) => {
    const own = game.cardsOf(move)
    return own !== null && own.length === cards.length && own.every((card) => cards.includes(card))
  })
}

/** The cards that can still join those picked in a legal move. */
export function joinable(view: View, game: Climbing, picked: string[]): Set<string> {
  const found = new Set<string>()
  for (const move of view.legal) {
    const cards = game.cardsOf(move)
    if (cards && picked.every((card) => cards.includes(card))) for (const card of cards) found.add(card)
  }
  return found
}
