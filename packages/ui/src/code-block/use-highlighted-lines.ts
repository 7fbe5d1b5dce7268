import { useEffect, useState } from 'react'
import type { CodeToken, HighlightCode } from './highlight.ts'

/** Returns the tokens of a line; undefined for plain text. */
export type GetTokens = (line: number) => readonly CodeToken[] | undefined

/** In milliseconds without growth. Streamed code grows more often. */
const pause = 150
/** In characters. Longer code stays plain, because it would block the page. */
const maxLength = 50_000

const getText = (tokens: readonly CodeToken[]) => tokens.map(({ text }) => text).join('')

/** Returns the number of lines that the code has in common with its tokens. */
function countCurrent(code: string, lines: readonly (readonly CodeToken[])[]): number {
  const sources = code.split('\n')
  const changed = lines.findIndex((tokens, at) => getText(tokens) !== sources[at])
  return changed === -1 ? lines.length : changed
}

/** Colors code once it has stopped growing. Lines that were colored keep their colors while more follow. */
export function useHighlightedLines(
  code: string,
  language: string | undefined,
  highlight: HighlightCode | undefined,
): GetTokens {
  const [lines, setLines] = useState<readonly (readonly CodeToken[])[]>([])
  useEffect(() => {
    if (!highlight || !language || code.length > maxLength) return undefined
    let isCurrent = true
    const color = async () => {
      // The code stays readable without colors.
      const found = await highlight(code, language).catch(() => null)
      if (isCurrent) setLines(found ?? [])
    }
    const timer = setTimeout(() => void color(), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [code, language, highlight])
  const current = lines.length > 0 && highlight ? countCurrent(code, lines) : 0
  return (line) => (line < current ? lines[line] : undefined)
}
