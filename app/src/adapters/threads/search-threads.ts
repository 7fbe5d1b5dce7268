import { foldText } from '@saha/ui/characters'
import { getThreadTitle, type Thread } from './thread.ts'

/** Normalized text of each thread, cached. */
const folded = new WeakMap<Thread, string>()

function getText(thread: Thread): string {
  const known = folded.get(thread)
  if (known !== undefined) return known
  const text = [getThreadTitle(thread), ...thread.messages.map(({ text }) => text)].map(foldText).join('\n')
  folded.set(thread, text)
  return text
}

/** Returns the threads whose title or messages contain every word of the search; all for a blank search. */
export function searchThreads(threads: readonly Thread[], search: string): readonly Thread[] {
  const words = foldText(search).split(' ').filter(Boolean)
  return words.length === 0
    ? threads
    : threads.filter((thread) => words.every((word) => getText(thread).includes(word)))
}
