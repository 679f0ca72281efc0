/** What people set for themselves on this device. */
import { recall, remember } from './memory'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

class Settings {
  theme: Theme = $state(THEMES.find((theme) => theme === recall('theme')) ?? 'system')
  /** Month and kind in the corner of each card (KP-17). */
  corners: boolean = $state(recall('corners') !== false)

  constructor() {
    $effect.root(() => {
      $effect(() => {
        remember('theme', this.theme)
        if (this.theme === 'system') delete document.documentElement.dataset.theme
        else document.documentElement.dataset.theme = this.theme
      })
      $effect(() => remember('corners', this.corners))
    })
  }
}

export const settings = new Settings()
