/** What a lesson says: Fluent files beside the game's own, fetched only here. */
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Language } from '../words/words.svelte'

const files = import.meta.glob<string>('../../../hanpan/games/*/lesson.*.ftl', { query: '?raw', import: 'default' })

/** The words of a game's lesson: the text of a step by what is `said` there, or null. */
export type Texts = (said: string) => string | null

export async function textsOf(game: string, language: Language): Promise<Texts> {
  const load = files[`../../../hanpan/games/${game}/lesson.${language}.ftl`]
  const bundle = new FluentBundle(language, { useIsolating: false })
  if (load) bundle.addResource(new FluentResource(await load()))
  return (said) => {
    const pattern = bundle.getMessage(`${game}-lesson-${said}`)?.value
    return pattern ? bundle.formatPattern(pattern) : null
  }
}
