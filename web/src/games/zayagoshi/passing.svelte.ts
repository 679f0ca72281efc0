/** Whether a discard is let go by without asking (ZG-24), kept in this browser. */
import { recall, remember } from '../../memory'

const NAME = 'zayagoshi-always-pass'

class Passing {
  #always = $state(recall(NAME) === true)

  get always(): boolean {
    return this.#always
  }

  set always(always: boolean) {
    this.#always = always
    remember(NAME, always)
  }
}

export const passing = new Passing()
