/** Zayagoshi without a page: what a set is worth, what a pick can do, what moves tell. */
import { describe, expect, test } from 'vitest'
import { inOrder, merged, offered, parse, pickedAfter, ripening } from '../src/games/zayagoshi/moves'
import { byNumber, classOf, shapeOf, type Kinds, type Pair, type Position } from '../src/games/zayagoshi/position'
import { formula, signOf } from '../src/games/zayagoshi/score'
import { story } from '../src/games/zayagoshi/story'
import { happened, payments } from '../src/games/zayagoshi/texts'
import type { Played, RoundResult, View } from '../src/messages'

const DECK = [...'RYGB'].flatMap((colour) => [...'12345678'].map((number) => colour + number))

function kinds(shapes: number, colours: number, numbers: number, strong: boolean | null = null): Kinds {
  return { cards: 4, shapes, colours, numbers, strong, value: null }
}

function position(pairs: Pair[] = [], act: Partial<Position> = {}): Position {
  const facts: Partial<Position['facts']> = { pairs: [pairs] }
  const known: Partial<Position> = { act: 'none', act_seat: -1, act_cards: [], ...act, facts: facts as Position['facts'] }
  return known as Position
}

const pair = (...cards: string[]): Pair => ({ cards, ripening: [], needs: 1, ripe: false })

/** The sum as a pupil would work it out: signs for signs, small figures raised. */
function workedOut(text: string): number {
  const raised = text.replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (power) => `**${[...power].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.indexOf(digit)).join('')}`)
  return Number(new Function(`return ${raised.replaceAll('×', '*').replaceAll('−', '-')}`)())
}

describe('the score', () => {
  test.each([
    ['ZS-07 colour 4, weak 4, shape 3', kinds(3, 4, 4, false), '2×2×3×3', 36],
    ['ZS-07 colour 3, number 3, shape 3', kinds(3, 3, 3), '2×2×2×2', 16],
    ['ZS-07 colour 4, strong 4, shape 3', kinds(3, 4, 4, true), '(2×2×3)²', 144],
    ['ZS-08 colour 3, number 3, shape 2', kinds(2, 3, 3), '(2+1)×2×2', 12],
    ['ZS-08 two of each', kinds(2, 2, 2), '2+1+1+1', 5],
    ['ZS-08 colour 3, number 3, shape 4', kinds(4, 3, 3), '(2×2×2)²', 64],
    ['ZS-08 colour 2, number 1, shape 2', kinds(2, 2, 1), '2+1+1−2', 2],
    ['ZS-06 five of both, strong, shape 4', kinds(4, 5, 5, true), '2¹²', 4096],
    ['ZS-15 colour 3, strong 5, shape 4', kinds(4, 3, 5, true), '(2×2)⁶', 4096],
    ['ZS-13 four quotos', kinds(1, 0, 0), '2−1−2−2', -3],
    ['ZS-05 powers over additions alone', kinds(4, 2, 2), '(2+1+1)²', 16],
  ])('%s', (_, set, text, points) => {
    expect(formula(set)).toBe(text)
    expect(workedOut(text)).toBe(points)
  })

  test('ZS-05 each row has its sign', () => {
    const signs = [1, 2, 3, 4].map((count) => signOf('shapes', kinds(count, 0, 0)))
    expect(signs).toEqual(['−1', '+1', '×2', '( )²'])
    expect([1, 2, 3, 4, 5].map((count) => signOf('colours', kinds(0, count, 0)))).toEqual(['−2', '+1', '×2', '×3', '( )²'])
    expect([4, 5].map((count) => signOf('numbers', kinds(0, 0, count, true)))).toEqual(['( )²', '( )³'])
    expect([4, 5].map((count) => signOf('numbers', kinds(0, 0, count, false)))).toEqual(['×3', '( )²'])
  })
})

