/**
 * The words of the page in the language people chose: Fluent files of the house and of the games, read from the Python
 * package when the page is built. The house's are fetched one language at a time, a game's when it is chosen or played;
 * what the games are called is known from the beginning.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { kept } from '../outside/kept'
import { Written } from './numbers'

export const LANGUAGES = { ko: '한국어', ja: '日本語', en: 'English', 'zh-HK': '中文（香港）' } as const
export type Language = keyof typeof LANGUAGES
export type Say = (key: string, variables?: Record<string, FluentVariable>) => string

const files = import.meta.glob<string>(
  ['../../../hanpan/words/*.ftl', '../../../hanpan/games/*/*.ftl', '!../../../hanpan/games/*/lesson.*.ftl'],
  { query: '?raw', import: 'default' },
)
const named = import.meta.glob<string>(['../../../hanpan/games/*/*.ftl', '!../../../hanpan/games/*/lesson.*.ftl'], {
  query: '?names',
  import: 'default',
  eager: true,
})

class Words {
  language: Language = $state('ko')
  #bundle: FluentBundle = $state.raw(new FluentBundle('ko'))
  /** The language that was asked for last, and the games whose words are wanted. */
  #wish: Language = 'ko'
  readonly #wanted = new Set<string>()
  /** The games whose words are there. */
  #known: readonly string[] = $state.raw([])

  /** Speak `language` from now on. */
  async speak(language: Language): Promise<void> {
    this.#wish = language
    await this.#fetch()
  }

  /** Have the words of a game too, now and in any other language; rejects where they do not come. */
  async learn(game: string): Promise<void> {
    if (this.#known.includes(game)) return
    this.#wanted.add(game)
    try {
      await this.#fetch()
    } catch (trouble) {
      this.#wanted.delete(game)
      throw trouble
    }
  }

  async #fetch(): Promise<void> {
    const language = this.#wish
    const games = [...this.#wanted]
    const folders = ['words', ...games.map((game) => `games/${game}`)]
    const texts = await Promise.all(folders.map((folder) => files[`../../../hanpan/${folder}/${language}.ftl`]?.() ?? ''))
    // More was asked for meanwhile: what is shown is always the newest wish.
    if (language !== this.#wish || games.length !== this.#wanted.size) return this.#fetch()
    const names = Object.entries(named).filter(([path]) => path.endsWith(`/${language}.ftl`))
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of [...names.map(([, found]) => found), ...texts]) {
      bundle.addResource(new FluentResource(text), { allowOverrides: true })
    }
    this.#bundle = bundle
    this.#known = games
    this.language = language
    document.documentElement.lang = language
  }

  /** Whether the words of a game are there. */
  knows(game: string): boolean {
    return this.#known.includes(game)
  }

  /** The person's choice, else the browser's first language that the house speaks, else Korean. */
  async begin(): Promise<void> {
    const wishes = [kept.language.get(), ...navigator.languages.map(spoken)]
    await this.speak(wishes.find(isLanguage) ?? 'ko')
  }

  async choose(language: Language): Promise<void> {
    kept.language.set(language)
    await this.speak(language)
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  say: Say = (key, variables) => {
    const pattern = this.#bundle.getMessage(key)?.value
    return pattern ? this.#bundle.formatPattern(pattern, written(variables)) : key
  }

  /** Several names in a row. */
  list(names: string[]): string {
    return names.join(this.language === 'ja' || this.language === 'zh-HK' ? '、' : ', ')
  }
}

function written(variables: Record<string, FluentVariable> = {}): Record<string, FluentVariable> {
  const known = Object.entries(variables)
  return Object.fromEntries(known.map(([name, value]) => [name, typeof value === 'number' ? new Written(value) : value]))
}

/** The language of the house for a browser's tag, whatever its region; undefined where there is none. */
function spoken(tag: string): string | undefined {
  return Object.keys(LANGUAGES).find((language) => language.slice(0, 2) === tag.slice(0, 2).toLowerCase())
}

function isLanguage(tag: unknown): tag is Language {
  return typeof tag === 'string' && tag in LANGUAGES
}

export const words = new Words()
/** The text of a key in the chosen language; the key itself where there is none. */
export const say = words.say
