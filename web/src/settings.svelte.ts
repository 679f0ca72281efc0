/** What people set for themselves on this device. */
import { recall, remember } from './memory'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

class Settings {
  theme: Theme = $state(THEMES.find((theme) => theme === recall('theme')) ?? 'system')
  /** Month and kind in the corner of each card (KP-17). */
  corners: boolean = $state(recall('corners') !== false)
  /** French cards in four colours. */
  fourColours: boolean = $state(recall('four-colours') === true)
  /** Whether the list of moves by button lies open (KP-14). */
  moves: boolean = $state(recall('moves') === true)
  /** Whether to pass without being asked where one can do nothing else (DK-13). */
  autoPass: boolean = $state(recall('auto-pass') === true)

  constructor() {
    $effect.root(() => {
      $effect(() => {
        remember('theme', this.theme)
        if (this.theme === 'system') delete document.documentElement.dataset.theme
        else document.documentElement.dataset.theme = this.theme
      })
      $effect(() => remember('corners', this.corners))
      $effect(() => remember('four-colours', this.fourColours))
      $effect(() => remember('moves', this.moves))
      $effect(() => remember('auto-pass', this.autoPass))
    })
  }
}

export const settings = new Settings()
