/**
 * What is seen between two views: a turn in its steps (laid down, taken, turned, taken), each a still picture of the
 * table that the board flies to. Only what both views show is used.
 */
import type { View } from '../../messages'
import { matching, positionOf, type Position } from './position'

/** A still picture of the table. */
export interface Frame {
  hands: string[][]
  held: number[]
  /** Places of the field, each with the cards that lie there, lowest first; an empty one is free. */
  cells: string[][]
  taken: string[][]
  turned: string | null
  left: number
  /** Where cards come from that were not to be seen before: `pile`, or `hand-0`, `hand-1`. */
  from: Record<string, string>
  /** How long the picture stands before the next, ms. */
  ms: number
}

const LAY_MS = 260
const TAKE_MS = 330
const END_MS = 900
const DEAL_MS = 450
/** The field's two rows of four; more places are added as they are needed. */
const PLACES = 8

/** The cards of `field` on places: those that lay somewhere stay there, new ones get the first free places. */
export function placed(cells: string[][], field: string[]): string[][] {
  const lying = new Set(field)
  const kept = cells.map((cell) => cell.filter((card) => lying.has(card)))
  const known = new Set(kept.flat())
  for (const card of field) {
    if (known.has(card)) continue
    const free = kept.find((cell) => cell.length === 0)
    if (free) free.push(card)
    else kept.push([card])
  }
  while (kept.length > PLACES && kept.at(-1)?.length === 0) kept.pop()
  while (kept.length < PLACES) kept.push([])
  return kept
}

/** The table as a view has it. */
export function still(position: Position, cells: string[][] = []): Frame {
  return {
    hands: position.hand,
    held: position.held,
    cells: placed(cells, position.field),
    taken: position.taken,
    turned: position.turned,
    left: position.facts.pile_left,
    from: {},
    ms: LAY_MS,
  }
}

/** The frames that lead from `shown`, which is how `before` looked, to `now`, the last being `now` itself. */
export function frames(shown: Frame, before: View, now: View): Frame[] {
  // A covered table shows no hand, not even on the way there.
  if (now.seat === null) shown = { ...shown, hands: shown.hands.map(() => []) }
  if (before.round === now.round) {
    const turn = steps(shown, positionOf(before), positionOf(now))
    return [...turn, still(positionOf(now), turn.at(-1)?.cells ?? shown.cells)]
  }
  if (before.round + 1 === now.round && now.last) {
    const end = positionOf(now.last)
    const turn = steps(shown, positionOf(before), end)
    return [...turn, { ...still(end, turn.at(-1)?.cells ?? shown.cells), ms: END_MS }, dealt(positionOf(now))]
  }
  return [positionOf(now).last_seat < 0 ? dealt(positionOf(now)) : still(positionOf(now))]
}

function dealt(position: Position): Frame {
  const fresh = still(position)
  const cards = [...position.hand.flat(), ...position.field]
  return { ...fresh, from: Object.fromEntries(cards.map((card) => [card, 'pile'])), ms: DEAL_MS }
}

/** The frames of one move from `before` to `after`; none when more than one lies between, or only a call. */
export function steps(shown: Frame, before: Position, after: Position): Frame[] {
  const seat = before.turn
  const moved = after.last_seat === seat && after.held[1 - seat] === before.held[1 - seat]
  const played = before.phase === 'play' && after.held[seat] === (before.held[seat] ?? 0) - 1
  const picked = before.phase === 'pick' && after.held[seat] === before.held[seat] && after.turned === null
  const out: Frame[] = []
  let frame = shown
  const add = (next: Partial<Frame>) => {
    frame = { ...frame, from: {}, ms: LAY_MS, ...next }
    out.push(frame)
  }
  const lay = (card: string, took: string[], next: Partial<Frame>) => {
    const target = took.find((other) => other !== card && frame.cells.some((cell) => cell.includes(other)))
    const cells = target
      ? frame.cells.map((cell) => (cell.includes(target) ? [...cell, card] : cell))
      : placed(frame.cells, [...frame.cells.flat(), card])
    add({ ...next, cells })
  }
  const take = (took: string[], next: Partial<Frame>) => {
    if (took.length === 0 && Object.keys(next).length === 0) return
    const cells = frame.cells.map((cell) => cell.filter((card) => !took.includes(card)))
    const taken = frame.taken.map((cards, of) => (of === seat ? [...cards, ...took] : cards))
    add({ cells, taken, ms: TAKE_MS, ...next })
  }
  if (moved && played && after.last_played && after.last_turned) {
    const card = after.last_played
    lay(card, after.last_took, {
      hands: frame.hands.map((hand) => hand.filter((other) => other !== card)),
      held: after.held,
      from: { [card]: `hand-${seat}` },
    })
    const turned = after.last_turned
    take(after.last_took, { turned, left: after.facts.pile_left, from: { [turned]: 'pile' } })
    if (after.turned !== null) return out
    lay(turned, after.last_turned_took, { turned: null })
    take(after.last_turned_took, {})
  } else if (moved && picked && before.turned) {
    lay(before.turned, after.last_turned_took, { turned: null })
    take(after.last_turned_took, {})
  }
  return out
}

/** The cards that `card` would take are alone in needing a choice when there are two (KK-16). */
export function needsChoice(field: string[], card: string): boolean {
  return matching(field, card).length === 2
}
