/** Cards fly from where they were to where they are: the page is laid out anew, then each card starts from its old place. */
import { tick } from 'svelte'
import { DEAL_MS, type Frame } from '../script'

const EASE = 'cubic-bezier(0.22, 0.8, 0.3, 1)'
/** Above the rest of their zone, and their zone above the others. */
const ON_TOP = 50
/** A card that is played starts a little turned, as from a hand. */
const TURN = { played: -9, swept: 7 } as Partial<Record<string, number>>

/** Where something is: its middle, and its size as it is laid out. A card turned in flight takes more room than it has. */
interface Spot {
  x: number
  y: number
  width: number
  height: number
}

interface Seen {
  spot: Spot
  element: HTMLElement
}

/**
 * Apply `change` and let the cards inside `root` (elements with `data-card`, in zones with `data-zone`) fly to their new
 * places in `ms`. Cards that leave the table, and backs, fly as pictures of themselves.
 */
export async function fly(root: HTMLElement, frame: Frame, change: () => void, ms: number, back: string): Promise<void> {
  const { happening, from } = frame
  const old = new Map<string, Seen>()
  for (const card of cardsIn(root)) old.set(nameOf(card), { spot: spotOf(card), element: card })
  const zones = new Map((happening?.moves ?? []).map((move) => [move.from, zoneSpot(root, move.from)]))
  for (const zone of Object.values(from)) if (!zones.has(zone)) zones.set(zone, zoneSpot(root, zone))
  change()
  await tick()
  const turn = TURN[happening?.kind ?? ''] ?? 0
  const time = happening?.kind === 'dealt' ? Math.min(ms, 320) : ms
  const here = new Set<string>()
  let step = 0
  for (const card of cardsIn(root)) {
    const name = nameOf(card)
    here.add(name)
    const place = spotOf(card)
    const there = old.get(name)?.spot ?? (from[name] ? zones.get(from[name]) : undefined)
    if (!there || place.width === 0 || there.width === 0) continue
    const delay = happening?.kind === 'dealt' ? DEAL_MS * step++ : 0
    glide(card, there, place, { time, delay, turn, turnsUp: !old.has(name) })
  }
  for (const { card, from: zone, to } of happening?.moves ?? []) {
    const target = zoneSpot(root, to)
    const start = card === null ? zones.get(zone) : here.has(card) ? undefined : old.get(card)?.spot
    if (!target || !start) continue
    const picture = card === null ? back : (pictureIn(old.get(card)?.element) ?? back)
    ghost(root, picture, start, target, { time, turn, fades: card !== null })
  }
}

function glide(
  card: HTMLElement,
  there: Spot,
  place: Spot,
  { time, delay, turn, turnsUp }: { time: number; delay: number; turn: number; turnsUp: boolean },
): void {
  const dx = there.x - place.x
  const dy = there.y - place.y
  const scale = turnsUp ? Math.min(1, there.height / place.height) : there.width / place.width
  if (!turnsUp && Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.01) return
  const start = `translate(${dx}px, ${dy}px) scale(${turnsUp ? 0.2 * scale : scale}, ${scale}) rotate(${turn}deg)`
  const timing = { duration: time, delay, easing: EASE, fill: 'backwards' as const }
  card.animate({ transform: [start, 'none'], zIndex: [ON_TOP, ON_TOP] }, timing)
  card.closest<HTMLElement>('[data-zone]')?.animate({ zIndex: [ON_TOP, ON_TOP] }, { duration: time + delay })
}

/** A picture of a card that flies and is gone. */
function ghost(
  root: HTMLElement,
  picture: string,
  there: Spot,
  place: Spot,
  { time, turn, fades }: { time: number; turn: number; fades: boolean },
): void {
  const image = new Image()
  image.src = picture
  image.alt = ''
  image.className = 'ghost'
  const base = root.getBoundingClientRect()
  const width = fades ? there.width : Math.min(there.width, place.width, 40)
  Object.assign(image.style, { left: `${-base.left}px`, top: `${-base.top}px`, width: `${width}px` })
  root.append(image)
  const height = fades ? there.height : width * 1.5
  const at = ({ x, y }: Spot) => `translate(${x - width / 2}px, ${y - height / 2}px)`
  const flight = image.animate(
    [
      { transform: at(there), opacity: 1 },
      { transform: `${at(place)} rotate(${turn}deg) scale(${fades ? 0.5 : 1})`, opacity: fades ? 0.1 : 1 },
    ],
    { duration: time, easing: EASE, fill: 'forwards' },
  )
  void flight.finished.then(() => image.remove()).catch(() => image.remove())
}

/** Let every card be where it belongs at once. */
export function land(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (animation instanceof CSSTransition || animation instanceof CSSAnimation) continue
    animation.finish()
  }
}

function zoneSpot(root: HTMLElement, zone: string): Spot | undefined {
  const found = root.querySelector<HTMLElement>(`[data-zone="${zone}"]`)
  return found ? spotOf(found) : undefined
}

function spotOf(element: HTMLElement): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2, width: element.offsetWidth, height: element.offsetHeight }
}

/** The picture that a card is drawn with: itself, or inside of it. */
function pictureIn(card: HTMLElement | undefined): string | undefined {
  return card instanceof HTMLImageElement ? card.src : card?.querySelector('img')?.src
}

const nameOf = (card: HTMLElement) => card.dataset.card ?? ''

function cardsIn(root: HTMLElement): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>('[data-card]')
}
