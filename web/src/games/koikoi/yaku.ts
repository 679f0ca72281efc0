/** How far each side is on the way to each yaku: counted from the cards that lie open, for the yaku board. */
import type { Value } from '../face'
import { kindOf, type Kind } from './position'

export interface Goal {
  yaku: string
  /** The cards that make it; null: any of a kind. */
  cards: string[] | null
  /** How many of them make it. */
  need: number
  /** Points when just made. */
  points: number
}

const BRIGHTS = ['01-bright', '03-bright', '08-bright', '12-bright', '11-bright']
const DRY = BRIGHTS.slice(0, 4)
const TRIO = ['07-animal', '10-animal', '06-animal']
const RED = ['01-red', '02-red', '03-red']
const BLUE = ['06-blue', '09-blue', '10-blue']
const CUP = '09-animal'

/** The yaku to be had under the options, dearest first as on a parlour's wall. */
export function goals(options: Record<string, Value>): Goal[] {
  const number = (name: string) => Number(options[name])
  const set = number('set_points')
  const viewing = number('viewing_points')
  const both = number('both_ribbons') || 2 * set
  const goal = (yaku: string, cards: string[] | null, need: number, points: number) => ({ yaku, cards, need, points })
  return [
    goal('five_brights', BRIGHTS, 5, number('five_brights')),
    goal('four_brights', DRY, 4, number('four_brights')),
    goal('rainy_four', BRIGHTS, 4, number('rainy_four')),
    goal('three_brights', DRY, 3, number('three_brights')),
    ...(options.viewing === 'off'
      ? []
      : [
          goal('flower_viewing', ['03-bright', CUP], 2, viewing),
          goal('moon_viewing', ['08-bright', CUP], 2, viewing),
          ...(options.nomi === true ? [goal('nomi', ['03-bright', '08-bright', CUP], 3, 10)] : []),
        ]),
    goal('boar_deer_butterfly', TRIO, 3, set),
    goal('red_ribbons', RED, 3, set),
    goal('blue_ribbons', BLUE, 3, set),
    goal('both_ribbons', [...RED, ...BLUE], 6, both),
    goal('animals', null, 5, 1),
    goal('ribbons', null, 5, 1),
    goal('chaff', null, 10, 1),
  ]
}

/** How many of a goal's cards are in `taken`. */
export function progress(goal: Goal, taken: string[], options: Record<string, Value>): number {
  const cards = goal.cards
  if (cards) return taken.filter((card) => cards.includes(card)).length
  if (goal.yaku === 'animals') return taken.filter((card) => kindOf(card) === 'animal').length
  if (goal.yaku === 'ribbons') return taken.filter((card) => kindOf(card) === 'ribbon').length
  const cup = options.cup !== 'animal' && taken.includes(CUP) ? 1 : 0
  return taken.filter((card) => kindOf(card) === 'chaff').length + cup
}

/** Whether a side can still make it: not once the other holds too many of its cards. */
export function outOfReach(goal: Goal, theirs: string[]): boolean {
  const cards = goal.cards
  if (!cards) return false
  // The rainy four are four brights with the rain man among them; nobody makes them without him.
  if (goal.yaku === 'rainy_four' && theirs.includes('11-bright')) return true
  return cards.length - theirs.filter((card) => cards.includes(card)).length < goal.need
}

/** The yaku that stand in a yaku's place once they are made (KK-37, KK-38, KX-08). */
const REPLACED_BY: Record<string, string[]> = {
  four_brights: ['five_brights'],
  rainy_four: ['five_brights', 'four_brights'],
  three_brights: ['five_brights', 'four_brights', 'rainy_four'],
  flower_viewing: ['nomi'],
  moon_viewing: ['nomi'],
  red_ribbons: ['both_ribbons'],
  blue_ribbons: ['both_ribbons'],
}
/** The same, where surplus cards go to the larger yaku (the old counting lets both stand, KX-07). */
const TAKEN_UP_BY: Record<string, string[]> = {
  animals: ['boar_deer_butterfly'],
  ribbons: ['red_ribbons', 'blue_ribbons', 'both_ribbons'],
}

/** Whether a side has made something that stands in the goal's place. */
export function replaced(goal: Goal, made: Record<string, number>, options: Record<string, Value>): boolean {
  const by = [
    ...(REPLACED_BY[goal.yaku] ?? []),
    ...(options.extra_cards === true ? (TAKEN_UP_BY[goal.yaku] ?? []) : []),
  ]
  return by.some((yaku) => yaku in made)
}

/** Which captured group a yaku is shown at; the brights unless said here (the viewings are a bright and the cup). */
const SHOWN_AT: Record<string, Kind> = {
  boar_deer_butterfly: 'animal',
  animals: 'animal',
  red_ribbons: 'ribbon',
  blue_ribbons: 'ribbon',
  both_ribbons: 'ribbon',
  ribbons: 'ribbon',
  chaff: 'chaff',
}

/** A side's points so far, by the captured group they are shown at. */
export function pointsByKind(yaku: Record<string, number>): Record<Kind, number> {
  const points = { bright: 0, animal: 0, ribbon: 0, chaff: 0 }
  for (const [name, value] of Object.entries(yaku)) points[SHOWN_AT[name] ?? 'bright'] += value
  return points
}
