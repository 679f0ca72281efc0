/** The yaku a side is nearest to: one line of what to look out for. */
import type { Value } from '../face'
import type { Position } from './position'
import { goals, outOfReach, progress, replaced } from './yaku'

export interface Near {
  yaku: string
  have: number
  need: number
}

/** The unmade yaku of `seat` with the fewest cards missing, the dearer first; at most `count`. */
export function nearest(position: Position, options: Record<string, Value>, seat: number, count: number): Near[] {
  const made = position.facts.yaku[seat] ?? {}
  const [own, theirs] = [position.taken[seat] ?? [], position.taken[1 - seat] ?? []]
  return goals(options)
    .filter((goal) => !(goal.yaku in made) && !replaced(goal, made, options) && !outOfReach(goal, theirs))
    .map((goal) => ({ yaku: goal.yaku, have: progress(goal, own, options), need: goal.need, points: goal.points }))
    .filter(({ have, need }) => have > 0 && have < need)
    .sort((one, other) => one.need - one.have - (other.need - other.have) || other.points - one.points)
    .slice(0, count)
    .map(({ yaku, have, need }) => ({ yaku, have, need }))
}
