/** Where in the house one is, as the address says it. */
import { placeOf, type Place } from './outside/address'

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
