/** Fingers and mice at a table: a hand card is dragged to where it goes, any card is looked at by a long press. */

const FAR = 9
const LONG_MS = 450

export interface Touched {
  drop(card: string, target: string | null): void
  /** Show a card in large; null: no more. */
  enlarge(card: string | null): void
}

/** Listen inside `root`; the answer takes the listeners away. */
export function pointers(root: HTMLElement, told: Touched): () => void {
  let card: HTMLElement | null = null
  let start = { x: 0, y: 0 }
  let dragging = false
  let large = false
  /** A press or a drag has been answered: the click that comes of it says nothing more. */
  let answered = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function down(event: PointerEvent): void {
    answered = false
    if (!event.isPrimary || event.button !== 0 || !(event.target instanceof Element)) return
    const name = event.target.closest<HTMLElement>('[data-card]')?.dataset.card
    card = event.target.closest<HTMLElement>('[data-hand]')
    start = { x: event.clientX, y: event.clientY }
    clearTimeout(timer)
    if (name) timer = setTimeout(() => press(name), LONG_MS)
  }

  function press(name: string): void {
    if (dragging) return
    large = answered = true
    card = null
    told.enlarge(name)
  }

  function move(event: PointerEvent): void {
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
    if (!dragging && Math.hypot(dx, dy) < FAR) return
    clearTimeout(timer)
    if (!card) return
    if (!dragging) {
      dragging = true
      card.setPointerCapture(event.pointerId)
      card.classList.add('dragged')
    }
    card.style.translate = `${dx}px ${dy}px`
  }

  function up(event: PointerEvent): void {
    clearTimeout(timer)
    if (large) told.enlarge(null)
    if (dragging && card && event.type === 'pointerup') release(card, event)
    settle()
  }

  function release(held: HTMLElement, event: PointerEvent): void {
    answered = true
    held.style.pointerEvents = 'none'
    const under = document.elementFromPoint(event.clientX, event.clientY)
    held.style.pointerEvents = ''
    const home = held.closest('[data-zone]')
    if (!under || !root.contains(under) || home?.contains(under)) return
    const target = under.closest<HTMLElement>('[data-field], [data-pair]')
    told.drop(held.dataset.hand ?? '', target?.dataset.field ?? target?.dataset.pair ?? null)
  }

  function settle(): void {
    if (card) {
      card.style.translate = ''
      card.classList.remove('dragged')
    }
    card = null
    dragging = large = false
  }

  function click(event: MouseEvent): void {
    if (!answered) return
    answered = false
    event.preventDefault()
    event.stopPropagation()
  }

  const menu = (event: Event) => large && event.preventDefault()
  root.addEventListener('pointerdown', down)
  root.addEventListener('pointermove', move)
  root.addEventListener('pointerup', up)
  root.addEventListener('pointercancel', up)
  root.addEventListener('click', click, true)
  root.addEventListener('contextmenu', menu)
  return () => {
    clearTimeout(timer)
    root.removeEventListener('pointerdown', down)
    root.removeEventListener('pointermove', move)
    root.removeEventListener('pointerup', up)
    root.removeEventListener('pointercancel', up)
    root.removeEventListener('click', click, true)
    root.removeEventListener('contextmenu', menu)
  }
}
