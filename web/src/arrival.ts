/** Where the focus goes when one comes to another place of the house: to its heading, so that it is read and Tab begins there. */

/** Whether one has gone anywhere yet: a page that was just opened leaves the focus to the browser. */
let moved = false
addEventListener('hashchange', () => (moved = true))

/** For a heading (`tabindex="-1"`): takes the focus if nobody has it. */
export function arrive(heading: HTMLElement): void {
  if (moved && (!document.activeElement || document.activeElement === document.body)) heading.focus({ preventScroll: true })
}
