/** Koi-Koi without a page: moves, frames between two views, the way to each yaku. */
import { describe, expect, test } from 'vitest'
import { merged, parse, takes } from '../src/games/koikoi/moves'
import { kindOf, matching, type Position } from '../src/games/koikoi/position'
import { nearest } from '../src/games/koikoi/nearest'
import { cells, placed, staging, standing, steps } from '../src/games/koikoi/staging'
import { goals, outOfReach, pointsByKind, progress, replaced } from '../src/games/koikoi/yaku'
import type { View } from '../src/messages'
import { after as applied, namesIn, type Scene } from '../src/stage/scene'
import { script } from '../src/stage/script'

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
    position: of,
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

const lying = (scene: Scene) => cells(scene).filter((cell) => cell.length > 0)

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

describe('a turn on the stage', () => {
  const before = position({
    hand: [['01-red', '02-red'], []],
    held: [2, 2],
    field: ['01-chaff1', '05-plain', '05-animal'],
  })
  const shown = standing(before, [])

  test('is laid, taken, turned and laid (KK-16 … KK-18)', () => {
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
    const happenings = steps(shown, before, after)
    expect(happenings.map(({ kind }) => kind)).toEqual(['played', 'took', 'turned', 'turned'])
    const [laid, took, turned, stays] = script(shown, happenings)
    expect(lying(laid!.scene)).toContainEqual(['01-chaff1', '01-red'])
    expect(namesIn(laid!.scene, 'hand-0')).toEqual(['02-red'])
    expect(laid!.from).toEqual({})
    expect(namesIn(took!.scene, 'taken-0')).toEqual(['01-red', '01-chaff1'])
    expect(namesIn(turned!.scene, 'turned')).toEqual(['09-blue'])
    expect(turned!.from).toEqual({ '09-blue': 'pile' })
    expect(turned!.scene.filter(({ zone }) => zone === 'pile')).toHaveLength(23)
    expect(namesIn(stays!.scene, 'turned')).toEqual([])
    expect(lying(stays!.scene)).toContainEqual(['09-blue'])
  })

  test('of the other side comes from its hand, which has a back less', () => {
    const theirs = position({ ...before, turn: 1 })
    const after = position({
      ...theirs,
      turn: 0,
      held: [2, 1],
      field: [...before.field, '08-bright', '09-blue'],
      last_seat: 1,
      last_played: '08-bright',
      last_turned: '09-blue',
    })
    const [laid] = script(shown, steps(shown, theirs, after))
    expect(laid!.from).toEqual({ '08-bright': 'hand-1' })
    expect(laid!.scene.filter(({ zone }) => zone === 'hand-1')).toHaveLength(1)
  })

  test('KP-10 with two matches the turned card waits on the pile', () => {
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
    expect(all.map(({ kind }) => kind)).toEqual(['played', 'took', 'turned'])
    const waiting = all.reduce(applied, shown)
    expect(namesIn(waiting, 'turned')).toEqual(['05-chaff1'])
    const chosen = position({
      ...after,
      phase: 'play',
      turn: 1,
      turned: null,
      field: ['05-plain'],
      taken: [['01-red', '01-chaff1', '05-chaff1', '05-animal'], []],
      last_turned_took: ['05-animal', '05-chaff1'],
    })
    const [laid, took] = script(waiting, steps(waiting, after, chosen))
    expect(lying(laid!.scene)).toContainEqual(['05-animal', '05-chaff1'])
    expect(namesIn(took!.scene, 'taken-0')).toContain('05-animal')
    expect(lying(took!.scene)).toEqual([['05-plain']])
  })

  test('more than one move at once is shown without steps', () => {
    const later = position({ turn: 0, held: [1, 1], last_seat: 1, field: ['05-plain'] })
    expect(steps(shown, before, later)).toEqual([])
    expect(staging.happened(view(before), view(later), shown)).toEqual([])
  })

  test('a call is stamped, and each yaku that is new or worth more', () => {
    const facts = (yaku: Record<string, number>) => ({ yaku: [yaku, {}], sum: [0, 0], factor: [1, 1], pile_left: 20 })
    const calling = position({ phase: 'call', facts: facts({ ribbons: 1 }) })
    const called = position({ turn: 1, calls: [1, 0], facts: facts({ ribbons: 1 }) })
    const [call, ...none] = staging.happened(view(calling), view(called), shown)
    expect(call!.stamp).toEqual({ word: 'koikoi-move-koikoi', tone: 'call' })
    expect(none).toEqual([])
    const more = position({ turn: 1, facts: facts({ ribbons: 2, red_ribbons: 5 }) })
    const stamps = staging.happened(view(called), view(more), shown).map(({ stamp }) => [stamp?.names?.yaku, stamp?.with?.points])
    expect(stamps).toEqual([['koikoi-yaku-ribbons', 2], ['koikoi-yaku-red_ribbons', 5]])
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
    const last = { round: 1, points: [1, 0], places: [1, 2], position: end }
    const all = script(shown, staging.happened(view(before), view(dealt, { round: 2, last }), shown))
    expect(all.slice(-2).map(({ happening }) => happening?.kind)).toEqual(['ended', 'dealt'])
    expect(lying(all.at(-2)!.scene).flat().sort()).toEqual([...end.field].sort())
    expect(namesIn(all.at(-1)!.scene, 'hand-0')).toEqual(['12-bright'])
    expect(all.at(-1)!.from).toEqual({ '12-bright': 'pile', '08-bright': 'pile' })
  })
})

