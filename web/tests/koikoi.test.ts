/** Koi-Koi without a page: moves, frames between two views, the way to each yaku. */
import { describe, expect, test } from 'vitest'
import { frames, placed, still, steps, type Frame } from '../src/games/koikoi/frames'
import { merged, parse, takes } from '../src/games/koikoi/moves'
import { kindOf, matching, type Position } from '../src/games/koikoi/position'
import { goals, outOfReach, pointsByKind, progress, replaced } from '../src/games/koikoi/yaku'
import type { View } from '../src/messages'

function position(with_: Partial<Position>): Position {
  return {
    phase: 'play',
    turn: 0,
    dealer: 0,
    month: 1,
    total: [0, 0],
    hand: [[], []],
    held: [8, 8],
    field: [],
    taken: [[], []],
    played: [[], []],
    drawn: 0,
    pile: [],
    calls: [0, 0],
    called_at: [0, 0],
    winner: -1,
    won: 0,
    ending: 'running',
    last_seat: -1,
    last_took: [],
    last_turned_took: [],
    last_played: null,
    last_turned: null,
    turned: null,
    facts: { yaku: [{}, {}], sum: [0, 0], factor: [1, 1], pile_left: 24 },
    ...with_,
  }
}

function view(of: Position, with_: Partial<View> = {}): View {
  return {
    room: 'r',
    state: 1,
    game: 'koikoi',
    options: {},
    seats: [],
    seat: 0,
    clock: null,
    actors: [0],
    legal: [],
    ways: [],
    position: of as unknown as Record<string, unknown>,
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

const lying = (frame: Frame) => frame.cells.filter((cell) => cell.length > 0)

describe('moves', () => {
  test('are read from their notation', () => {
    expect(parse('05-plain')).toEqual({ kind: 'play', card: '05-plain', takes: null })
    expect(parse('05-plain>05-animal')).toEqual({ kind: 'play', card: '05-plain', takes: '05-animal' })
    expect(parse('>05-animal')).toEqual({ kind: 'pick', takes: '05-animal' })
    expect(parse('koikoi')).toEqual({ kind: 'koikoi' })
  })

  test('KP-14 two chaff of a month make one button, a chaff and a ribbon two', () => {
    expect(merged(['01-red>01-chaff1', '01-red>01-chaff2', '02-red'])).toEqual([
      ['01-red>01-chaff1', '01-red>01-chaff2'],
      ['02-red'],
    ])
    expect(merged(['01-chaff1>01-red', '01-chaff1>01-chaff2'])).toHaveLength(2)
    expect(merged(['>12-chaff1', '>12-chaff3', '>12-bright'])).toEqual([['>12-chaff1', '>12-chaff3'], ['>12-bright']])
  })

  test('the same choice for two hand cards stays two buttons', () => {
    expect(merged(['01-bright>01-chaff1', '01-bright>01-chaff2', '01-red>01-chaff1', '01-red>01-chaff2'])).toHaveLength(2)
  })

  test('KK-16 what a move takes: the match, the chosen one of two, all three', () => {
    const field = ['03-red', '03-chaff1', '03-chaff2', '07-plain', '09-blue', '09-chaff1']
    const at = position({ field })
    expect(takes(at, parse('03-bright'))).toEqual(['03-red', '03-chaff1', '03-chaff2'])
    expect(takes(at, parse('07-animal'))).toEqual(['07-plain'])
    expect(takes(at, parse('09-animal>09-blue'))).toEqual(['09-blue'])
    expect(takes(at, parse('04-plain'))).toEqual([])
  })
})

test('KK-01 the lightning of the willow is chaff, its ribbon a ribbon', () => {
  expect(kindOf('11-chaff1')).toBe('chaff')
  expect(kindOf('11-plain')).toBe('ribbon')
  expect(matching(['11-plain', '12-chaff1'], '11-bright')).toEqual(['11-plain'])
})

describe('places on the field', () => {
  test('cards stay where they lie, new ones take the first free place', () => {
    const first = placed([], ['01-red', '02-red', '03-red', '04-plain'])
    const next = placed(first, ['01-red', '03-red', '04-plain', '08-animal'])
    expect(next.slice(0, 4)).toEqual([['01-red'], ['08-animal'], ['03-red'], ['04-plain']])
  })

  test('a ninth card makes a new place, which goes once it is free', () => {
    const eight = ['01-red', '02-red', '03-red', '04-plain', '05-plain', '06-blue', '07-plain', '08-animal']
    const nine = placed(placed([], eight), [...eight, '09-blue'])
    expect(nine).toHaveLength(9)
    expect(placed(nine, eight)).toHaveLength(8)
  })
})

describe('frames', () => {
  const before = position({
    hand: [['01-red', '02-red'], []],
    held: [2, 2],
    field: ['01-chaff1', '05-plain', '05-animal'],
  })
  const shown = still(before)

  test('a turn is laid, taken, turned, taken (KK-16 … KK-18)', () => {
    const after = position({
      turn: 1,
      hand: [['02-red'], []],
      held: [1, 2],
      field: ['05-animal', '09-blue'],
      taken: [['01-red', '01-chaff1'], []],
      last_seat: 0,
      last_played: '01-red',
      last_took: ['01-red', '01-chaff1'],
      last_turned: '09-blue',
      facts: { yaku: [{}, {}], sum: [0, 0], factor: [1, 1], pile_left: 23 },
    })
    const [laid, took, stays, ...rest] = steps(shown, before, after)
    expect(rest).toEqual([])
    expect(lying(laid!)).toContainEqual(['01-chaff1', '01-red'])
    expect(laid!.hands[0]).toEqual(['02-red'])
    expect(laid!.from).toEqual({ '01-red': 'hand-0' })
    expect(took!.taken[0]).toEqual(['01-red', '01-chaff1'])
    expect(took!.turned).toBe('09-blue')
    expect(took!.left).toBe(23)
    expect(stays!.turned).toBeNull()
    expect(lying(stays!)).toContainEqual(['09-blue'])
  })

  test('KP-10 a turned card with two matches waits on the pile', () => {
    const after = position({
      phase: 'pick',
      hand: [['02-red'], []],
      held: [1, 2],
      field: ['05-plain', '05-animal'],
      taken: [['01-red', '01-chaff1'], []],
      turned: '05-chaff1',
      last_seat: 0,
      last_played: '01-red',
      last_took: ['01-red', '01-chaff1'],
      last_turned: '05-chaff1',
    })
    const all = steps(shown, before, after)
    expect(all).toHaveLength(2)
    expect(all[1]!.turned).toBe('05-chaff1')
    const chosen = position({
      ...after,
      phase: 'play',
      turn: 1,
      turned: null,
      field: ['05-plain'],
      taken: [['01-red', '01-chaff1', '05-chaff1', '05-animal'], []],
      last_turned_took: ['05-animal', '05-chaff1'],
    })
    const [laid, took] = steps(all[1]!, after, chosen)
    expect(lying(laid!)).toContainEqual(['05-animal', '05-chaff1'])
    expect(took!.taken[0]).toContain('05-animal')
    expect(lying(took!)).toEqual([['05-plain']])
  })

  test('more than one move at once is shown without steps', () => {
    const later = position({ turn: 0, held: [1, 1], last_seat: 1, field: ['05-plain'] })
    expect(steps(shown, before, later)).toEqual([])
    expect(frames(shown, view(before), view(later))).toHaveLength(1)
  })

  test('KP-03 a covered table shows no hand on the way either', () => {
    const after = position({
      turn: 1,
      hand: [[], []],
      held: [1, 2],
      field: ['01-chaff1', '05-plain', '05-animal', '02-red', '09-blue'],
      last_seat: 0,
      last_played: '02-red',
      last_turned: '09-blue',
    })
    const all = frames(shown, view(before), view(after, { seat: null }))
    expect(all.length).toBeGreaterThan(2)
    expect(all.map((frame) => frame.hands)).toEqual(all.map(() => [[], []]))
  })

  test('KP-12 the end of a month is seen before the next one is dealt', () => {
    const end = position({
      phase: 'over',
      hand: [['02-red'], []],
      held: [1, 2],
      field: ['05-plain', '05-animal', '09-blue'],
      taken: [['01-red', '01-chaff1'], []],
      last_seat: 0,
      last_played: '01-red',
      last_took: ['01-red', '01-chaff1'],
      last_turned: '09-blue',
    })
    const dealt = position({ month: 2, hand: [['12-bright'], []], field: ['08-bright'] })
    const last = { round: 1, points: [1, 0], places: [1, 2], position: end as unknown as Record<string, unknown> }
    const all = frames(shown, view(before), view(dealt, { round: 2, last }))
    expect(lying(all.at(-2)!).flat().sort()).toEqual([...end.field].sort())
    expect(all.at(-1)!.hands[0]).toEqual(['12-bright'])
    expect(all.at(-1)!.from).toEqual({ '12-bright': 'pile', '08-bright': 'pile' })
  })
})

describe('the way to the yaku', () => {
  const options = {
    five_brights: 10,
    four_brights: 8,
    rainy_four: 7,
    three_brights: 5,
    set_points: 5,
    both_ribbons: 0,
    viewing: 'counts',
    viewing_points: 5,
    nomi: false,
    cup: 'both',
  }
  const goal = (yaku: string, with_ = {}) => goals({ ...options, ...with_ }).find((one) => one.yaku === yaku)!

  test('KK section 7: points and cards needed', () => {
    expect(goals(options).map(({ yaku, points, need }) => [yaku, points, need])).toEqual([
      ['five_brights', 10, 5],
      ['four_brights', 8, 4],
      ['rainy_four', 7, 4],
      ['three_brights', 5, 3],
      ['flower_viewing', 5, 2],
      ['moon_viewing', 5, 2],
      ['boar_deer_butterfly', 5, 3],
      ['red_ribbons', 5, 3],
      ['blue_ribbons', 5, 3],
      ['both_ribbons', 10, 6],
      ['animals', 1, 5],
      ['ribbons', 1, 5],
      ['chaff', 1, 10],
    ])
  })

  test('KK-42, KX-07, KX-08: options change what is to be had', () => {
    expect(goals({ ...options, viewing: 'off' }).map((one) => one.yaku)).not.toContain('moon_viewing')
    expect(goal('both_ribbons', { both_ribbons: 12 }).points).toBe(12)
    expect(goal('both_ribbons', { set_points: 6 }).points).toBe(12)
    expect(goal('nomi', { nomi: true }).points).toBe(10)
  })

  test('KK-39, KX-06 the cup counts as chaff unless it lies with the animals', () => {
    const taken = ['01-chaff1', '11-chaff1', '09-animal']
    expect(progress(goal('chaff'), taken, options)).toBe(3)
    expect(progress(goal('chaff'), taken, { ...options, cup: 'animal' })).toBe(2)
    expect(progress(goal('animals'), taken, options)).toBe(1)
  })

  test('KK-37 three brights may lack one of the four dry ones, not two; the rainy four need the rain man', () => {
    expect(outOfReach(goal('three_brights'), ['01-bright'])).toBe(false)
    expect(outOfReach(goal('three_brights'), ['01-bright', '03-bright'])).toBe(true)
    expect(outOfReach(goal('rainy_four'), ['01-bright'])).toBe(false)
    expect(outOfReach(goal('rainy_four'), ['11-bright'])).toBe(true)
    expect(outOfReach(goal('chaff'), ['01-chaff1'])).toBe(false)
  })

  test('KK-37, KK-38, KX-07 a larger yaku stands in the place of a smaller', () => {
    const both = { extra_cards: true }
    expect(replaced(goal('three_brights'), { rainy_four: 7 }, both)).toBe(true)
    expect(replaced(goal('five_brights'), { four_brights: 8 }, both)).toBe(false)
    expect(replaced(goal('ribbons'), { red_ribbons: 8 }, both)).toBe(true)
    expect(replaced(goal('ribbons'), { red_ribbons: 5 }, { extra_cards: false })).toBe(false)
    expect(replaced(goal('blue_ribbons'), { red_ribbons: 5 }, both)).toBe(false)
    expect(replaced(goal('animals'), { boar_deer_butterfly: 5 }, both)).toBe(true)
  })

  test('points stand at the group of captured cards they come from', () => {
    expect(pointsByKind({ three_brights: 5, moon_viewing: 5, ribbons: 2, chaff: 1 })).toEqual({
      bright: 10,
      animal: 0,
      ribbon: 2,
      chaff: 1,
    })
  })
})
