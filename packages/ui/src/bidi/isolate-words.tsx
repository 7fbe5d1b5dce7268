import { Fragment, type ReactNode } from 'react'
import { getWordDirection } from './text-direction.ts'
import type { Direction } from '../provider/index.ts'

/** Signs that people write as part of a word: C++, C#, @noor, .NET, foo(), --help, Disney+. */
const wordSymbols = new Set('+#@$&*/\\<>=~^_|()[]{}.-−™®°')
const openers = '("\'«“‘[{'
const closers = ')"\'»”’]}'
const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
/** Signs that end or join sentences wherever they stand last. */
const sentencePunctuation = '.,;:!?،؛؟…-–—'

/** No word that anyone reads is longer; what is, is not worth the walk through it. */
const maxWordLength = 256

/** Where the word itself begins and ends, without the sentence's brackets, quotes and stops. */
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

/** A word with signs at its edge, which the line's direction would move to its other side. */
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
 * Text whose words of the other direction keep their signs on their own side: without it the "C++" that
 * ends an Arabic line reads "++C". What is copied stays what was written.
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
