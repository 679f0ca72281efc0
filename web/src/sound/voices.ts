/**
 * The house's sounds, made as they are needed from noise and a few partials: a card slapped down, turned, taken; a chime, a
 * drum, a gong; two soft notes when it is one's turn. Fetched after the table; nothing is downloaded but this file.
 */

export type Voice = 'slap' | 'flip' | 'take' | 'tick' | 'chime' | 'drum' | 'gong' | 'turn'

let context: AudioContext | null = null
let out: GainNode | null = null

/** The way to the loudspeaker; null while the browser lets nothing sound, which is until somebody has touched the page. */
function ready(): { at: AudioContext; to: AudioNode } | null {
  if (!navigator.userActivation?.hasBeenActive) return null
  if (!context) {
    context = new AudioContext()
    out = context.createGain()
    out.gain.value = 0.35
    out.connect(context.destination)
  }
  if (context.state === 'suspended') void context.resume()
  return out && { at: context, to: out }
}

/** A burst of noise round a pitch, dying away. */
function noise(pitch: number, seconds: number, loud: number, delay = 0): void {
  const way = ready()
  if (!way) return
  const { at, to } = way
  const start = at.currentTime + delay
  const length = Math.ceil(at.sampleRate * seconds)
  const buffer = at.createBuffer(1, length, at.sampleRate)
  const data = buffer.getChannelData(0)
  for (let index = 0; index < length; index++) data[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 3
  const source = new AudioBufferSourceNode(at, { buffer })
  const band = new BiquadFilterNode(at, { type: 'bandpass', frequency: pitch, Q: 0.8 })
  const gain = new GainNode(at, { gain: loud })
  source.connect(band).connect(gain).connect(to)
  source.start(start)
}

/** A partial that is struck and dies away, sliding to another pitch if it is given one. */
function tone(pitch: number, seconds: number, loud: number, delay = 0, end = pitch): void {
  const way = ready()
  if (!way) return
  const { at, to } = way
  const start = at.currentTime + delay
  const source = new OscillatorNode(at, { type: 'sine', frequency: pitch })
  const gain = new GainNode(at, { gain: 0 })
  source.frequency.setValueAtTime(pitch, start)
  source.frequency.exponentialRampToValueAtTime(end, start + seconds)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0005, start + seconds)
  source.connect(gain).connect(to)
  source.start(start)
  source.stop(start + seconds)
}

const VOICES: Record<Voice, () => void> = {
  slap: () => {
    noise(1900, 0.05, 0.9)
    tone(170, 0.09, 0.5, 0, 80)
  },
  flip: () => noise(3200, 0.07, 0.35),
  take: () => {
    noise(2300, 0.05, 0.5)
    noise(1500, 0.07, 0.5, 0.07)
  },
  tick: () => tone(620, 0.05, 0.12),
  chime: () => [880, 1320, 1760].forEach((pitch, at) => tone(pitch, 0.7, 0.22, at * 0.07)),
  drum: () => {
    tone(150, 0.35, 0.9, 0, 55)
    noise(400, 0.08, 0.5)
  },
  gong: () => [98, 147, 211, 279, 353].forEach((pitch, at) => tone(pitch, 1.9 - at * 0.2, 0.32 / (at + 1))),
  turn: () => [587, 784].forEach((pitch, at) => tone(pitch, 0.3, 0.16, at * 0.13)),
}

export function sound(voice: Voice): void {
  VOICES[voice]()
}
