/**
 * What a game is called, apart from the rest of its words (`<language>.ftl?names`): the shelf names all games, and fetches
 * the words of those alone that are played.
 */
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const NAMES = /^\w+-(?:name|tagline) = .*$/gm

export function names(): Plugin {
  return {
    name: 'hanpan-names',
    async load(id) {
      const [path = '', query] = id.split('?')
      if (query !== 'names') return null
      this.addWatchFile(path)
      const found = (await readFile(path, 'utf8')).match(NAMES) ?? []
      return { code: `export default ${JSON.stringify(found.join('\n'))}`, moduleType: 'js', map: null }
    },
  }
}
