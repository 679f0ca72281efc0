/** Daifugo's moves in their notation. */

const LABELS = ['exchange', 'give', 'discard'] as const

/** What a move does with which cards; a joker in a run with what it stands for: `JK0=S6`. */
export function parts(move: string): { label: string; cards: string[] } {
  const label = LABELS.find((one) => move.startsWith(`${one}:`)) ?? ''
  const body = label ? move.slice(label.length + 1) : move
  return { label, cards: body.split(/[+-]/) }
}
