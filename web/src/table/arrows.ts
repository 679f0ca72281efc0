/** Arrow keys go to the nearest thing in their direction (elements with `data-nav`); sideways only to its like. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** How much worse sideways distance is than distance ahead. */
const SIDEWAYS = 2.5

/** Move the focus among the `data-nav` elements of `root`, if `event` is an arrow key. */
export function arrows(root: HTMLElement, event: KeyboardEvent): void {
  const direction = DIRECTIONS[event.key]
  if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
  const places = [...root.querySelectorAll<HTMLElement>('[data-nav]')]
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || !root.contains(here)) return
  event.preventDefault()
  // At the end of a row the focus stays in it, rather than jump to a button above or below.
  const like = (place: HTMLElement) => direction[0] === 0 || place.dataset.nav === here.dataset.nav
  const next = nearest(middle(here), direction, places.filter((place) => place !== here && like(place)))
  next?.focus()
}

function nearest(from: [number, number], [dx, dy]: [number, number], places: HTMLElement[]): HTMLElement | null {
  let best: HTMLElement | null = null
  let least = Infinity
  for (const place of places) {
    const [x, y] = middle(place)
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx)
    if (ahead < 4) continue
    const far = ahead + SIDEWAYS * aside
    if (far < least) [best, least] = [place, far]
  }
  return best
}

function middle(of: HTMLElement): [number, number] {
  const box = of.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}
