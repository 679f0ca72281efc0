/** Whether a discard is let go by without asking (ZG-24), kept in this browser. */
import { onOff } from '../../outside/kept'

const keepsake = onOff('zayagoshi-always-pass', false)

class Passing {
  #always = $state(keepsake.get())

  get always(): boolean {
    return this.#always
  }

  set always(always: boolean) {
    this.#always = always
    keepsake.set(always)
  }
}

export const passing = new Passing()
