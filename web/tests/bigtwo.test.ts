/** What Big Two's plays are called. */
import { expect, test } from 'vitest'
import { kindOf } from '../src/games/bigtwo/combos'

const HOUSE = { low_straights: true, jqka2: false }

test.each([
  ['S3', 'single'],
  ['S3 H3', 'pair'],
  ['S3 H3 JK0', 'triple'],
  ['S3 H4 S5 S6 S7', 'straight'],
  ['SA H2 S3 S4 S5', 'straight'],
  ['S2 H3 S4 S5 S6', 'straight'],
  ['S3 S4 S5 S6 S8', 'flush'],
  ['SJ SQ SK SA S2', 'flush'],
  ['S3 H3 D3 S4 H4', 'full_house'],
  ['S3 H3 S4 H4 JK0', 'full_house'],
  ['S3 H3 D3 C3 S4', 'four'],
  ['S3 H3 D3 S4 JK0', 'four'],
  ['S3 S4 S5 S6 S7', 'straight_flush'],
  ['S3 S5 S7 JK0 JK1', 'straight_flush'],
  ['S3 H5 S7 JK0 JK1', 'straight'],
  ['S3 S5 S9 SK JK1', 'flush'],
])('%s is a %s', (cards, kind) => {
  expect(kindOf(cards.split(' '), HOUSE)).toBe(kind)
})

test('which cards are straights is an option', () => {
  expect(kindOf(['SJ', 'HQ', 'SK', 'SA', 'S2'], { low_straights: true, jqka2: true })).toBe('straight')
  expect(kindOf(['SA', 'S2', 'S3', 'S4', 'S5'], { low_straights: false, jqka2: false })).toBe('flush')
})
