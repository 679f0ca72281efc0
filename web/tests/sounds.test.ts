/** What a table sounds like: a voice for each happening that is heard. */
import { expect, test } from 'vitest'
import { voiceOf } from '../src/sound/sounds'
import type { Happening, Stamp } from '../src/stage/scene'

const of = (kind: Happening['kind'], tone?: Stamp['tone']): Happening => ({
  kind,
  seat: 0,
  moves: [],
  ...(tone ? { stamp: { word: 'w', tone } } : {}),
})

test.each([
  [of('played'), 'slap'],
  [of('took'), 'take'],
  [of('turned'), 'flip'],
  [of('passed'), 'tick'],
  [of('played', 'turn'), 'gong'],
  [of('played', 'call'), 'drum'],
  [of('called', 'quiet'), 'chime'],
  [of('finished'), null],
])('%o is heard as %s', (happening, voice) => {
  expect(voiceOf(happening)).toBe(voice)
})
