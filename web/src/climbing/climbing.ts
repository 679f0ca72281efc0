/** What a climbing game (Daifugo, Big Two) tells the table it shares with the others. */
import { rankOf, strengthOf } from '../cards/french'
import type { Position as BigTwo } from '../games/bigtwo/declared'
import type { Position as Daifugo } from '../games/daifugo/declared'
import type { View } from '../messages'
import type { Stamp } from '../stage/scene'
import type { Effects } from './trick'

/** A play as it lies on the table: its cards in the order they are read. */
export interface Laid {
  seat: number
  cards: string[]
}

/** What holds at a table, and the heading of the game's book under which it is explained. */
export interface Sign {
  text: string
  strong: boolean
  rule?: string
}

export interface Climbing {
  /** The game's name: the beginning of its words' keys. */
  game: string
  /** The cards of a move in their order, or null for one without cards. */
  cardsOf: (move: string) => string[] | null
  /** The cards that a move lays on the table, or null for a pass and for what goes elsewhere. */
  laidBy: (move: string) => string[] | null
  /** A move as a button says it; `short` with signs in place of the cards' names. */
  moveName: (view: View, move: string, short?: boolean) => string
  /** The text under which cards that are no legal move are sent, so that the house says why not. */
  attempt: (view: View, cards: string[]) => string
  /** What holds at the table, most important first. */
  signs: (view: View) => Sign[]
  /** Whether low beats high now. */
  reversed: (view: View) => boolean
  /** The other seats in the order of turns after `near`; a game whose seats stay as they are counted has none. */
  others?: (view: View, near: number) => number[]
  /** What is awaited, from the eyes of the view. */
  asked: (view: View) => string
  /** What to think of before these cards are played; empty where there is nothing. */
  warning: (view: View, cards: string[]) => string
  /** What lies in the hand, by kind, out of all that could be played; a game whose plays speak for themselves has none. */
  finds?: (view: View, offers: string[][]) => Find[]
  /** Cards that were laid, as a move: the notation, as far as the cards tell it. */
  written: (cards: string[]) => string
  /** Whether the round is over in a view that shows it. */
  over: (view: View) => boolean
  /** Whether the last play still waits for something else of its player. */
  waits: (view: View) => boolean
  /** What a play does beside lying there; `top` is what lay there to beat. */
  effects?: (view: View, move: string, top: string[]) => Effects
  /** Whether a revolution holds. */
  revolution?: (view: View) => boolean
  /** What has come to hold from one view to the next, to be stamped. */
  locked?: (before: View, now: View) => Stamp | null
  /** The words for how a seat has ended its round since a view; null where it has not. */
  ended?: (before: View, now: View, seat: number) => string | null
  /** The titles that a round's end brings and that were others before: the best, and that of `seat`. */
  titled?: (before: View, end: View, seat: number | null) => { seat: number; stamp: Stamp }[]
  /** Where cards go that are not laid, null: away; and how many they are where one does not see them. */
  handsTo?: (view: View, seat: number, move: string | null) => number | null
  owes?: (view: View, seat: number) => number
  /** Cards in a seat's open hand that others gave it and that are new there: it has played nothing since. */
  came?: (view: View, seat: number) => string[]
}

/** The plays of one kind that were found in the hand, the most sensible first. */
export interface Find {
  name: string
  plays: string[][]
}

/** What the table needs of a position. */
export type ClimbingPosition = Pick<
  BigTwo & Daifugo,
  'turn' | 'hand' | 'held' | 'trick' | 't_cards' | 'last' | 'passed'
>

export function positionOf(of: { position: Record<string, unknown> }): ClimbingPosition {
  return of.position as ClimbingPosition
}

export function isBit(mask: number, seat: number): boolean {
  return Math.floor(mask / 2 ** seat) % 2 === 1
}

/** The plays of the running trick, oldest first. */
export function trickOf(view: View, game: Climbing): Laid[] {
  const lying = new Set(positionOf(view).trick)
  return view.played.flatMap(({ seat, move }) => {
    const cards = move === null ? null : game.laidBy(move)
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

/** Picked cards with one more: as many of those picked before stay as can be played with it, the newest first. */
export function withCard(view: View, game: Climbing, picked: string[], card: string): string[] | null {
  for (let from = 0; from <= picked.length; from++) {
    const staying = picked.slice(from)
    if (joinable(view, game, staying).has(card)) return [...staying, card]
  }
  return null
}

/**
 * What could be played, the most sensible first: without a joker, without breaking up cards of one number, weak cards
 * before strong ones, and many at once before few.
 */
export function suggestions(view: View, game: Climbing, hand: string[]): string[][] {
  const reversed = game.reversed(view)
  const found = new Map<string, string[]>()
  for (const move of view.legal) {
    const cards = game.cardsOf(move)
    if (cards) found.set([...cards].sort().join(), cards)
  }
  const key = (cards: string[]): number[] => {
    const broken = hand.some((other) => !cards.includes(other) && cards.some((card) => rankOf(card) === rankOf(other)))
    const ranks = cards.map((card) => strengthOf(card, reversed))
    return [Number(ranks.includes(13)), Number(broken), Math.min(...ranks), -cards.length]
  }
  return [...found.values()]
    .map((cards) => ({ cards, key: key(cards) }))
    .sort((one, other) => {
      const at = one.key.findIndex((part, index) => part !== other.key[index])
      return at < 0 ? 0 : (one.key[at] ?? 0) - (other.key[at] ?? 0)
    })
    .map(({ cards }) => cards)
}

const SIGNS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣' }

export function suitSign(suit: string): string {
  return SIGNS[suit] ?? ''
}

/** A card in two or three letters: ♠9, ♥10, JK. */
export function shortCard(card: string): string {
  if (card.startsWith('JK')) return 'JK'
  const rank = card.charAt(1)
  return `${suitSign(card.charAt(0))}${rank === 'T' ? '10' : rank}`
}
