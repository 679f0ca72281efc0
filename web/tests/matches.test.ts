/**
 * Whole matches on the stage: everything that truly happened is drawn, each thing once and for its time. The matches are
 * played by the rules themselves (`tests/golden/views.py`), which also say what happened.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stagingOf } from '../src/climbing/staging'
import { climbing as bigtwo } from '../src/games/bigtwo/texts'
import { climbing as daifugo } from '../src/games/daifugo/texts'
import { staging as koikoi } from '../src/games/koikoi/staging'
import { staging as zayagoshi } from '../src/games/zayagoshi/staging'
import type { View } from '../src/messages'
import type { Happening } from '../src/stage/scene'
import { Stage } from '../src/stage/stage.svelte'
import type { Staging } from '../src/stage/staging'

interface Truth {
  seat: number
  move: string
  turned?: string | null
  swept?: boolean
  turned_round?: boolean
}

const root = new URL('../..', import.meta.url).pathname
const local = `${root}.venv/bin/python`
const python = existsSync(local) ? local : 'python3'

/** Each match once, and all by one call: the rules have to be got ready once only. */
const CLIMBING = [
  'daifugo:default:3:rounds=2',
  'daifugo:all_on:10:rounds=2',
  'daifugo:dokopa_unasked:10:rounds=2',
  'daifugo:federation:47:rounds=2',
  'bigtwo:default:3:rounds=2',
  'bigtwo:jokers:3:rounds=2',
]
const ZAYAGOSHI = ['zayagoshi:default:3:rounds=2', 'zayagoshi:one_act:2:rounds=1']
const KOIKOI = ['koikoi:default:3:months=3', 'koikoi:per_call:5:months=3']
const STAGINGS: Record<string, Staging> = { daifugo: stagingOf(daifugo), bigtwo: stagingOf(bigtwo), koikoi, zayagoshi }
const matches = new Map<string, { views: View[]; truth: Truth[] }>()

beforeAll(() => {
  const all = [...CLIMBING, ...KOIKOI, ...ZAYAGOSHI]
  const text = execFileSync(python, ['-m', 'tests.golden.views', ...all], { cwd: root, maxBuffer: 2 ** 28, encoding: 'utf-8' })
  text.trim().split('\n').forEach((line, at) => matches.set(all[at] ?? '', JSON.parse(line)))
}, 300_000)

