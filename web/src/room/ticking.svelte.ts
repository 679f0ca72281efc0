/** The house's time, once a second, for whatever shows how long ago something was. */
import { house } from '../house.svelte'

export class Ticking {
  now = $state(house.now())

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.now = house.now()), 1000)
      this.now = house.now()
      return () => clearInterval(timer)
    })
  }
}
