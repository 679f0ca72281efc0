/** Koi-Koi on the stage: where its cards stand, and a turn in its steps (laid down, taken, turned, taken). */
import type { View } from '../../messages'
import { namesIn, row, type Happening, type Scene } from '../../stage/scene'
import type { Sight, Staging, Tap } from '../../stage/staging'
import { BACK, pictureOf } from './cards'
import { matching, positionOf, type Position } from './position'
import { cardName } from './texts'

/** The field's two rows of four; more places are added as they are needed. */
const PLACES = 8

/** The places of the field with the cards that lie there, lowest first; an empty one is free. */
export function cells(scene: Scene): string[][] {
  const lying = scene.filter((one) => one.zone === 'field')
  const length = Math.max(PLACES, ...lying.map(({ place }) => place + 1))
  const found: string[][] = Array.from({ length }, () => [])
  for (const { card, place } of lying) if (card !== null) found[place]?.push(card)
  return found
}

/** The cards of `field` on places: those that lay somewhere stay there, new ones get the first free places. */
export function placed(before: string[][], field: readonly string[]): string[][] {
  const lying = new Set(field)
  const kept = before.map((cell) => cell.filter((card) => lying.has(card)))
  const known = new Set(kept.flat())
  while (kept.length < PLACES) kept.push([])
  for (const card of field) if (!known.has(card)) kept[freePlace(kept)] = [card]
  while (kept.length > PLACES && kept.at(-1)?.length === 0) kept.pop()
  return kept
}

function freePlace(of: string[][]): number {
  const free = of.findIndex((cell) => cell.length === 0)
  return free < 0 ? of.length : free
}

/** The table as a position has it, the field's cards where they lay before. */
export function standing(position: Position, before: Scene): Scene {
  const field = placed(cells(before), position.field)
  return [
    ...[0, 1].flatMap((seat) => row(`hand-${seat}`, position.hand[seat] ?? [], position.held[seat])),
    ...field.flatMap((cell, place) => cell.map((card) => ({ card, zone: 'field', place }))),
    ...[0, 1].flatMap((seat) => row(`taken-${seat}`, position.taken[seat] ?? [])),
    ...row('pile', [], position.facts.pile_left),
    ...row('turned', position.turned === null ? [] : [position.turned]),
  ]
}

function happened(before: View, now: View, scene: Scene): Happening[] {
  const [old, fresh] = [positionOf(before), positionOf(now)]
  const dealt: Happening = { kind: 'dealt', seat: fresh.dealer, moves: [], scene: standing(fresh, []) }
  if (before.round === now.round) return turn(scene, old, fresh)
  if (now.last && before.round < now.round) {
    const end = positionOf(now.last)
    // A month that ended with its deal came in between: of the one before it the view tells only that it is over.
    const way = before.round + 1 === now.round ? turn(scene, old, end) : stopped(old)
    return [...way, { kind: 'ended', seat: null, moves: [], scene: standing(end, scene) }, dealt]
  }
  return fresh.last_seat < 0 ? [dealt] : []
}

/** What one move did, then what it made. A call and the other side's turn may come in one view. */
function turn(scene: Scene, before: Position, after: Position): Happening[] {
  const calls = called(before, after)
  const from = calls.length && before.phase === 'call' ? { ...before, phase: 'play' as const, turn: 1 - before.turn } : before
  return [...calls, ...steps(scene, from, after), ...made(before, after)]
}

function called(before: Position, after: Position): Happening[] {
  if (before.phase !== 'call') return []
  const seat = before.turn
  return (after.calls[seat] ?? 0) > (before.calls[seat] ?? 0) ? [call(seat, 'koikoi')] : [call(seat, 'stop')]
}

function stopped({ phase, turn: seat }: Position): Happening[] {
  return phase === 'call' ? [call(seat, 'stop')] : []
}

function call(seat: number, word: 'koikoi' | 'stop'): Happening {
  return { kind: 'called', seat, moves: [], stamp: { word: `koikoi-move-${word}`, tone: 'call' } }
}

