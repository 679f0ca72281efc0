/** The pictures of the cards, each its own file, fetched once and kept by the browser for ever. */
const files = import.meta.glob<string>('./cards/*.svg', { query: '?url', import: 'default', eager: true })
const pictures = new Map(Object.entries(files).map(([path, url]) => [path.slice('./cards/'.length, -'.svg'.length), url]))

/** The address of a card's picture, or of the back. */
export function pictureOf(card: string): string {
  return pictures.get(card) ?? ''
}

/** Fetch all pictures ahead of need, so that none appears late on the table. */
export function fetchPictures(): void {
  for (const url of pictures.values()) new Image().src = url
}
