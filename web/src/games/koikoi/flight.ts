/** Cards fly from where they were to where they are: the page is laid out anew, then each card starts from its old place. */
import { tick } from 'svelte'

const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)'
/** Above the rest of their zone, and their zone above the others. */
const ON_TOP = 50

/**
 * Apply `change` and let the cards inside `root` (elements with `data-card`) fly to their new places in `ms`.
 * `from` names for cards new to the table the `data-origin` they come from.
 */
export async function fly(root: HTMLElement, change: () => Record<string, string>, ms: number): Promise<void> {
  const old = new Map<string, DOMRect>()
  for (const card of cardsIn(root)) old.set(card.dataset.card ?? '', card.getBoundingClientRect())
  const from = change()
  await tick()
  for (const card of cardsIn(root)) {
    const name = card.dataset.card ?? ''
    const here = card.getBoundingClientRect()
    const origin = from[name]
    const there = old.get(name) ?? (origin && root.querySelector(`[data-origin="${origin}"]`)?.getBoundingClientRect())
    if (!there || here.width === 0) continue
    const dx = there.left - here.left
    const dy = there.top - here.top
    const scale = there.width / here.width
    const turns = !old.has(name)
    if (!turns && Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01) continue
    const start = `translate(${dx}px, ${dy}px) scale(${turns ? 0.2 * scale : scale}, ${scale})`
    const timing = { duration: ms, easing: EASE }
    card.animate({ transform: [start, 'none'], transformOrigin: ['0 0', '0 0'], zIndex: [ON_TOP, ON_TOP] }, timing)
    card.closest<HTMLElement>('[data-zone]')?.animate({ zIndex: [ON_TOP, ON_TOP] }, timing)
  }
}

/** Let every card be where it belongs at once. */
export function land(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation instanceof CSSTransition || animation instanceof CSSAnimation) continue
    animation.finish()
  }
}

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden'
}

function cardsIn(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-card]')
}
