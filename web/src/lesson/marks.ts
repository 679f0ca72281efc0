/**
 * Rings round the cards to look at, on whatever board lies there. Boards name their cards in the page; a style sheet made
 * here finds them, also those that come later, and boards need not know of lessons.
 */
const PLACES = ['data-hand', 'data-field', 'data-card']
const RING = 'outline: 3px dashed var(--focus); outline-offset: 2px; border-radius: 6px; z-index: 2;'

/** The rule for these cards inside `.lesson`; '' for none. */
export function ruleFor(cards: string[]): string {
  const named = cards.flatMap((card) => PLACES.map((place) => `[${place}="${CSS.escape(card)}"]`))
  if (!named.length) return ''
  // A card's picture inside the button of the same card is not ringed a second time.
  return `.lesson :is(${named.join()}):not(:is(${named.join()}) *) { ${RING} }`
}

export class Marks {
  #sheet = new CSSStyleSheet()

  show(cards: string[]): void {
    this.#sheet.replaceSync(ruleFor(cards))
    if (!document.adoptedStyleSheets.includes(this.#sheet)) {
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.#sheet]
    }
  }

  remove(): void {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== this.#sheet)
  }
}
