/** What is heard of a table: which sound a happening has, and a short shiver of the device where it knows how. */
import { settings } from '../settings.svelte'
import type { Happening } from '../stage/scene'
import type { Voice } from './voices'

const SHIVER_MS = 15

/** The sound of a happening; null: it is silent. */
export function voiceOf({ kind, stamp }: Happening): Voice | null {
  if (stamp) return stamp.tone === 'turn' ? 'gong' : stamp.tone === 'call' ? 'drum' : 'chime'
  if (kind === 'played') return 'slap'
  if (kind === 'took') return 'take'
  if (kind === 'turned' || kind === 'swept' || kind === 'dealt' || kind === 'exchanged') return 'flip'
  if (kind === 'passed') return 'tick'
  return kind === 'ended' ? 'chime' : null
}

export function hear(voice: Voice | null): void {
  if (!voice || !settings.sound || document.visibilityState === 'hidden') return
  // What cannot be fetched is not heard: a table goes on without it.
  void import('./voices').then(({ sound }) => sound(voice)).catch(() => {})
}

/** One's own turn has come: two notes, and a shiver in the hand. */
export function callUp(): void {
  hear('turn')
  if (settings.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(SHIVER_MS)
}