describe('cards', () => {
  test('ZG-01 16 show lines, 14 both, yellow 8 and blue 4 circles', () => {
    const of = (shape: string) => DECK.filter((card) => shapeOf(card) === shape)
    expect([of('line').length, of('mixed').length, of('circle')]).toEqual([16, 14, ['Y8', 'B4']])
    expect(shapeOf('Q3')).toBe('quoto')
  })

  test('ZS-01 1 counts as 5, 4 as 8, a quoto as none', () => {
    expect(['R1', 'R5', 'B4', 'B8', 'Q1'].map(classOf)).toEqual([1, 1, 4, 4, 0])
  })

  test('a hand stands by number, then colour, quotos last', () => {
    expect(byNumber(['Q2', 'B5', 'R5', 'G1', 'Q1'])).toEqual(['G1', 'R5', 'B5', 'Q1', 'Q2'])
  })
})

describe('moves', () => {
  test('are read from their notation', () => {
    expect(parse('R5+Y5')).toEqual({ kind: 'register', cards: ['R5', 'Y5'] })
    expect(parse('B3>R5+Y5')).toEqual({ kind: 'ripen', card: 'B3', pair: ['R5', 'Y5'] })
    expect(parse('keep:R5')).toEqual({ kind: 'keep', card: 'R5' })
    expect(parse('da:G5')).toEqual({ kind: 'da', card: 'G5' })
    expect(parse('aba')).toEqual({ kind: 'aba' })
  })

  const LEGAL = ['R5+Y5', 'R5+G5', 'Y5+G5', 'R5>B2+R2', 'Y5>B2+R2', 'keep:B2', 'discard:R5', 'discard:Y5', 'end']

  test('a card offers all it can begin, two cards their pair, nothing the end', () => {
    expect(offered(LEGAL, ['R5'])).toEqual(['R5+Y5', 'R5+G5', 'R5>B2+R2', 'discard:R5'])
    expect(offered(LEGAL, ['R5', 'G5'])).toEqual(['R5+G5'])
    expect(offered(LEGAL, ['B2'])).toEqual(['keep:B2'])
    expect(offered(LEGAL, [])).toEqual(['end'])
  })

  test('ripenings stand last: the pairs themselves take a tap', () => {
    expect(inOrder(['R5+Y5', 'R5>B2+R2', 'R5>G3+B3', 'discard:R5'])).toEqual(['R5+Y5', 'discard:R5', 'R5>B2+R2', 'R5>G3+B3'])
  })

  test('a tap adds the partner of a pair, takes the place of any other card, and lets go', () => {
    expect(pickedAfter(LEGAL, ['R5'], 'G5')).toEqual(['R5', 'G5'])
    expect(pickedAfter(LEGAL, ['R5'], 'B7')).toEqual(['B7'])
    expect(pickedAfter(LEGAL, ['R5', 'G5'], 'Y5')).toEqual(['Y5'])
    expect(pickedAfter(LEGAL, ['R5', 'G5'], 'R5')).toEqual(['G5'])
  })

  test('a hand card is laid on the tapped pair, where that is allowed', () => {
    expect(ripening(LEGAL, 'Y5', ['R2', 'B2'])).toBe('Y5>B2+R2')
    expect(ripening(LEGAL, 'G5', ['R2', 'B2'])).toBeUndefined()
  })

  test('ZS-03 one quoto is as good as another, but not on another pair', () => {
    const pairs = [pair('Q1', 'Q2'), pair('R2', 'B2')]
    const legal = ['Q3+Q4', 'keep:Q1', 'keep:Q2', 'keep:R2', 'keep:B2', 'Q3>R2+B2', 'Q4>R2+B2', 'Q3>Q1+Q2', 'discard:Q3', 'discard:Q4']
    expect(merged(position(pairs), 0, legal)).toEqual([
      ['Q3+Q4'],
      ['keep:Q1', 'keep:Q2'],
      ['keep:R2'],
      ['keep:B2'],
      ['Q3>R2+B2', 'Q4>R2+B2'],
      ['Q3>Q1+Q2'],
      ['discard:Q3', 'discard:Q4'],
    ])
  })
})

