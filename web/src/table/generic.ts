/** What a table shows of a game that brings no words of its own. */
import type { Choice } from '../games/face'
import type { Played, View } from '../messages'
import { seatName } from '../words/names'
import { say } from '../words/words.svelte'

/** The legal moves in the game's notation. */
export function openMoves(view: View): Choice[] {
  return view.legal.map((move) => ({ moves: [move], label: move, detail: '' }))
}

/** The moves since the view before, in the game's notation; null for those the viewer may not know. */
export function whatHappened(before: View | null, now: View): string[] {
  return news(before, now).map(({ seat, move }) => say('played', { seat: seatName(now.game, seat), move: move ?? say('hidden-move') }),
  )
}

/** The seats for which the clock has moved since the view before. */
export function timedOut(before: View | null, now: View): number[] {
  return before ? news(before, now).filter(({ by }) => by === 'clock').map(({ seat }) => seat) : []
}

function news(before: View | null, now: View): Played[] {
  const known = before && before.room === now.room && before.round === now.round ? before.played.length : 0
  return now.played.slice(known)
}
