import { expect, test } from 'vitest'
import { finds, groupsOf } from '../src/lobby/search'
import type { OptionForm } from '../src/messages'

const eight = ['8 끊기', '8컷, 에이트컷, 8切り', 'はちぎり, イレブンバック, spade-three']

test('a rule is found by any of its names, whatever the width, case, spaces, hyphens and kana', () => {
  for (const sought of ['8끊기', '8 끊기', '８切り', '에이트 컷', 'ハチギリ', 'いれぶんばっく', 'Spade Three', ' 8컷 ']) {
    expect(finds(eight, sought), sought).toBe(true)
  }
  for (const sought of ['7', '9切り', '끊기 9']) expect(finds(eight, sought), sought).toBe(false)
})

test('several words may stand in several names', () => {
  expect(finds(eight, '끊기 spade')).toBe(true)
  expect(finds(eight, '끊기 club')).toBe(false)
})

test('options stand by group, in the order in which the groups first come', () => {
  const option = (name: string, group?: string): OptionForm => ({
    name,
    kind: 'switch',
    default: false,
    ...(group === undefined ? {} : { group }),
  })
  const groups = groupsOf([option('a', 'end'), option('b'), option('c', 'end'), option('d', 'deal')])
  expect(groups.map(([name, all]) => [name, all.map((one) => one.name)])).toEqual([
    ['end', ['a', 'c']],
    ['', ['b']],
    ['deal', ['d']],
  ])
})
