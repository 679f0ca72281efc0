/**
 * Markdown files as HTML, made when the page is built: no reader of Markdown travels to the browser. A game's rules pages
 * (`rules.<language>.md`) become a book: headings can be linked to, the same in every language, and where a page says
 * `<!-- cards name -->` stand the cards that the game's rules declare under this name (`pictures.json`).
 */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { marked } from 'marked'
import type { Plugin } from 'vite'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))
const CARDS = /<!-- cards ([a-z0-9_]+) -->/g
const BOOK = /href="\.\.\/(\w+)\/rules\.[\w-]+\.md"/g
const HEADING = /<h([1-3])>(.*?)<\/h\1>/g

export function markdown(): Plugin {
  return {
    name: 'hanpan-markdown',
    async load(id) {
      const path = id.split('?')[0] ?? id
      if (!path.endsWith('.md')) return null
      const watch = async (file: string) => {
        this.addWatchFile(file)
        return readFile(file, 'utf8')
      }
      const html = scrolling(await marked.parse(await watch(path)))
      const language = /rules\.([\w-]+)\.md$/.exec(path)?.[1]
      if (!language) return { code: `export default ${JSON.stringify(html)}`, moduleType: 'js', map: null }
      const folder = dirname(path)
      const names = headings(await marked.parse(await watch(join(folder, 'rules.en.md')))).map(anchor)
      const linked = html.replace(BOOK, 'href="#/rules/$1"')
      const book = withContents(withAnchors(linked, names), folder)
      const told = existsSync(join(folder, 'pictures.json')) ? await watch(join(folder, 'pictures.json')) : '{}'
      const words = cardNames(await watch(join(folder, `${language}.ftl`)))
      return { code: await withCards(book, JSON.parse(told) as Pictures, words), moduleType: 'js', map: null }
    },
  }
}

/** Wide tables scroll by themselves, so that the page never does; a keyboard can reach what scrolls. */
function scrolling(html: string): string {
  return html.replaceAll('<table>', '<div class="scroll" tabindex="0"><table>').replaceAll('</table>', '</table></div>')
}

function headings(html: string): string[] {
  return [...html.matchAll(HEADING)].map((match) => match[2] ?? '')
}

/** A heading's name in addresses, as GitHub makes it. */
function anchor(heading: string): string {
  const text = heading.replace(/<[^>]*>/g, '').replace(/&[a-z#0-9]+;/g, '')
  return text.toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-')
}

function withAnchors(html: string, names: string[]): string {
  let at = 0
  return html.replace(HEADING, (_, level: string, text: string) => {
    const name = names[at++]
    if (name === undefined) throw new Error('a rules page has headings that the English one lacks')
    return `<h${level} id="${name}" tabindex="-1">${text}</h${level}>`
  })
}

/** The chapters under the title. Only the page knows what stands before `#`. */
function withContents(html: string, folder: string): string {
  const game = folder.split('/').at(-1)
  const chapters = [...html.matchAll(/<h2 id="([^"]*)"[^>]*>(.*?)<\/h2>/g)]
  const items = chapters.map(([, name, text]) => `<li><a href="#/rules/${game}/${name}">${text}</a></li>`)
  return html.replace('</h1>', `</h1><nav class="contents"><ol>${items.join('')}</ol></nav>`)
}

type Pictures = Record<string, string[][]>

/** What a language calls each card of a game. */
function cardNames(ftl: string): Map<string, string> {
  return new Map([...ftl.matchAll(/^\w+-card-([\w-]+) = (.+)$/gm)].map((match) => [match[1] ?? '', match[2] ?? '']))
}

/** A module whose text has pictures in it: each stays a file of its own, and the browser keeps it for ever. */
async function withCards(html: string, pictures: Pictures, words: Map<string, string>): Promise<string> {
  const files = await pictureFiles()
  const used: string[] = []
  const picture = (card: string) => {
    const file = files.get(card)
    if (!file) throw new Error(`there is no picture of ${card}`)
    if (!used.includes(file)) used.push(file)
    return `<img src="%%${used.indexOf(file)}%%" alt="" loading="lazy" width="100" height="${/^\d/.test(card) ? 160 : 140}">`
  }
  const play = (cards: string[]) => {
    const label = [...new Set(cards.map((card) => words.get(card) ?? card))].join(', ')
    return `<span class="play" role="img" aria-label="${label}">${cards.map(picture).join('')}</span>`
  }
  const text = html.replace(CARDS, (_, name: string) => {
    const plays = pictures[name]
    if (!plays) throw new Error(`no picture is called ${name}`)
    return `<span class="cards">${plays.map(play).join('')}</span>`
  })
  const imports = used.map((file, index) => `import p${index} from ${JSON.stringify(`${file}?url`)}`)
  const list = used.map((_, index) => `p${index}`).join(', ')
  return `${imports.join('\n')}
const pictures = [${list}]
export default ${JSON.stringify(text)}.replace(/%%(\\d+)%%/g, (_, index) => pictures[index])`
}

/** The picture of every card of every deck, wherever in the page's sources it stands. */
async function pictureFiles(): Promise<Map<string, string>> {
  const found = await readdir(SOURCES, { recursive: true })
  const pictures = found.filter((path) => path.endsWith('.svg'))
  return new Map(pictures.map((path) => [(path.split('/').at(-1) ?? '').slice(0, -4), join(SOURCES, path)]))
}