describe('taps', () => {
  const at = position({ hand: [['05-chaff1', '01-red'], []], field: ['05-plain', '05-animal', '01-chaff1', '09-blue'] })
  const sight = (picked: string[], with_: Partial<Position> = {}, open = true) => ({
    view: view(position({ ...at, ...with_ })),
    near: 0,
    open,
    picked,
  })

  test('KP-09 lift a card, and a second one plays it unless two match', () => {
    expect(staging.tap(sight([]), '01-red')).toEqual({ pick: ['01-red'] })
    expect(staging.tap(sight(['05-chaff1']), '01-red')).toEqual({ pick: ['01-red'] })
    expect(staging.tap(sight(['01-red']), '01-red')).toEqual({ play: '01-red' })
    expect(staging.tap(sight(['05-chaff1']), '05-chaff1')).toEqual({ refuse: 'choose_one_of_two' })
    expect(staging.tap(sight([], {}, false), '01-red')).toEqual({ refuse: 'not_your_turn' })
    expect(staging.tap(sight([]), '12-bright')).toBeNull()
  })

  test('KP-09 take from the field what matches, naming it where two do', () => {
    expect(staging.tap(sight(['05-chaff1']), '05-animal')).toEqual({ play: '05-chaff1>05-animal' })
    expect(staging.tap(sight(['01-red']), '01-chaff1')).toEqual({ play: '01-red' })
    expect(staging.tap(sight(['01-red']), '09-blue')).toEqual({ refuse: 'no_match' })
    expect(staging.tap(sight([]), '09-blue')).toBeNull()
  })

  test('KP-10 choose for a turned card', () => {
    const waiting = { phase: 'pick', turned: '05-chaff2' } as const
    expect(staging.tap(sight([], waiting), '05-animal')).toEqual({ play: '>05-animal' })
    expect(staging.tap(sight([], waiting), '09-blue')).toEqual({ refuse: 'no_match' })
    expect(staging.tap(sight([], waiting), '01-red')).toEqual({ refuse: 'choose_turned' })
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

  test('the nearest are those with the fewest cards missing, the dearer first, and none that cannot be had', () => {
    const of = (own: string[], theirs: string[], yaku = {}) =>
      nearest(position({ taken: [own, theirs], facts: { yaku: [yaku, {}], sum: [0, 0], factor: [1, 1], pile_left: 9 } }), options, 0, 2)
    expect(of(['03-bright', '07-animal', '10-animal'], [])).toEqual([
      { yaku: 'flower_viewing', have: 1, need: 2 },
      { yaku: 'boar_deer_butterfly', have: 2, need: 3 },
    ])
    // The cup is gone, and with it both viewings.
    expect(of(['03-bright', '07-animal', '10-animal'], ['09-animal']).map(({ yaku }) => yaku)).toEqual([
      'boar_deer_butterfly',
      'three_brights',
    ])
    expect(of([], [])).toEqual([])
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
