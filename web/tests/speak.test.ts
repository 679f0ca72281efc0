/** The words of the page as they are fetched. */
import { beforeAll, expect, test, vi } from 'vitest'
import { say, words } from '../src/words/words.svelte'

beforeAll(() => void vi.stubGlobal('document', { documentElement: {} }))

test('the names of all games are known from the beginning, the rest of their words when they are asked for', async () => {
  await words.speak('ko')
  expect([say('daifugo-name'), say('koikoi-name'), say('start')]).toEqual(['대부호', '코이코이', '시작'])
  expect([words.has('daifugo-option-lock'), words.knows('daifugo')]).toEqual([false, false])
  await words.learn('daifugo')
  expect([say('daifugo-option-lock'), words.knows('daifugo')]).toEqual(['무늬 묶기', true])
  expect(words.has('koikoi-option-months')).toBe(false)
})

test('whatever was asked for last is spoken, with the words of every game that is wanted', async () => {
  await Promise.all([words.speak('en'), words.learn('koikoi'), words.speak('ja'), words.learn('bigtwo')])
  expect(words.language).toBe('ja')
  expect([say('start'), say('koikoi-option-months'), say('daifugo-option-lock'), say('bigtwo-option-suits')]).toEqual([
    'はじめる',
    '月数',
    '縛り',
    'マークの強さ',
  ])
})

test('a game without words is known, and has none', async () => {
  await words.learn('stranger')
  expect(words.knows('stranger')).toBe(true)
  expect(words.has('stranger-name')).toBe(false)
})
