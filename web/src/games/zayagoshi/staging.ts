/** Zayagoshi on the stage: hands, pairs with what ripens them, kept cards, the centre and the discards. */
import type { View } from '../../messages'
import { after, inZone, namesIn, row, type Happening, type Motion, type Scene } from '../../stage/scene'
import type { Sight, Staging, Tap } from '../../stage/staging'
import { pictureOf } from './cards'
import { pickedAfter, ripening } from './moves'
import { classOf, discardsOf, positionOf, type Pair, type Position } from './position'
import { storyOf } from './texts'
import type { Event } from './story'
import { cardName } from './texts'

/** The table as a position has it. */
export function standing(position: Position): Scene {
  const { hand, held, kept, facts, left } = position
  return [
    ...facts.pairs.flatMap((pairs, seat) => [
      ...row(`hand-${seat}`, hand[seat] ?? [], held[seat]),
      ...row(`kept-${seat}`, kept[seat] ?? []),
      ...pairs.flatMap(({ cards }, place) => cards.map((card) => ({ card, zone: `pair-${seat}`, place }))),
      ...pairs.flatMap((pair, place) => pair.ripening.map((card) => ({ card, zone: `ripening-${seat}`, place }))),
    ]),
    ...row('discards', discardsOf(position)),
    ...row('pile', [], left),
  ]
}

/** A seat's pairs as they lie in a scene. */
export function pairsIn(scene: Scene, seat: number): Pair[] {
  const pairs = new Map<number, string[]>()
  for (const { card, place } of inZone(scene, `pair-${seat}`)) pairs.set(place, [...(pairs.get(place) ?? []), card ?? ''])
  return [...pairs].map(([place, cards]) => {
    const laid = inZone(scene, `ripening-${seat}`).filter((one) => one.place === place).map(({ card }) => card)
    const needs = classOf(cards[0] ?? '')
    return { cards, ripening: laid, needs, ripe: laid.length >= needs }
  })
}

function happened(before: View, now: View, scene: Scene): Happening[] {
  const fresh = positionOf(now)
  const dealt: Happening = { kind: 'dealt', seat: fresh.roller, moves: [], scene: standing(fresh) }
  if (before.round !== now.round) {
    if (!now.last || positionOf(before).phase === 'over') return [dealt]
    const end = positionOf(now.last)
    return [...won(end), { kind: 'ended', seat: null, moves: [], scene: standing(end) }, dealt]
  }
  const happenings: Happening[] = []
  let at = scene
  const add = (happening: Happening) => {
    happenings.push(happening)
    at = after(at, happening)
  }
  for (const event of storyOf(now)) if (event.at >= before.played.length && event.kind !== 'end') add(done(event, at))
  const came = drawnBy(fresh, at)
  if (came && fresh.phase !== 'over') add(came)
  return fresh.phase === 'over' && positionOf(before).phase !== 'over' ? [...happenings, ...won(fresh)] : happenings
}

function won({ winner }: Position): Happening[] {
  if (winner < 0) return []
  return [{ kind: 'finished', seat: winner, moves: [], stamp: { word: 'zayagoshi-move-finish', tone: 'call' } }]
}

/** What an event does to the cards on the table. */
function done({ seat, kind, card, cards }: Event, scene: Scene): Happening {
  const hand = `hand-${seat}`
  const free = inZone(scene, `pair-${seat}`).reduce((most, { place }) => Math.max(most, place + 1), 0)
  const pair = cards ? inZone(scene, `pair-${seat}`).find((one) => one.card !== null && cards.includes(one.card))?.place : undefined
  const to = (zone: string, which: (string | null)[], from: string, place?: number): Motion[] =>
    which.map((one) => ({ card: one, from, to: zone, ...(place === undefined ? {} : { place }) }))
  switch (kind) {
    case 'register':
      return { kind: 'played', seat, moves: to(`pair-${seat}`, cards ?? [], hand, free) }
    case 'ripen':
      return { kind: 'played', seat, moves: to(`ripening-${seat}`, [card ?? null], hand, pair) }
    case 'keep':
      return { kind: 'took', seat, moves: to(`kept-${seat}`, [card ?? null], `pair-${seat}`) }
    case 'discard':
      return { kind: 'played', seat, moves: to('discards', [card ?? null], hand) }
    case 'da': {
      const stamp = { word: 'zayagoshi-do-da', tone: 'call' as const }
      const own = (cards ?? []).filter((one) => one !== card)
      return { kind: 'called', seat, moves: [...to(`pair-${seat}`, [card ?? null], 'discards', free), ...to(`pair-${seat}`, own, hand, free)], stamp }
    }
    default:
      return { kind: 'called', seat, moves: [], stamp: { word: `zayagoshi-move-${kind}`, tone: 'call' } }
  }
}

/** The cards that hands have drawn from the centre, seen where one may. */
function drawnBy({ hand, held }: Position, scene: Scene): Happening | null {
  const moves = held.flatMap((count, seat): Motion[] => {
    const zone = `hand-${seat}`
    const known = new Set(namesIn(scene, zone))
    const named = (hand[seat] ?? []).filter((card) => !known.has(card))
    const more = Math.max(0, count - inZone(scene, zone).length)
    return Array.from({ length: more }, (_, index) => ({ card: named[index] ?? null, from: 'pile', to: zone }))
  })
  return moves.length ? { kind: 'turned', seat: null, moves } : null
}

// ------------------------------------------------------------------------------------------------------------ the hand

/** Why nothing can be done with a card now. */
function refusal({ view, open }: Sight): string {
  const { phase } = positionOf(view)
  if (phase === 'over') return 'over'
  if (phase === 'crown' && open) return 'finish_or_aba'
  if (phase === 'da') return open ? 'answer_first' : 'answered'
  return 'not_your_turn'
}

function tap(at: Sight, card: string): Tap {
  const { view, near, open } = at
  const position = positionOf(view)
  const picked = [...at.picked]
  const hand = position.hand[near] ?? []
  const pair = position.facts.pairs[near]?.find(({ cards }) => cards.includes(card))
  if (!hand.includes(card) && !pair) return null
  if (!open || position.phase !== 'turn') return { refuse: refusal(at) }
  if (!pair) return { pick: pickedAfter(view.legal, picked, card) }
  const [lifted] = picked
  if (lifted === undefined || picked.length > 1 || !hand.includes(lifted)) {
    return { pick: picked.includes(card) ? [] : [card] }
  }
  const move = ripening(view.legal, lifted, pair.cards)
  return move ? { play: move } : { refuse: 'enough_done' }
}

export const staging: Staging = {
  scene: (view) => standing(positionOf(view)),
  happened,
  tap,
  // In one's own turn only one's own moves change the table: what was picked has been used.
  keep: () => [],
  ready: () => null,
  picture: (card) => pictureOf(card ?? 'back'),
  name: cardName,
}