describe('the story of a round', () => {
  const move = (seat: number, text: string | null): Played => ({ seat, move: text })

  test('a hidden move is a ripening, or an answer that stays unsaid', () => {
    const played = [move(0, 'R5+Y5'), move(0, null), move(0, 'discard:B3'), move(2, null), move(1, 'pass'), move(1, 'end')]
    expect(story(played, 3, position()).map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'register'],
      [0, 'ripen'],
      [0, 'discard'],
      [1, 'end'],
    ])
  })

  test('ZG-21 whoever called shows in who moves next: the seat on the right', () => {
    const played = [move(0, 'discard:B3'), move(1, null), move(2, null), move(0, 'end')]
    expect(story(played, 3, position())).toEqual([
      { at: 0, seat: 0, kind: 'discard', card: 'B3' },
      { at: 2, seat: 2, kind: 'da', card: 'B3' },
      { at: 3, seat: 0, kind: 'end' },
    ])
  })

  test('before anybody has moved it shows in the position', () => {
    const played = [move(0, 'discard:B3'), move(1, null)]
    const called = position([], { act: 'da', act_seat: 1, act_cards: ['G3', 'B3'] })
    expect(story(played, 2, called).at(-1)).toEqual({ at: 1, seat: 1, kind: 'da', card: 'B3', cards: ['G3', 'B3'] })
    const passed = position([], { act: 'discard', act_seat: 0, act_cards: ['B3'] })
    expect(story(played, 2, passed)).toHaveLength(1)
  })

  test('one sees what one lays oneself', () => {
    expect(story([move(1, 'B3>R5+Y5')], 2, position())).toEqual([
      { at: 0, seat: 1, kind: 'ripen', card: 'B3', cards: ['R5', 'Y5'] },
    ])
  })
})

/** Without a language each sentence is its key. */
describe('sentences', () => {
  const result = (points: number[], aba: number[], winner: number): RoundResult => ({
    round: 1,
    points,
    places: points.map(() => 1),
    position: { winner, aba },
  })

  test.each([
    ['ZG-26 each loser pays the winner', [72, -36, -36], [0, 0, 0], 0, ['pays', 'pays']],
    ['ZG-32 who is beaten after aba pays for all', [-72, 72, 0], [1, 0, 0], 1, ['pays', 'aba']],
    ['ZG-33 two of them share it', [-55, 108, -53, 0], [1, 0, 2, 0], 1, ['pays', 'pays', 'aba-shared']],
    ['ZG-34 with two at the table it is the same without aba', [36, -36], [0, 1], 0, ['pays']],
    ['a winner after aba is paid by all', [144, -72, -72], [1, 0, 0], 0, ['pays', 'pays']],
    ['ZX-09 a set worth nothing is paid nothing', [0, 0], [0, 0], 1, ['nothing']],
    ['ZX-08 after a draw nobody pays', [0, 0, 0], [0, 1, 0], -1, []],
  ])('%s', (_, points, aba, winner, said) => {
    expect(payments(result(points, aba, winner))).toEqual(said.map((one) => `zayagoshi-result-${one}`))
  })

  function view(state: number, played: Played[], hand: string[], with_: Partial<View> = {}): View {
    const of = { ...position(), phase: 'turn', turn: 1, dice: [0, 0], hand: [hand, []], aba: [0, 0] }
    const seats = [{}, {}] as View['seats']
    const rest = { room: 'r', round: 1, seat: 0, actors: [1], legal: [], last: null, over: false, options: {} }
    return { ...rest, state, played, seats, position: of, ...with_ } as View
  }

  test('what happened since the view before, what one drew, and what is awaited', () => {
    const before = view(1, [{ seat: 1, move: 'R5+Y5' }], ['G3'])
    const now = view(3, [...before.played, { seat: 1, move: null }, { seat: 1, move: 'end' }], ['G3', 'B7'])
    const said = (lines: string[]) => lines.map((line) => line.replace('zayagoshi-', ''))
    expect(said(happened(before, now))).toEqual(['did-ripen-hidden', 'did-end', 'did-drew', 'wait-turn'])
    expect(said(happened(null, before))).toEqual(['round', 'first', 'did-register', 'wait-turn'])
    // Another seat's hand on the same device is not what this one drew.
    expect(said(happened({ ...before, seat: 1 }, now))).toEqual(['did-ripen-hidden', 'did-end', 'wait-turn'])
  })
})
