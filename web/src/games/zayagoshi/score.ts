/** What kinds of shape, colour and number do to the points (ZS-05), as signs and as a whole sum. */
import { digits } from '../../words/numbers'
import type { Kinds } from './position'

export const ROWS = ['shapes', 'colours', 'numbers'] as const
export type Row = (typeof ROWS)[number]

interface Part {
  add: number
  times: number
  power: number
}

const part = (with_: Partial<Part>): Part => ({ add: 0, times: 1, power: 1, ...with_ })

/** What so many kinds do; none counts as one (ZS-13). */
function partOf(row: Row, kinds: Kinds): Part {
  const count = kinds[row]
  if (count <= 1) return part({ add: row === 'shapes' ? -1 : -2 })
  if (count === 2) return part({ add: 1 })
  if (count === 3) return part({ times: 2 })
  if (row === 'shapes') return part({ power: 2 })
  if (row === 'colours') return count === 4 ? part({ times: 3 }) : part({ power: 2 })
  if (count === 4) return kinds.strong ? part({ power: 2 }) : part({ times: 3 })
  return part({ power: kinds.strong ? 3 : 2 })
}

const SUPERS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const raised = (power: number) => [...String(power)].map((digit) => SUPERS.charAt(Number(digit))).join('')
const signed = (add: number) => (add < 0 ? digits(add) : `+${add}`)

/** The sign of a row: +1, −2, ×3, or ^2 for a power. */
export function signOf(row: Row, kinds: Kinds): string {
  const { add, times, power } = partOf(row, kinds)
  return add ? signed(add) : times > 1 ? `×${times}` : `( )${raised(power)}`
}

/** The sum in its order: two, what is added, what multiplies, what raises: (2×2×3)². */
export function formula(kinds: Kinds): string {
  const parts = ROWS.map((row) => partOf(row, kinds))
  const adds = parts.filter(({ add }) => add).map(({ add }) => signed(add)).join('')
  const times = parts.filter(({ times }) => times > 1).map(({ times }) => `×${times}`).join('')
  const power = parts.reduce((product, one) => product * one.power, 1)
  const sum = adds && (times || power > 1) ? `(2${adds})` : `2${adds}`
  if (power === 1) return `${sum}${times}`
  return times ? `(${sum}${times})${raised(power)}` : adds ? `${sum}${raised(power)}` : `2${raised(power)}`
}
