import type { HighlightCode } from '@saha/ui/code-block'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { findCodeLanguage } from './code-languages.ts'

/** Finds the tokens of code. Loads the highlighter with the first code, and each grammar with its first use. */
export const highlightCode: HighlightCode = async (code, languageName) => {
  const language = findCodeLanguage(languageName)
  if (!language) return null
  const [{ tokenizeCode }, grammar] = await Promise.all([
    loadChunk(() => import('./tokenize-code.ts')),
    language.load(),
  ])
  return tokenizeCode(code, language.name, grammar.default)
}
