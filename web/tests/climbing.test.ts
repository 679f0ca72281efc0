/** The table of the climbing games: what can be picked together, what is suggested, what lies on the table. */
import { expect, test, vi } from 'vitest'
import { movesWith, suggestions, trickOf, withCard } from '../src/climbing/climbing'
import { whyPlay } from '../src/climbing/why'
import { climbing } from '../src/games/daifugo/texts'
import type { View } from '../src/messages'
import { words } from '../src/words/words.svelte'

function view(legal: string[], position: Record<string, unknown> = {}, played: View['played'] = []): View {
  const known: Partial<View> = { legal, played, position: { phase: 'play', facts: { reversed: false, lock: [] }, ...position } }
  return known as View
}

test('a card joins those it can be played with, and the oldest picks give way', () => {
  const now = view(['S9', 'H9', 'S9+H9', 'SK', 'exchange:S3+D4'])
  expect(withCard(now, climbing, ['S9'], 'H9')).toEqual(['S9', 'H9'])
  expect(withCard(now, climbing, ['S9', 'H9'], 'SK')).toEqual(['SK'])
  expect(withCard(now, climbing, ['S9'], 'C2')).toBeNull()
  const exchange = view(['exchange:S3+D4', 'exchange:D4+C5', 'exchange:S3+C5'])
  expect(withCard(exchange, climbing, ['S3', 'D4'], 'C5')).toEqual(['D4', 'C5'])
})

test('the same cards may be several moves', () => {
  const now = view(['S9+JK0=H9', 'S9+JK0=D9', 'S9'])
  expect(movesWith(now, climbing, ['JK0', 'S9'])).toEqual(['S9+JK0=H9', 'S9+JK0=D9'])
})

test('suggested first: no joker, nothing broken up, weak, many at once', () => {
  const now = view(['JK0', 'S5', 'H5', 'SK', 'S5+H5', 'D4', 'S5+JK0'])
  expect(suggestions(now, climbing, ['D4', 'S5', 'H5', 'SK', 'JK0'])).toEqual([
    ['D4'],
    ['S5', 'H5'],
    ['SK'],
    ['S5'],
    ['H5'],
    ['JK0'],
    ['S5', 'JK0'],
  ])
})

test('while low beats high the high cards are suggested first', () => {
  const now = view(['D4', 'SK'], { facts: { reversed: true, lock: [] } })
  expect(suggestions(now, climbing, ['D4', 'SK'])).toEqual([['SK'], ['D4']])
})

test('cards that changed hands before are not a play of the trick', () => {
  const played = [
    { seat: 0, move: 'exchange:S9+D4' },
    { seat: 1, move: 'S3' },
    { seat: 2, move: 'pass' },
    { seat: 3, move: null },
    { seat: 0, move: 'S9' },
  ]
  expect(trickOf(view([], { trick: ['S3', 'S9'] }, played), climbing)).toEqual([
    { seat: 1, cards: ['S3'] },
    { seat: 0, cards: ['S9'] },
  ])
})

test('a try is written in the notation of what is asked', () => {
  expect(climbing.attempt(view([]), ['S6', 'S4', 'S5'])).toBe('S4-S5-S6')
  expect(climbing.attempt(view([]), ['S6', 'H6'])).toBe('S6+H6')
  expect(climbing.attempt(view([], { phase: 'exchange' }), ['S6'])).toBe('exchange:S6')
})

test.each([
  ['ko', '스페이드 4, 조커(스페이드 5), 스페이드 6, 스페이드 7 내기'],
  ['ja', 'スペードの4、ジョーカー（スペードの5）、スペードの6、スペードの7を出す'],
  ['en', 'Play four of spades, joker as five of spades, six of spades, seven of spades'],
] as const)('case A06, %s: a run is spoken in its order, the joker as what it stands for', async (language, spoken) => {
  vi.stubGlobal('document', { documentElement: {} })
  await words.speak(language)
  await words.learn('daifugo')
  expect(climbing.moveName(view([]), 'S4-JK0=S5-S6-S7')).toBe(spoken)
})

test('a hint names one reason out of the rules: what a play does, that it is the last, the lowest, or many at once', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await words.speak('ko')
  await words.learn('daifugo')
  const hand = ['S4', 'H4', 'D8', 'SK']
  const at = (legal: string[], position = {}) => ({
    ...view(legal, { hand: [hand], t_cards: ['C3'], ...position }),
    seat: 0,
    options: { eight_cut: true, revolution: true },
  })
  const follow = ['S4', 'H4', 'D8', 'SK', 'pass']
  expect(whyPlay(at(follow), climbing, 'D8')).toBe('8을 내면 바닥이 정리되고 낸 사람이 다시 먼저 냅니다.')
  expect(whyPlay(at(follow), climbing, 'H4')).toBe('낼 수 있는 가장 약한 숫자입니다.')
  expect(whyPlay(at(follow), climbing, 'SK')).toBe('')
  expect(whyPlay(at(follow), climbing, 'pass')).toBe('지금 낼 수 있는 카드를 아껴 둡니다.')
  // While low beats high the king is the weakest.
  expect(whyPlay(at(follow, { facts: { reversed: true, lock: [] } }), climbing, 'SK')).toBe('낼 수 있는 가장 약한 숫자입니다.')
  expect(whyPlay(at(['S4+H4'], { t_cards: [] }), climbing, 'S4+H4')).toBe('한 번에 2장을 냅니다.')
  expect(whyPlay(at(['S4', 'pass'], { hand: [['S4']] }), climbing, 'S4')).toBe('이것으로 손패를 비웁니다.')
})
