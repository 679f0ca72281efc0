/** A lesson's pure parts: what a move comes to, and what is remembered. */
import { beforeEach, expect, test, vi } from 'vitest'
import { answerTo, isLearnt, learnt } from '../src/lesson/lesson'
import { ruleFor } from '../src/lesson/marks'
import type { LessonStep, View } from '../src/messages'

const step: LessonStep = { said: 'one', moves: ['a', 'b'], look: [], view: { legal: ['a', 'b', 'c'] } as Partial<View> as View }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})

test('the move asked for and its equals go on, another legal one does not, nor does an illegal one', () => {
  expect(['a', 'b', 'c', 'd'].map((move) => answerTo(step, move))).toEqual(['right', 'right', 'other', 'illegal'])
})

test('where there is only something to read no move goes on', () => {
  expect(answerTo({ ...step, moves: [] }, 'a')).toBe('other')
})

test('a finished lesson is remembered, game by game', () => {
  expect(isLearnt('toy')).toBe(false)
  learnt('toy')
  expect([isLearnt('toy'), isLearnt('other')]).toEqual([true, false])
})

test('cards to look at are found wherever a board names them, and only inside the lesson', () => {
  const rule = ruleFor(['R5'])
  expect(rule.startsWith('.lesson ')).toBe(true)
  for (const place of ['data-hand', 'data-field', 'data-pair', 'data-card']) expect(rule).toContain(`[${place}="R5"]`)
  expect(ruleFor([])).toBe('')
})