/** Each yaku that was not there before, or is worth more. */
function made(before: Position, after: Position): Happening[] {
  return [0, 1].flatMap((seat) =>
    Object.entries(after.facts.yaku[seat] ?? {})
      .filter(([name, points]) => points > (before.facts.yaku[seat]?.[name] ?? 0))
      .map(([name, points]) => ({
        kind: 'called' as const,
        seat,
        moves: [],
        stamp: {
          word: 'koikoi-yaku-points',
          with: { points },
          names: { yaku: `koikoi-yaku-${name}` },
          tone: 'quiet' as const,
        },
      })),
  )
}

/** The steps of one move from `before` to `after`; none when more than one lies between, or only a call. */
export function steps(scene: Scene, before: Position, after: Position): Happening[] {
  const seat = before.turn
  const moved = after.last_seat === seat && after.held[1 - seat] === before.held[1 - seat]
  const played = before.phase === 'play' && after.held[seat] === (before.held[seat] ?? 0) - 1
  const picked = before.phase === 'pick' && after.held[seat] === before.held[seat] && after.turned === null
  if (!moved || !(played || picked)) return []
  const happenings: Happening[] = []
  let field = cells(scene)
  const lay = (card: string, from: string, took: readonly string[]) => {
    const on = field.findIndex((cell) => cell.some((other) => other !== card && took.includes(other)))
    const place = on < 0 ? freePlace(field) : on
    field = field.map((cell, at) => (at === place ? [...cell, card] : cell))
    if (place === field.length) field.push([card])
    happenings.push({ kind: from === 'turned' ? 'turned' : 'played', seat, moves: [{ card, from, to: 'field', place }] })
  }
  const take = (took: readonly string[]) => {
    if (took.length === 0) return
    field = field.map((cell) => cell.filter((card) => !took.includes(card)))
    happenings.push({ kind: 'took', seat, moves: took.map((card) => ({ card, from: 'field', to: `taken-${seat}` })) })
  }
  if (played && after.last_played) {
    lay(after.last_played, `hand-${seat}`, after.last_took)
    take(after.last_took)
    const turned = after.last_turned
    if (turned) happenings.push({ kind: 'turned', seat, moves: [{ card: turned, from: 'pile', to: 'turned' }] })
  }
  const turned = picked ? before.turned : after.last_turned
  if (turned && after.turned === null) {
    lay(turned, 'turned', after.last_turned_took)
    take(after.last_turned_took)
  }
  return happenings
}

/** The cards that `card` would take are alone in needing a choice when there are two (KK-16). */
export function needsChoice(field: string[], card: string): boolean {
  return matching(field, card).length === 2
}

/** The field's cards that may be tapped. */
export function glowing({ view, open, picked }: Sight): string[] {
  const { phase, field, turned } = positionOf(view)
  const card = phase === 'pick' ? turned : phase === 'play' ? picked[0] : null
  return open && card ? matching(field, card) : []
}

function tap(at: Sight, card: string): Tap {
  const { phase, hand, field } = positionOf(at.view)
  if (field.includes(card)) return tapField(at, card)
  if (!at.open) return { refuse: 'not_your_turn' }
  if (phase !== 'play') return { refuse: phase === 'pick' ? 'choose_turned' : 'choose_call' }
  // The cards on show may still be the last month's.
  if (!hand[at.near]?.includes(card)) return null
  if (!at.picked.includes(card)) return { pick: [card] }
  return needsChoice(field, card) ? { refuse: 'choose_one_of_two' } : { play: card }
}

function tapField(at: Sight, card: string): Tap {
  const { phase, field } = positionOf(at.view)
  const [lifted] = at.picked
  if (!at.open || (phase === 'play' && !lifted)) return null
  if (!glowing(at).includes(card)) return { refuse: 'no_match' }
  if (phase === 'pick') return { play: `>${card}` }
  return lifted ? { play: needsChoice(field, lifted) ? `${lifted}>${card}` : lifted } : null
}

export const staging: Staging = {
  scene: (view, before) => standing(positionOf(view), before),
  happened,
  tap,
  // Whatever was lifted belongs to the turn it was lifted in.
  keep: () => [],
  ready: ({ view, picked: [card] }) => (card && !needsChoice(positionOf(view).field, card) ? card : null),
  picture: (card) => pictureOf(card ?? BACK),
  name: cardName,
}

/** What the far hand shows: its cards, or as many backs. */
export function handOf(scene: Scene, seat: number): { cards: string[]; held: number } {
  return { cards: namesIn(scene, `hand-${seat}`), held: scene.filter((one) => one.zone === `hand-${seat}`).length }
}
