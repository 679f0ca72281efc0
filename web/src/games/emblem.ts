/** The pictures of the games, known before anything else of a game is fetched. */

/** A game's picture: a few cards from left to right, and how high one is where it is 100 wide. */
export interface Emblem {
  pictures: string[]
  height: number
}

const found = import.meta.glob<{ default: Emblem }>('./*/emblem.ts', { eager: true })

/** The picture of a game; null where its folder has none. */
export function emblemOf(game: string): Emblem | null {
  return found[`./${game}/emblem.ts`]?.default ?? null
}