function match(name: string) {
  const staging = STAGINGS[name.split(':')[0] ?? '']
  const found = matches.get(name)
  if (!staging || !found) throw new Error(name)
  return { staging, ...found }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Play the views out on a stage; all that was drawn, with how long it stood. */
async function drawn(staging: Staging, views: View[]): Promise<(Happening & { stood: number })[]> {
  const hands = { near: 0, sending: null, play: () => {}, explain: () => {} }
  const stage = new Stage(staging, views[0]!, hands)
  const seen: { happening: Happening | null; at: number; ms: number }[] = []
  stage.drawn = ({ happening, ms }) => seen.push({ happening, at: Date.now(), ms })
  for (const view of views.slice(1)) {
    stage.show(view)
    await vi.runAllTimersAsync()
    expect(stage.shown).toBe(view)
    expect(stage.frame.scene).toEqual(staging.scene(view, stage.frame.scene))
  }
  return seen.flatMap(({ happening, at, ms }, index) => {
    const stood = (seen[index + 1]?.at ?? Infinity) - at
    if (happening) expect(stood).toBeGreaterThanOrEqual(ms)
    return happening ? [{ ...happening, stood }] : []
  })
}

const isPlay = ({ move }: Truth) => !/^(pass|enough|exchange:|give:|discard:|koikoi|stop|>)/.test(move)
const cardsOf = (move: string) => move.split(/[+-]/).map((part) => part.split(/[=>]/)[0])
/** What was played by whom: its cards, without those that made room for it. */
const played = (all: Happening[]) =>
  all
    .filter(({ kind }) => kind === 'played')
    .map(({ seat, moves }) => `${seat} ${moves.filter(({ to }) => !to.startsWith('under')).map(({ card }) => card).join()}`)

test.each(CLIMBING)('%s: every play, pass, sweep and revolution is drawn', async (name) => {
  const { staging, views, truth } = match(name)
  const all = await drawn(staging, views)
  const plays = truth.filter(isPlay)
  expect(plays.length).toBeGreaterThan(40)
  expect(played(all)).toEqual(plays.map(({ seat, move }) => `${seat} ${cardsOf(move).join()}`))
  const passes = truth.filter(({ move }) => move === 'pass')
  expect(all.filter(({ kind }) => kind === 'passed').map(({ seat }) => seat)).toEqual(passes.map(({ seat }) => seat))
  expect(all.filter(({ kind }) => kind === 'swept')).toHaveLength(truth.filter(({ swept }) => swept).length)
  const turns = all.filter(({ stamp }) => stamp?.tone === 'turn')
  expect(turns).toHaveLength(truth.filter(({ turned_round }) => turned_round).length)
  const handed = truth.filter(({ move }) => /^(exchange|give|discard):/.test(move))
  // What comes into one's own hand is drawn once more, as it comes.
  expect(all.filter(({ kind }) => kind === 'exchanged').length).toBeGreaterThanOrEqual(handed.length)
})

test('the matches hold what is counted: cuts, revolutions, last cards, hand-overs', () => {
  const moves = CLIMBING.flatMap((name) => match(name).truth)
  expect(moves.some(({ turned_round }) => turned_round)).toBe(true)
  expect(moves.some(({ move, swept }) => swept && isPlay({ seat: 0, move }) && move.includes('8'))).toBe(true)
  expect(moves.some(({ move }) => move.startsWith('exchange:'))).toBe(true)
  expect(moves.some(({ move }) => move.startsWith('give:') || move.startsWith('discard:'))).toBe(true)
})

test.each(CLIMBING)('%s: views that were not sent one by one leave nothing of a round out', async (name) => {
  const { staging, views, truth } = match(name)
  const few = views.filter((view, at) => at % 3 === 0 || view.round !== views[at + 1]?.round || view.round !== views[at - 1]?.round)
  expect(few.length).toBeLessThan(views.length * 0.6)
  const all = await drawn(staging, few)
  expect(played(all)).toEqual(truth.filter(isPlay).map(({ seat, move }) => `${seat} ${cardsOf(move).join()}`))
  expect(all.filter(({ kind }) => kind === 'swept')).toHaveLength(truth.filter(({ swept }) => swept).length)
})

test.each(KOIKOI)('%s: every card laid and turned is drawn', async (name) => {
  const { staging, views, truth } = match(name)
  const all = await drawn(staging, views)
  const laid = truth.filter(isPlay)
  expect(played(all)).toEqual(laid.map(({ seat, move }) => `${seat} ${move.split('>')[0]}`))
  const turned = all.filter(({ kind, moves }) => kind === 'turned' && moves[0]?.from === 'pile')
  expect(turned.map(({ moves }) => moves[0]?.card)).toEqual(truth.flatMap((one) => one.turned ?? []))
  const calls = truth.filter(({ move }) => move === 'koikoi' || move === 'stop').map(({ move }) => `koikoi-move-${move}`)
  expect(all.flatMap(({ stamp }) => (stamp?.tone === 'call' ? [stamp.word] : []))).toEqual(calls)
})

test.each(ZAYAGOSHI)('%s: every pair, ripening, discard, kept card and call is drawn', async (name) => {
  const { staging, views, truth } = match(name)
  const all = await drawn(staging, views)
  const made = (which: RegExp) => truth.filter(({ move }) => which.test(move)).length
  const to = (zone: string) => all.filter(({ kind, moves }) => kind !== 'called' && moves[0]?.to.startsWith(zone)).length
  expect(made(/^discard:/)).toBeGreaterThan(10)
  // A round's last move ends it with a stamp of its own.
  expect(to('discards')).toBe(made(/^discard:/))
  expect(to('pair-')).toBe(made(/^[A-Z]\d\+/))
  expect(to('ripening-')).toBe(made(/>/))
  expect(to('kept-')).toBeGreaterThanOrEqual(made(/^keep:/) - 2)
  const stamps = all.flatMap(({ stamp }) => stamp?.word ?? [])
  expect(stamps.filter((word) => word === 'zayagoshi-move-aba')).toHaveLength(made(/^aba$/))
})
