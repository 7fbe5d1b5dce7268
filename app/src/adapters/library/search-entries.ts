import { foldText } from '@saha/ui/characters'
import type { EntryKind } from './entry-kind.ts'
import type { Entry } from './entry.ts'

/** Normalized text of each entry, cached. */
const folded = new WeakMap<Entry, string>()

function getText<Data>(kind: EntryKind<Data>, entry: Entry): string {
  const known = folded.get(entry)
  if (known !== undefined) return known
  const data = kind.read(entry)
  const texts = [kind.getTitle(entry), ...(data === null ? [] : kind.getTexts(data))]
  const text = texts.map(foldText).join('\n')
  folded.set(entry, text)
  return text
}

/** Returns the entries whose title or texts contain every word of the search; all for a blank search. */
export function searchEntries<Data>(
  kind: EntryKind<Data>,
  entries: readonly Entry[],
  search: string,
): readonly Entry[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return words.length === 0
    ? entries
    : entries.filter((entry) => words.every((word) => getText(kind, entry).includes(word)))
}
