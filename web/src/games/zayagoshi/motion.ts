/** Cards go from where they lay to where they lie: measured before and after the page is laid out anew. */

const MS = 260
const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)'

/** Where the cards inside `root` (elements with `data-card`) lie. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  return new Map(cardsIn(root).map((card) => [card.dataset.card ?? '', card.getBoundingClientRect()]))
}

/** Let the cards that lie elsewhere now come from their old places, and new ones from the `data-origin` of that name. */
export function glide(root: HTMLElement, before: Map<string, DOMRect>, origin: string): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden') return
  for (const card of cardsIn(root)) {
    const here = card.getBoundingClientRect()
    const there =
      before.get(card.dataset.card ?? '') ?? root.querySelector(`[data-origin="${origin}"]`)?.getBoundingClientRect()
    if (!there || here.width === 0) continue
    const [dx, dy, scale] = [there.left - here.left, there.top - here.top, there.width / here.width]
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue
    const start = `translate(${dx}px, ${dy}px) scale(${scale})`
    card.animate(
      { transform: [start, 'none'], transformOrigin: ['0 0', '0 0'], zIndex: [5, 5] },
      { duration: MS, easing: EASE },
    )
  }
}

function cardsIn(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-card]')]
}
