/** The words: the same messages in every language, all that the page asks for, and none that nobody says. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'

const PACKAGE = join(import.meta.dirname, '../../hanpan')
const LANGUAGES = ['ko', 'ja', 'en', 'zh-HK']
const games = readdirSync(join(PACKAGE, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && readdirSync(join(PACKAGE, 'games', entry.name)).includes('ko.ftl'))
  .map((entry) => entry.name)
const folders = ['words', ...games.map((game) => join('games', game))]

function messages(folder: string, language: string): Map<string, string[]> {
  const resource = new FluentResource(readFileSync(join(PACKAGE, folder, `${language}.ftl`), 'utf8'))
  return new Map(resource.body.map(({ id, value }) => [id, variables(value)]))
}

function variables(part: unknown): string[] {
  const found = new Set<string>()
  JSON.stringify(part, (_, node: unknown) => {
    if (node && typeof node === 'object' && 'type' in node && node.type === 'var' && 'name' in node) {
      found.add(String(node.name))
    }
    return node
  })
  return [...found].sort()
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts') ? [readFileSync(path, 'utf8')] : []
  })
}

/** Every string of the page that may be a key: plain ones as they are, templates as patterns. */
function asked(): { plain: Set<string>; patterns: RegExp[] } {
  const code = sources(join(import.meta.dirname, '../src')).join('\n')
  const plain = new Set([...code.matchAll(/'([a-z][a-z0-9_-]*)'/g)].map((match) => match[1] ?? ''))
  const patterns = [...code.matchAll(/`((?:[a-z0-9_-]|\$\{[^{}`]*\})+)`/gi)].flatMap(([, template = '']) => {
    // What begins with anything at all would excuse every message; only a game's name may stand first.
    const named = template.replace(/^\$\{[\w.?]*game(\.name)?\}/, `(${games.join('|')})`)
    if (named.startsWith('$') || !named.includes('-')) return []
    return [new RegExp(`^${named.replace(/\$\{[^}]*\}/g, '[A-Za-z0-9_]+(-[A-Za-z0-9]+)?')}$`)]
  })
  return { plain, patterns }
}

describe.each(folders)('%s', (folder) => {
  const korean = messages(folder, 'ko')

  test.each(LANGUAGES)('%s has the same messages with the same variables', (language) => {
    expect(Object.fromEntries(messages(folder, language))).toEqual(Object.fromEntries(korean))
  })

  test('the page says every message', () => {
    const { plain, patterns } = asked()
    const silent = [...korean.keys()].filter((key) => !plain.has(key) && !patterns.some((pattern) => pattern.test(key)))
    expect(silent).toEqual([])
  })
})

test('every key that the page says outright has its words', () => {
  const known = new Set(folders.flatMap((folder) => [...messages(folder, 'ko').keys()]))
  const code = sources(join(import.meta.dirname, '../src')).join('\n')
  const said = [...code.matchAll(/\bsay\('([^']+)'/g)].map((match) => match[1] ?? '')
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((key) => !known.has(key))).toEqual([])
})
