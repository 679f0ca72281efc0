/** Markdown files as HTML, made when the page is built: no reader of Markdown travels to the browser. */
import { readFile } from 'node:fs/promises'
import { marked } from 'marked'
import type { Plugin } from 'vite'

export function markdown(): Plugin {
  return {
    name: 'hanpan-markdown',
    async load(id) {
      const path = id.split('?')[0] ?? id
      if (!path.endsWith('.md')) return null
      this.addWatchFile(path)
      const html = await marked.parse(await readFile(path, 'utf8'))
      // Wide tables scroll by themselves, so that the page never does; a keyboard can reach what scrolls.
      const scrolling = html
        .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
        .replaceAll('</table>', '</table></div>')
      return { code: `export default ${JSON.stringify(scrolling)}`, moduleType: 'js', map: null }
    },
  }
}
