import { Fragment, type ReactNode } from 'react'
import { getWordDirection } from './text-direction.ts'
import type { Direction } from '../provider/index.ts'

/** Symbols that belong to a word: C++, C#, @noor, .NET, foo(), --help, Disney+. */
const wordSymbols = new Set('+#@$&*/\\<>=~^_|()[]{}.-−™®°')
const openers = '("\'«“‘[{'
const closers = ')"\'»”’]}'
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
/** Punctuation that ends or joins sentences at the end of a word. */
const sentencePunctuation = '.,;:!?،؛؟…-–—'

/** Longer words are not examined, to bound the work. */
const maxWordLength = 256

/** Returns the range of the word itself, without the sentence's brackets, quotes and punctuation. */
function findCore(word: string): [from: number, to: number] {
  let from = 0
  let to = word.length
  while (from < to && openers.includes(word.charAt(from))) from += 1
  for (; to > from; to -= 1) {
    const last = word.charAt(to - 1)
    const opener = pairs[last]
    const belongs = opener === undefined ? !closers.includes(last) : word.slice(from, to).includes(opener)
    if (belongs && !sentencePunctuation.includes(last)) break
  }
  // One dash before letters starts a list's line; two start an option, and one before a digit is a minus.
  if (word.charAt(from) === '-' && /^-[^-\d]/.test(word.slice(from, to))) from += 1
  return [from, to]
}

/** Isolates a word with symbols at its edge, which the bidi algorithm would move to the other side. */
function isolateWord(word: string, dir: Direction): ReactNode {
  if (word.length > maxWordLength) return word
  const [from, to] = findCore(word)
  if (!wordSymbols.has(word.charAt(from)) && !wordSymbols.has(word.charAt(to - 1))) return word
  const coreText = word.slice(from, to)
  const coreDirection = /^[+\-−]\d[\d.,]*$/.test(coreText) ? 'ltr' : getWordDirection(coreText)
  if (coreDirection === undefined || coreDirection === dir) return word
  return (
    <>
      {word.slice(0, from)}
      <bdi dir={coreDirection}>{coreText}</bdi>
      {word.slice(to)}
    </>
  )
}

/**
 * Isolates words of the other direction, so that their symbols stay in place: a "C++" at the end of an Arabic line
 * would read "++C". The copied text is unchanged.
 */
export function isolateWords(text: string, dir: Direction): ReactNode {
  const parts: ReactNode[] = []
  let plain = ''
  for (const token of text.split(/(\s+)/u)) {
    const node = isolateWord(token, dir)
    if (typeof node === 'string') plain += node
    else {
      parts.push(plain, <Fragment key={parts.length}>{node}</Fragment>)
      plain = ''
    }
  }
  return parts.length === 0 ? text : [...parts, plain]
}
