/** Finding an option by whatever a player calls it, and the groups that options stand in. */
import type { OptionForm } from '../messages'

/** Letters as they compare: no widths, no case, hiragana for katakana, neither spaces nor hyphens. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\-‐–・·.]/g, '')
    .replace(/[ァ-ヶ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x60))
}

/** Whether all words of `sought` stand somewhere in the names, or the whole of it in one of them, however written. */
export function finds(names: string[], sought: string): boolean {
  const all = names.map(plain)
  const within = (part: string) => all.some((name) => name.includes(plain(part)))
  return within(sought) || sought.trim().split(/\s+/).every(within)
}

/** Options by group, in the order in which the groups first come. */
export function groupsOf(options: OptionForm[]): [string, OptionForm[]][] {
  const groups = new Map<string, OptionForm[]>()
  for (const option of options) groups.set(option.group ?? '', [...(groups.get(option.group ?? '') ?? []), option])
  return [...groups]
}
