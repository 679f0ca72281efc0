/** A climbing game on the stage: each play before its player, tricks that are swept, what a play does to the table. */
import { frenchPicture, rankOf } from '../cards/french'
import type { RoundResult, View } from '../messages'
import { inZone, row, type Happening, type Motion, type Scene, type Stamp } from '../stage/scene'
import type { Sight, Staging, Tap } from '../stage/staging'
import { say } from '../words/words.svelte'
import { joinable, movesWith, positionOf, trickOf, withCard, type Climbing } from './climbing'
import { Trick, type Effects } from './trick'

/** The table as a view has it: hands, each seat's newest play before it, its earlier ones of the trick under that. */
export function standing(view: View, game: Climbing): Scene {
  const { hand, held } = positionOf(view)
  const trick = trickOf(view, game)
  const newest = new Map(trick.map(({ seat, cards }) => [seat, cards]))
  const under = trick.filter(({ seat, cards }) => newest.get(seat) !== cards)
  return [
    ...held.flatMap((count, seat) => row(`hand-${seat}`, hand[seat] ?? [], count)),
    ...[...newest].flatMap(([seat, cards]) => row(`trick-${seat}`, cards)),
    ...under.flatMap(({ seat, cards }) => row(`under-${seat}`, cards)),
  ]
}

function happenedIn(game: Climbing) {
  return (before: View, now: View, scene: Scene): Happening[] => {
    if (before.round === now.round) return moves(game, before, now, scene)
    const dealt: Happening = { kind: 'dealt', seat: null, moves: [], scene: standing(now, game) }
    if (before.round + 1 !== now.round || !now.last) return now.played.length ? [] : [dealt]
    if (game.over(before)) return [dealt]
    return [...ending(game, before, now, now.last, scene), dealt]
  }
}

/** What a round ended with, as far as its last position tells: who went out last, the titles, all hands open. */
function ending(game: Climbing, before: View, now: View, last: RoundResult, scene: Scene): Happening[] {
  const end = { ...now, position: last.position, played: before.played }
  const out = finished(game, before, end)
  const titles = game.titled?.(before, end, before.seat) ?? []
  return [
    ...lastPlay(game, before, end, scene),
    ...out,
    ...titles.map(({ seat, stamp }) => ({ kind: 'called' as const, seat, moves: [], stamp })),
    { kind: 'ended', seat: null, moves: [], scene: standing(end, game) },
  ]
}

/** The play that ended the round: the moves of a finished round are not told, but its cards lie there. */
function lastPlay(game: Climbing, before: View, end: View, scene: Scene): Happening[] {
  const [old, fresh] = [positionOf(before), positionOf(end)]
  const seat = old.turn
  const cards = fresh.t_cards.filter((card) => !old.t_cards.includes(card))
  if (!cards.length || fresh.last !== seat) return []
  const trick = new Trick(before, game)
  const { happening } = laid(game, before, seat, game.written(cards), cards, scene, trick)
  return [happening]
}

/** Everything that was done between two views of a round. */
function moves(game: Climbing, before: View, now: View, scene: Scene): Happening[] {
  const happenings: Happening[] = []
  const trick = new Trick(before, game)
  let at = scene
  const add = (happening: Happening) => {
    happenings.push(happening)
    at = moved(at, happening)
  }
  const sweep = () => {
    const winner = trick.sweep()
    const lying = at.filter(({ zone }) => zone.startsWith('trick-') || zone.startsWith('under-'))
    if (lying.length && winner >= 0) {
      add({ kind: 'swept', seat: winner, moves: lying.map(({ card, zone }) => ({ card, from: zone, to: `seat-${winner}` })) })
    }
  }
  for (const { seat, move } of now.played.slice(before.played.length)) {
    const cards = move === null ? null : game.laidBy(move)
    if (move === 'pass') {
      trick.pass(seat)
      add({ kind: 'passed', seat, moves: [], said: `${game.game}-passed` })
    } else if (cards && move !== null) {
      const { happening, cuts } = laid(game, before, seat, move, cards, at, trick)
      add(happening)
      if (trick.held[seat] === 0) for (const one of finished(game, before, now, seat)) add(one)
      if (cuts) {
        sweep()
        continue
      }
    } else add(handed(game, before, seat, move))
    if (trick.over && !game.waits(now)) sweep()
  }
  // Whatever else has cleared the table.
  if (!game.over(now) && positionOf(now).trick.length === 0) sweep()
  const lock = game.locked?.(before, now)
  if (lock) add({ kind: 'called', seat: null, moves: [], stamp: lock })
  for (const seat of late(game, before, now, happenings)) add(seat)
  const came = received(before, now, at)
  if (came) add(came)
  return happenings
}

