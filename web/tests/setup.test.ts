/** What is chosen before a match, whatever was kept from the last. */
import { expect, test } from 'vitest'
import { setupOf } from '../src/outside/kept'
import { canMix, changed, chosenFrom, fits, levelsOf, othersOf, presetOf, presetValues, seatsFor } from '../src/lobby/setup'
import type { GameForm } from '../src/messages'

const game: GameForm = {
  name: 'toy',
  options: [
    { name: 'seats', kind: 'number', default: 2, low: 2, high: 2, hidden: true },
    { name: 'rounds', kind: 'choice', default: 6, values: [3, 6] },
    { name: 'bonus', kind: 'number', default: 5, low: 1, high: 9, local: true },
    { name: 'draws', kind: 'switch', default: false, local: true },
  ],
  presets: { quick: { rounds: 3, bonus: 1 }, usual: {} },
  levels: ['random', 'easy', 'hard'],
  seats: [2],
  lesson: false,
}
/** The same for two to four. */
const larger: GameForm = {
  ...game,
  options: [{ name: 'seats', kind: 'number', default: 3, low: 2, high: 4 }, ...game.options.slice(1)],
  seats: [2, 3, 4],
}

const chosen = (of: GameForm, kept: unknown) => chosenFrom(of, setupOf(kept))

test('without anything kept the defaults hold, and the first serious level', () => {
  expect(chosen(game, null)).toEqual({
    mode: { kind: 'computer', level: 'easy' },
    timing: { clock: null, bank: 0, increment: 0 },
    options: { rounds: 6, bonus: 5, draws: false },
  })
})

test('what was kept is taken up as far as the game still knows it', () => {
  const kept = { mode: { kind: 'computer', level: 'gone' }, options: { rounds: 3, bonus: 99, draws: 'yes', more: 1 } }
  expect(chosen(game, kept)).toEqual({
    mode: { kind: 'computer', level: 'easy' },
    timing: { clock: null, bank: 0, increment: 0 },
    options: { rounds: 3, bonus: 5, draws: false },
  })
  expect(chosen(game, { mode: { kind: 'here' } }).mode).toEqual({ kind: 'here' })
  expect(chosen(game, { clock: 30 }).timing).toEqual({ clock: 30, bank: 0, increment: 0 })
  expect(chosen(game, { clock: null, bank: 120, increment: 5 }).timing.increment).toBe(5)
  // A clock that is not offered is none.
  expect(chosen(game, { clock: 31 }).timing).toEqual({ clock: null, bank: 0, increment: 0 })
})

test('values are checked as the house will check them', () => {
  const [, rounds, bonus, draws] = game.options
  expect([3, 6, '6', 4].map((value) => fits(rounds!, value))).toEqual([true, true, false, false])
  expect([1, 9, 0, 10, 2.5, '5'].map((value) => fits(bonus!, value))).toEqual([true, true, false, false, false, false])
  expect([true, 1].map((value) => fits(draws!, value))).toEqual([true, false])
})

test('changed local rules are counted', () => {
  expect(changed(game.options, { seats: 2, rounds: 6, bonus: 7, draws: true })).toBe(2)
})

test('the random player is offered only where there is no other', () => {
  expect(levelsOf(game)).toEqual(['easy', 'hard'])
  expect(levelsOf({ ...game, levels: ['random'] })).toEqual(['random'])
})

test('KP-02 one sits on the first seat, the computer on the other; two on one device have both', () => {
  expect(seatsFor(game, { kind: 'computer', level: 'hard' }, {})).toEqual([
    { kind: 'here' },
    { kind: 'computer', level: 'hard' },
  ])
  expect(seatsFor(game, { kind: 'here' }, {})).toEqual([{ kind: 'here' }, { kind: 'here' }])
})

test('a preset sets all options, and is known again by them', () => {
  expect(presetValues(game, 'quick')).toEqual({ rounds: 3, bonus: 1, draws: false })
  expect(presetOf(game, { rounds: 3, bonus: 1, draws: false })).toBe('quick')
  expect(presetOf(game, { rounds: 6, bonus: 5, draws: false })).toBe('usual')
  expect(presetOf(game, { rounds: 6, bonus: 4, draws: false })).toBeNull()
})

test('seat by seat: any mixture, which follows the number of seats and is kept', () => {
  const mixed = { kind: 'mixed' as const, others: [null, 'hard'] }
  expect(seatsFor(larger, mixed, { seats: 3 })).toEqual([
    { kind: 'here' },
    { kind: 'here' },
    { kind: 'computer', level: 'hard' },
  ])
  expect(seatsFor(larger, mixed, { seats: 4 })[3]).toEqual({ kind: 'computer', level: 'easy' })
  expect(seatsFor(larger, mixed, { seats: 2 })).toEqual([{ kind: 'here' }, { kind: 'here' }])
  expect(chosen(larger, { mode: { kind: 'mixed', others: [null, 'hard', 'gone'] } }).mode).toEqual({
    kind: 'mixed',
    others: [null, 'hard', 'easy'],
  })
})

test('seat by seat begins with what another choice would seat there', () => {
  expect(othersOf(larger, { kind: 'computer', level: 'hard' }, { seats: 3 })).toEqual(['hard', 'hard'])
  expect(othersOf(larger, { kind: 'here' }, { seats: 3 })).toEqual([null, null])
})

test('for two there is nothing to choose seat by seat', () => {
  expect([canMix(game), canMix(larger)]).toEqual([false, true])
  expect(chosen(game, { mode: { kind: 'mixed', others: [null] } }).mode).toEqual({ kind: 'computer', level: 'easy' })
})
