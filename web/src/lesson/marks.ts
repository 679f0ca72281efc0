/**
 * Rings round the cards to look at, on whatever board lies there. Boards name their cards in the page; a style sheet made
 * here finds them, also those that come later, and boards need not know of lessons.
 */
const PLACES = ['data-hand', 'data-field', 'data-pair']
const RING = 'outline: 3px dashed var(--focus); outline-offset: 2px; border-radius: 6px; z-index: 2;'

/**
 * The rule for these cards inside `within`, and for the button of `move`, where the board names its buttons by
 * `data-move`; '' for none. A picture on a button is not ringed for itself.
 */
export function ruleFor(cards: string[], move = '', within = '.lesson'): string {
  const named = cards.map((card) => CSS.escape(card)).flatMap((card) => [
    ...PLACES.map((place) => `[${place}="${card}"]`),
    `[data-card="${card}"]:not(button *)`,
  ])
  if (move) named.push(`[data-move="${CSS.escape(move)}"]`)
  return named.length ? `${within} :is(${named.join()}) { ${RING} }` : ''
}

/** Ring these cards inside `within`; the answer takes the rings away. */
export function ringed(within: string, cards: string[], move: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(ruleFor(cards, move, within))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

export class Marks {
  #sheet = new CSSStyleSheet()

  show(cards: string[], move = ''): void {
    this.#sheet.replaceSync(ruleFor(cards, move))
    if (!document.adoptedStyleSheets.includes(this.#sheet)) {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]
    }
  }

  remove(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== this.#sheet)
  }
}
