/** A game made for tests: each seat lays cards of its hand on one heap; whoever lays the last sweeps it. */
import type { Happening, Scene } from '../src/stage/scene'
import { row } from '../src/stage/scene'
import type { Staging } from '../src/stage/staging'
import type { View } from '../src/messages'

/** A type, not an interface: so it is a `Record<string, unknown>` too. */
export type Toy = {
  hands: string[][]
  held: number[]
  heap: string[]
}

export function toyView(state: number, toy: Toy, with_: Partial<View> = {}): View {
  return {
    room: 'r',
    state,
    game: 'toy',
    options: {},
    seats: [],
    seat: 0,
    clock: null,
    actors: [0],
    legal: toy.hands[0] ?? [],
    ways: [],
    position: toy,
    round: 1,
    played: [],
    last: null,
    totals: [0, 0],
    standing: [1, 1],
    over: false,
    left: false,
    ...with_,
  }
}

const of = (view: { position: Record<string, unknown> }) => view.position as Toy

function standing({ hands, held, heap }: Toy): Scene {
  return [...held.flatMap((count, seat) => row(`hand-${seat}`, hands[seat] ?? [], count)), ...row('heap', heap)]
}

function happened(before: View, now: View): Happening[] {
  if (before.round !== now.round) {
    const ended: Happening = { kind: 'ended', seat: null, moves: [], scene: standing(of(now.last!)) }
    return [ended, { kind: 'dealt', seat: 0, moves: [], scene: standing(of(now)) }]
  }
  const known = new Set(of(before).heap)
  return of(now)
    .heap.filter((card) => !known.has(card))
    .map((card) => {
      const seat = of(before).hands[0]?.includes(card) ? 0 : 1
      return { kind: 'played' as const, seat, moves: [{ card, from: `hand-${seat}`, to: 'heap' }] }
    })
}

export const toy: Staging = {
  scene: (view) => standing(of(view)),
  happened,
  tap: ({ view, open, picked }, card) => {
    if (!open) return { refuse: 'not_your_turn' }
    if (!view.legal.includes(card)) return null
    return picked.includes(card) ? { play: card } : { pick: [card] }
  },
  keep: ({ view, picked }) => picked.filter((card) => view.legal.includes(card)),
  ready: ({ picked: [card] }) => card ?? null,
  picture: () => '',
  name: (card) => card,
}
