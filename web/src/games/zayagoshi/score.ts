/** What kinds of shape, colour and number do to the points (ZS-05), as signs and as a whole sum. */
import { digits } from '../../words/numbers'
import { OF_COLOURS, OF_NUMBERS, OF_SHAPES, OF_STRONG_NUMBERS, START, type Part } from './declared'
import type { Kinds } from './position'

export const ROWS = ['shapes', 'colours', 'numbers'] as const
export type Row = (typeof ROWS)[number]

/** What so many kinds do. */
function partOf(row: Row, kinds: Kinds): Part {
  const rows = { shapes: OF_SHAPES, colours: OF_COLOURS, numbers: kinds.strong ? OF_STRONG_NUMBERS : OF_NUMBERS }
  return rows[row][kinds[row]] ?? { add: 0, times: 1, power: 1 }
}

const SUPERS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const raised = (power: number) => [...String(power)].map((digit) => SUPERS.charAt(Number(digit))).join('')
const signed = (add: number) => (add < 0 ? digits(add) : `+${add}`)

/** The sign of a row: +1, −2, ×3, or ^2 for a power. */
export function signOf(row: Row, kinds: Kinds): string {
  const { add, times, power } = partOf(row, kinds)
  return add ? signed(add) : times > 1 ? `×${times}` : `( )${raised(power)}`
}

/** The sum in its order: where it starts, what is added, what multiplies, what raises: (2×2×3)². */
export function formula(kinds: Kinds): string {
  const parts = ROWS.map((row) => partOf(row, kinds))
  const adds = parts.filter(({ add }) => add).map(({ add }) => signed(add)).join('')
  const times = parts.filter(({ times }) => times > 1).map(({ times }) => `×${times}`).join('')
  const power = parts.reduce((product, one) => product * one.power, 1)
  const sum = adds && (times || power > 1) ? `(${START}${adds})` : `${START}${adds}`
  if (power === 1) return `${sum}${times}`
  return times ? `(${sum}${times})${raised(power)}` : adds ? `${sum}${raised(power)}` : `${START}${raised(power)}`
}
