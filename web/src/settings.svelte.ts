/** What people set for themselves on this device. */
import { kept, type Tempo } from './outside/kept'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How fast the table moves: what its times are multiplied by. */
export const TEMPI: Record<Tempo, number> = { calm: 1, brisk: 0.5, instant: 0 }
export type { Tempo }

class Settings {
  theme: Theme = $state(THEMES.find((theme) => theme === kept.theme.get()) ?? 'system')
  /** How fast the table moves. */
  tempo: Tempo = $state(kept.tempo.get())
  /** Whether the table is heard. */
  sound: boolean = $state(kept.sound.get())
  /** Month and kind in the corner of each card (KP-17). */
  corners: boolean = $state(kept.corners.get())
  /** French cards in four colours. */
  fourColours: boolean = $state(kept.fourColours.get())
  /** Whether the list of moves by button lies open (KP-14). */
  moves: boolean = $state(kept.moves.get())
  /** Whether to pass without being asked where one can do nothing else (DK-13). */
  autoPass: boolean = $state(kept.autoPass.get())
  /** Whether the browser tells of one's turn while the page is hidden. */
  notify: boolean = $state(kept.notify.get())

  get tempoFactor(): number {
    return TEMPI[this.tempo]
  }

  constructor() {
    $effect.root(() => {
      $effect(() => {
        kept.theme.set(this.theme)
        if (this.theme === 'system') delete document.documentElement.dataset.theme
        else document.documentElement.dataset.theme = this.theme
      })
      $effect(() => kept.corners.set(this.corners))
      $effect(() => kept.fourColours.set(this.fourColours))
      $effect(() => kept.moves.set(this.moves))
      $effect(() => kept.autoPass.set(this.autoPass))
      $effect(() => kept.notify.set(this.notify))
      $effect(() => kept.sound.set(this.sound))
      $effect(() => kept.tempo.set(this.tempo))
    })
  }
}

export const settings = new Settings()
