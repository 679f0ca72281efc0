/** The moves of Koi-Koi: `05-plain`, `05-plain>05-animal`, `>05-animal`, `koikoi`, `stop`. */
import { alike, matching, type Position } from './position'

export type Move =
  | { kind: 'play'; card: string; takes: string | null }
  | { kind: 'pick'; takes: string }
  | { kind: 'koikoi' | 'stop' }

export function parse(text: string): Move {
  if (text === 'koikoi' || text === 'stop') return { kind: text }
  const [card = '', takes] = text.split('>')
  if (card === '') return { kind: 'pick', takes: takes ?? '' }
  return { kind: 'play', card, takes: takes ?? null }
}

/** The legal moves with those together that come to the same (KP-14). */
export function merged(legal: string[]): string[][] {
  const groups: string[][] = []
  for (const text of legal) {
    const move = parse(text)
    const same = groups.find(([first = '']) => equivalent(parse(first), move))
    if (same) same.push(text)
    else groups.push([text])
  }
  return groups
}

function equivalent(one: Move, other: Move): boolean {
  if (one.kind === 'pick' && other.kind === 'pick') return alike(one.takes, other.takes)
  if (one.kind !== 'play' || other.kind !== 'play' || one.card !== other.card) return false
  return one.takes !== null && other.takes !== null && alike(one.takes, other.takes)
}

/** The field cards that a move would take. */
export function takes(position: Position, move: Move): string[] {
  if (move.kind === 'pick') return [move.takes]
  if (move.kind !== 'play') return []
  return move.takes === null ? matching(position.field, move.card) : [move.takes]
}
