/** Where in the house one is: `#/`, `#/room/<id>`, `#/rules/<game>` or `#/learn/<game>`. The address restores it after a reload. */

export type Place = { at: 'lobby' } | { at: 'room'; room: string } | { at: 'rules' | 'learn'; game: string }

export function placeOf(hash: string): Place {
  const [, at, name] = hash.replace(/^#/, '').split('/')
  if (at === 'room' && name) return { at, room: decodeURIComponent(name) }
  if ((at === 'rules' || at === 'learn') && name) return { at, game: decodeURIComponent(name) }
  return { at: 'lobby' }
}

class Route {
  place: Place = $state.raw(placeOf(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.place = placeOf(location.hash)
    })
  }

  go(hash: string): void {
    location.hash = hash
  }
}

export const route = new Route()
export const roomHash = (room: string) => `#/room/${encodeURIComponent(room)}`
export const rulesHash = (game: string) => `#/rules/${encodeURIComponent(game)}`
export const learnHash = (game: string) => `#/learn/${encodeURIComponent(game)}`
