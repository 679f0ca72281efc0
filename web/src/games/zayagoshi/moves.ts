/** Moves in their notation, and which of them come to the same. */
import { colourOf, pairWith, type Position } from './position'

export type Move =
  | { kind: 'register'; cards: string[] }
  | { kind: 'ripen'; card: string; pair: string[] }
  | { kind: 'keep' | 'discard' | 'da'; card: string }
  | { kind: 'end' | 'finish' | 'aba' | 'pass' }

/** A move as the house writes it. */
export function parse(text: string): Move {
  const [laid = '', pair] = text.split('>')
  if (pair !== undefined) return { kind: 'ripen', card: laid, pair: pair.split('+') }
  const [label = '', card] = text.split(':')
  if (card !== undefined) return { kind: label as 'keep' | 'discard' | 'da', card }
  if (text.includes('+')) return { kind: 'register', cards: text.split('+') }
  return { kind: text as 'end' | 'finish' | 'aba' | 'pass' }
}

/** The own cards that a move is begun with, by hand or by pair. */
export function cardsOf(move: Move): string[] {
  if (move.kind === 'register') return move.cards
  return 'card' in move ? [move.card] : []
}

/** Legal moves in groups that come to the same: one quoto is as good as another (ZS-03), from one's hand or one pair. */
export function merged(position: Position, seat: number, legal: string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const text of legal) {
    const move = parse(text)
    const alike = (cards: string[]) => cards.map((card) => (colourOf(card) === 'Q' ? 'Q' : card)).join('+')
    const onPair = move.kind === 'keep' ? move.card : move.kind === 'ripen' ? (move.pair[0] ?? '') : null
    const pair = onPair === null ? '' : pairWith(position, seat, onPair)
    const key = `${move.kind} ${alike(cardsOf(move))} ${pair}`
    groups.set(key, [...(groups.get(key) ?? []), text])
  }
  return [...groups.values()]
}

/**
 * What can be done with the picked cards: the moves that begin with exactly these. One card also goes with any other
 * that makes a pair of it.
 */
export function offered(legal: string[], picked: string[]): string[] {
  return legal.filter((text) => {
    const cards = cardsOf(parse(text))
    if (picked.length === 0) return cards.length === 0
    return picked.every((card) => cards.includes(card)) && (picked.length === 1 || cards.length === picked.length)
  })
}

/** Moves as buttons stand: ripenings last, for they can also be made by a tap on the pair. */
export function inOrder(moves: string[]): string[] {
  const last = (text: string) => Number(parse(text).kind === 'ripen')
  return [...moves].sort((one, other) => last(one) - last(other))
}

/** The pick after a tap: the same card is let go, its partner in a pair joins it, any other takes its place. */
export function pickedAfter(legal: string[], picked: string[], card: string): string[] {
  if (picked.includes(card)) return picked.filter((other) => other !== card)
  const pair = [...picked, card]
  const joins = picked.length === 1 && legal.some((text) => {
    const move = parse(text)
    return move.kind === 'register' && pair.every((one) => move.cards.includes(one))
  })
  return joins ? pair : [card]
}

/** The move that lays a hand card on a pair, or undefined where it is not allowed. */
export function ripening(legal: string[], card: string, pair: string[]): string | undefined {
  return legal.find((text) => {
    const move = parse(text)
    return move.kind === 'ripen' && move.card === card && move.pair.every((one) => pair.includes(one))
  })
}
