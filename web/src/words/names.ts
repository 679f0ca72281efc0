/** Names of seats and computer players, as the game calls them, or the house where it does not. */
import { say, words } from './words.svelte'

/** A seat by its colour. */
export function seatName(game: string, seat: number): string {
  const ofGame = `${game}-seat-${seat}`
  return words.has(ofGame) ? say(ofGame) : say('seat', { number: seat + 1 })
}

export function levelName(game: string, level: string): string {
  const ofGame = `${game}-level-${level}`
  return words.has(ofGame) ? say(ofGame) : level
}

export function gameName(game: string): string {
  const key = `${game}-name`
  return words.has(key) ? say(key) : game
}

/** A way on to the next round. */
export function wayName(game: string, way: string): string {
  const ofGame = `${game}-way-${way}`
  return words.has(ofGame) ? say(ofGame) : way
}

/** What stands beside the table, as the game calls it. */
export function panelName(game: string): string {
  const ofGame = `${game}-panel`
  return words.has(ofGame) ? say(ofGame) : say('moves')
}