function moved(scene: Scene, happening: Happening): Scene {
  const names = new Set(happening.moves.map(({ card }) => card))
  return [
    ...scene.filter(({ card }) => card === null || !names.has(card)),
    ...happening.moves.map(({ card, to, place = 0 }) => ({ card, zone: to, place })),
  ]
}

/** A play comes before its player; what lay there goes under it. */
function laid(game: Climbing, view: View, seat: number, move: string, cards: string[], scene: Scene, trick: Trick) {
  const old: Motion[] = inZone(scene, `trick-${seat}`).map(({ card }) => ({ card, from: `trick-${seat}`, to: `under-${seat}` }))
  const effects = trick.play(view, seat, move, cards)
  const motions = cards.map((card, place) => ({ card, from: `hand-${seat}`, to: `trick-${seat}`, place }))
  const stamp = stampOf(game, trick, effects)
  const happening: Happening = { kind: 'played', seat, moves: [...old, ...motions], ...(stamp ? { stamp } : {}) }
  return { happening, cuts: effects.cuts }
}

function stampOf(game: Climbing, trick: Trick, { cuts, reverses, jackBack }: Effects): Stamp | null {
  if (reverses) return { word: `${game.game}-stamp-${trick.reversed ? 'revolution' : 'restored'}`, tone: 'turn' }
  if (cuts) return { word: `${game.game}-stamp-${cuts}`, tone: 'call' }
  return jackBack ? { word: `${game.game}-sign-jack_back`, tone: 'quiet' } : null
}

/** Cards that go from hand to hand or away, open or face down. */
function handed(game: Climbing, before: View, seat: number, move: string | null): Happening {
  const cards = move === null ? null : game.cardsOf(move)
  const to = game.handsTo?.(before, seat, move) ?? null
  const count = cards?.length ?? Math.max(0, game.owes?.(before, seat) ?? 0)
  const motions = Array.from({ length: count }, (_, index) => ({
    card: cards?.[index] ?? null,
    from: `hand-${seat}`,
    to: to === null ? 'aside' : `hand-${to}`,
  }))
  return { kind: 'exchanged', seat, moves: motions }
}

/** Cards that have come into a hand one sees, from wherever they came: an exchange, a gift, the stock. */
function received(before: View, now: View, scene: Scene): Happening | null {
  const seat = now.seat
  if (seat === null || before.seat !== seat) return null
  const known = new Set([...(positionOf(before).hand[seat] ?? []), ...scene.flatMap(({ card }) => card ?? [])])
  const came = (positionOf(now).hand[seat] ?? []).filter((card) => !known.has(card))
  if (!came.length) return null
  return { kind: 'exchanged', seat, moves: came.map((card) => ({ card, from: 'pile', to: `hand-${seat}` })) }
}

/** Who has ended its round, how. */
function finished(game: Climbing, before: View, now: View, only: number | null = null): Happening[] {
  return now.seats.flatMap((_, seat) => {
    const word = (only === null || only === seat) && game.ended?.(before, now, seat)
    return word ? [{ kind: 'finished' as const, seat, moves: [], stamp: { word, tone: 'quiet' as const } }] : []
  })
}

/** Those whose round ended by something else than their last play. */
function late(game: Climbing, before: View, now: View, told: Happening[]): Happening[] {
  const known = new Set(told.filter(({ kind }) => kind === 'finished').map(({ seat }) => seat))
  return finished(game, before, now).filter(({ seat }) => !known.has(seat))
}

// ------------------------------------------------------------------------------------------------------------ the hand

function tapIn(game: Climbing) {
  return ({ view, near, open, picked }: Sight, card: string): Tap => {
    if (!open) return { refuse: 'not_your_turn' }
    const hand = positionOf(view).hand[near] ?? []
    if (!hand.includes(card)) return null
    if (picked.includes(card)) return { pick: picked.filter((other) => other !== card) }
    const joined = withCard(view, game, [...picked], card)
    if (joined) return { pick: joined }
    // A card that goes with nothing is tried with its like, as many as lie there, so that the house says what is wrong.
    const like = hand.filter((other) => other !== card && rankOf(other) === rankOf(card))
    const size = trickOf(view, game).at(-1)?.cards.length ?? 1
    return { play: game.attempt(view, [card, ...like].slice(0, size)) }
  }
}

export function stagingOf(game: Climbing): Staging {
  return {
    scene: (view) => standing(view, game),
    happened: happenedIn(game),
    tap: tapIn(game),
    // What was picked stays as long as it can still be played: others may move meanwhile, as in an exchange.
    keep: ({ view, open, picked }) => (open && joinable(view, game, [...picked]).size > 0 ? [...picked] : []),
    ready: ({ view, picked }) => {
      const [only, ...more] = picked.length ? movesWith(view, game, [...picked]) : []
      return only && !more.length ? only : null
    },
    picture: (card) => frenchPicture(card ?? 'back'),
    name: (card) => say(`${game.game}-card-${card}`),
  }
}
