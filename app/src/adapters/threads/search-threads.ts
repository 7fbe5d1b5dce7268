import { normalizeText } from '../../catalogue/search/normalize-text.ts'
import { titleOf, type Thread } from './thread.ts'

/** Folded once for each state of a thread. */
const folded = new WeakMap<Thread, string>()

function textOf(thread: Thread): string {
  const known = folded.get(thread)
  if (known !== undefined) return known
  const text = [titleOf(thread), ...thread.messages.map(({ text }) => text)].map(normalizeText).join('\n')
  folded.set(thread, text)
  return text
}

/** Those in whose title or messages every word of the search stands; all of them for a blank one. */
export function searchThreads(threads: readonly Thread[], search: string): readonly Thread[] {
  const words = normalizeText(search).split(' ').filter(Boolean)
  return words.length === 0
    ? threads
    : threads.filter((thread) => words.every((word) => textOf(thread).includes(word)))
}
