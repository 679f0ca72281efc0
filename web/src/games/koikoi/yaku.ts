/** How far each side is on the way to each yaku: counted from the cards that lie open, for the yaku board. */
import type { Value } from '../face'
import { CUP, GOALS, type Goal as Declared } from './declared'
import { kindOf, type Kind } from './position'

/** A yaku to be had, with its points when just made. */
export type Goal = Omit<Declared, 'points'> & { points: number }

type Options = Record<string, Value>

const counts = (goal: Declared, options: Options) =>
  Object.entries(goal.when).every(([name, values]) => values.some((value) => value === options[name]))

/** The points of a yaku under the options; where they say none, those of the yaku it joins. */
function pointsOf(goal: Declared, options: Options): number {
  if (typeof goal.points === 'number') return goal.points
  const joined = GOALS.filter(({ yaku }) => goal.together.includes(yaku))
  return Number(options[goal.points]) || joined.reduce((sum, one) => sum + pointsOf(one, options), 0)
}

/** The yaku to be had under the options, dearest first as on a parlour's wall. */
export function goals(options: Options): Goal[] {
  return GOALS.filter((goal) => counts(goal, options)).map((goal) => ({ ...goal, points: pointsOf(goal, options) }))
}

/** How many of a goal's cards are in `taken`. */
export function progress(goal: Goal, taken: string[], options: Options): number {
  const cards = goal.cards
  if (cards) return taken.filter((card) => cards.includes(card)).length
  const cup = goal.kind === 'chaff' && options.cup !== 'animal' && taken.includes(CUP) ? 1 : 0
  return taken.filter((card) => kindOf(card) === goal.kind).length + cup
}

/** Whether a side can still make it: not once the other holds too many of its cards, or one it cannot do without. */
export function outOfReach(goal: Goal, theirs: string[]): boolean {
  const cards = goal.cards
  if (!cards) return false
  if (goal.must.some((card) => theirs.includes(card))) return true
  return cards.length - theirs.filter((card) => cards.includes(card)).length < goal.need
}

/** Whether a side has made something that stands in the goal's place (the old counting lets both stand, KX-07). */
export function replaced(goal: Goal, made: Record<string, number>, options: Options): boolean {
  return [...goal.instead, ...(options.extra_cards === true ? goal.surplus : [])].some((yaku) => yaku in made)
}

/** A side's points so far, by the captured group they are shown at (the viewings, a bright and the cup, at the brights). */
export function pointsByKind(yaku: Record<string, number>): Record<Kind, number> {
  const points = { bright: 0, animal: 0, ribbon: 0, chaff: 0 }
  for (const { yaku: name, kind } of GOALS) points[kind] += yaku[name] ?? 0
  return points
}
