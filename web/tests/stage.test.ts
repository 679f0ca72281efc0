/** The stage without a page: frames in their time, a tap that ends the script, what is picked, dragged and let go. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { after, namesIn, row } from '../src/stage/scene'
import { DEAL_MS, script, TIMES, type Frame } from '../src/stage/script'
import { Stage, type Hands } from '../src/stage/stage.svelte'
import { toy, toyView, type Toy } from './toy'

const start: Toy = { hands: [['A', 'B'], []], held: [2, 2], heap: [] }
const played: Toy = { hands: [['B'], []], held: [1, 2], heap: ['A'] }
const answered: Toy = { hands: [['B'], []], held: [1, 1], heap: ['A', 'X'] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function table(first = toyView(1, start), factor = 1) {
  const done: string[] = []
  const hands: Hands = {
    near: 0,
    sending: null,
    play: (move) => done.push(`play ${move}`),
    explain: (reason) => done.push(`no ${reason}`),
  }
  const stage = new Stage(toy, first, hands, { factor: () => factor, hidden: () => false })
  const drawn: { frame: Frame; at: number }[] = []
  stage.drawn = (frame) => drawn.push({ frame, at: Date.now() })
  return { stage, drawn, done, hands }
}

const kinds = (drawn: { frame: Frame }[]) => drawn.map(({ frame }) => frame.happening?.kind ?? 'still')

describe('a scene', () => {
  test('a named card goes from where it stands, an unseen one leaves a back less', () => {
    const scene = [...row('hand-0', ['A', 'B']), ...row('hand-1', [], 2)]
    const moves = [
      { card: 'A', from: 'hand-0', to: 'heap' },
      { card: 'X', from: 'hand-1', to: 'heap' },
    ]
    const now = after(scene, { kind: 'played', seat: 0, moves })
    expect(namesIn(now, 'heap')).toEqual(['A', 'X'])
    expect(namesIn(now, 'hand-0')).toEqual(['B'])
    expect(now.filter(({ zone }) => zone === 'hand-1')).toHaveLength(1)
  })

  test('only what was not to be seen before has an origin', () => {
    const scene = [...row('hand-0', ['A']), ...row('hand-1', [], 1)]
    const [one, other] = script(scene, [
      { kind: 'played', seat: 0, moves: [{ card: 'A', from: 'hand-0', to: 'heap' }] },
      { kind: 'played', seat: 1, moves: [{ card: 'X', from: 'hand-1', to: 'heap' }] },
    ])
    expect([one!.from, other!.from]).toEqual([{}, { X: 'hand-1' }])
  })

  test('a deal takes longer with each card', () => {
    const scene = [...row('hand-0', ['A', 'B', 'C']), ...row('hand-1', [], 3)]
    const [dealt] = script([], [{ kind: 'dealt', seat: 0, moves: [], scene }])
    expect(dealt!.ms).toBe(TIMES.dealt + 3 * DEAL_MS)
  })
})

describe('the script', () => {
  test('each frame stands its time, and what is shown follows at the end', async () => {
    const { stage, drawn } = table()
    const now = toyView(2, answered)
    stage.show(now)
    expect(stage.view).toBe(now)
    expect(stage.shown).not.toBe(now)
    await vi.runAllTimersAsync()
    expect(kinds(drawn)).toEqual(['played', 'played', 'still'])
    expect(drawn[1]!.at - drawn[0]!.at).toBe(TIMES.played)
    expect(drawn[2]!.at - drawn[1]!.at).toBe(TIMES.played)
    expect(stage.shown).toBe(now)
    expect(namesIn(stage.frame.scene, 'heap')).toEqual(['A', 'X'])
  })

  test('views that come meanwhile are played out in order', async () => {
    const { stage, drawn } = table()
    stage.show(toyView(2, played))
    stage.show(toyView(3, answered))
    await vi.runAllTimersAsync()
    expect(drawn.flatMap(({ frame }) => frame.happening?.moves.map(({ card }) => card) ?? [])).toEqual(['A', 'X'])
  })

  test('what may be done never waits for a frame, and a tap ends the script', () => {
    const { stage, done } = table()
    stage.show(toyView(2, answered))
    expect(stage.open).toBe(true)
    stage.tap('B')
    expect(stage.picked).toEqual(['B'])
    expect(stage.shown).toBe(stage.view)
    expect(namesIn(stage.frame.scene, 'heap')).toEqual(['A', 'X'])
    stage.tap('B')
    expect(done).toEqual(['play B'])
  })

  test('another seat before the same screen sees its own table at once', () => {
    const { stage, drawn } = table()
    stage.show(toyView(2, { hands: [[], ['X', 'Y']], held: [1, 2], heap: ['A'] }, { seat: 1 }))
    expect(drawn).toEqual([])
    expect(namesIn(stage.frame.scene, 'hand-1')).toEqual(['X', 'Y'])
  })

  test('KP-03 a covered table shows no hand on the way', async () => {
    const { stage, drawn } = table()
    stage.show(toyView(2, { hands: [[], []], held: [1, 2], heap: ['A'] }, { seat: null }))
    await vi.runAllTimersAsync()
    expect(kinds(drawn)).toEqual(['played', 'still'])
    for (const { frame } of drawn) expect(namesIn(frame.scene, 'hand-0')).toEqual([])
    expect(namesIn(drawn[0]!.frame.scene, 'heap')).toEqual(['A'])
  })

  const next = () => {
    const last = { round: 1, points: [1, 0], places: [1, 2], position: { ...answered } }
    return toyView(3, start, { round: 2, last })
  }

  test('a finished round waits until one goes on, and only then is dealt', async () => {
    const { stage, drawn } = table()
    stage.show(next())
    await vi.advanceTimersByTimeAsync(TIMES.ended - 100)
    expect(stage.ended?.round).toBe(1)
    expect(kinds(drawn)).toEqual(['ended'])
    stage.goOn()
    await vi.advanceTimersByTimeAsync(1)
    expect(stage.ended).toBeNull()
    expect(kinds(drawn)).toEqual(['ended', 'dealt'])
  })

  test('or until its time is up, and also where cards move at once', async () => {
    const { stage, drawn } = table(toyView(1, start), 0)
    stage.show(next())
    await vi.advanceTimersByTimeAsync(TIMES.ended + 1)
    expect(kinds(drawn)).toEqual(['ended', 'still'])
    expect(stage.ended).toBeNull()
    expect(stage.shown).toBe(stage.view)
  })
})

describe('the hand', () => {
  test('what is picked stays while it can be played', () => {
    const { stage } = table()
    stage.tap('A')
    stage.show(toyView(2, { ...start, held: [2, 1], heap: ['X'] }))
    expect(stage.picked).toEqual(['A'])
    stage.show(toyView(3, played))
    expect(stage.picked).toEqual([])
  })

  test('nothing is played while a move is on its way, and a tap out of turn is explained', () => {
    const { stage, done, hands } = table(toyView(1, start, { actors: [1] }))
    stage.tap('A')
    expect(done).toEqual(['no not_your_turn'])
    stage.hands = { ...hands, sending: 'A' }
    stage.tap('A')
    expect(done).toHaveLength(1)
  })

  test('a card dragged onto the table is played, one let go of over its own hand never gets here', () => {
    const { stage, done } = table()
    stage.drop('A', null)
    expect(done).toEqual(['play A'])
    expect(stage.letGo()).toBe(true)
    expect(stage.letGo()).toBe(false)
  })
})
