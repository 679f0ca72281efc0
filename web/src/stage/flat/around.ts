/** Where the other seats sit round the table, in the order of turns: the next on the left, and so on round the top. */

export type Side = 'left' | 'top' | 'right'

/** A seat's side, and where its play lies in the middle, in percent. */
export interface Place {
  side: Side
  x: number
  y: number
}

/** How many of so many others sit on each side: left, top, right. */
const SIDES: Record<number, [number, number, number]> = {
  1: [0, 1, 0],
  2: [1, 0, 1],
  3: [1, 1, 1],
  4: [1, 2, 1],
  5: [1, 3, 1],
  6: [2, 2, 2],
  7: [2, 3, 2],
}
const ALONG: Record<number, number[]> = { 0: [], 1: [50], 2: [34, 66], 3: [22, 50, 78] }

/** The near seat's own play. */
export const OWN = { x: 50, y: 82 }

export function around(others: number): Place[] {
  const [left, top, right] = SIDES[others] ?? [0, others, 0]
  const side = (count: number) => ALONG[count] ?? Array.from({ length: count }, (_, at) => (100 * (at + 0.5)) / count)
  return [
    ...side(left).reverse().map((y) => ({ side: 'left' as const, x: 17, y })),
    ...side(top).map((x) => ({ side: 'top' as const, x, y: 18 })),
    ...side(right).map((y) => ({ side: 'right' as const, x: 83, y })),
  ]
}
