import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { digits, Written } from '../src/words/numbers'

function said(points: number): string {
  const bundle = new FluentBundle('en', { useIsolating: false })
  bundle.addResource(new FluentResource('points = { $points } { $points ->\n    [one] point\n   *[other] points\n}'))
  return bundle.formatPattern(bundle.getMessage('points')?.value ?? '', { points: new Written(points) })
}

test('numbers have a minus sign, alone and in words', () => {
  expect([digits(-2), digits(0), digits(12)]).toEqual(['\u22122', '0', '12'])
  expect([said(-2), said(0), said(3)]).toEqual(['\u22122 points', '0 points', '3 points'])
})

test('a message still tells one from many', () => {
  expect([said(1), said(2)]).toEqual(['1 point', '2 points'])
})
