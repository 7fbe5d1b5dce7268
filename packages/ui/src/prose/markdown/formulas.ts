import type { Token, TokenizerExtensionFunction, TokenizerStartFunction, Tokens } from 'marked'

/** A TeX formula in a text. */
export interface FormulaToken extends Tokens.Generic {
  type: 'formula'
  /** The TeX source without its delimiters. */
  tex: string
  /** True on a line of its own, false within a line. */
  display: boolean
}

export const isFormula = (token: Token): token is FormulaToken => token.type === 'formula'

/** In characters. Limits the time to search for the end of a formula. */
const maxLength = { inline: 2000, block: 5000 }
const blankLine = /\n[^\S\n]*\n/u

const delimiters = [
  { open: '$$', close: '$$', display: true },
  { open: '\\[', close: '\\]', display: true },
  { open: '\\(', close: '\\)', display: false },
] as const

/** Backticks are excluded: a dollar in code opens no formula. */
const singleDollar = /^\$(?![\s$])((?:\\[^\n]|[^\\$\n`]){1,1000})\$(?![\dA-Z_$])/u
/** TeX commands with one argument, whose letters are no words. */
const commands = /\\[A-Za-z]+\*?(?:\s*\{[^{}]*\})?/gu
const twoWords = /\p{L}{2,}[^\S\n]+\p{L}{2,}/u
const amount = /^[\d.,]+[^\S\n]+\(?\p{L}{2,}/u

/** Whether a text between two dollar signs is prose or prices: `$5 and 10$`. */
function isProse(tex: string): boolean {
  const text = tex.replaceAll(commands, ' ')
  return twoWords.test(text) || amount.test(text)
}

/** TeX allows no blank lines in formulas. */
const isTex = (text: string): boolean => text.trim() !== '' && !blankLine.test(text)

const toFormula = (raw: string, tex: string, display: boolean): FormulaToken => ({
  type: 'formula',
  raw,
  tex: tex.trim(),
  display,
})

/** Returns the formula at the start of a source. */
function readInline(source: string, before: string): FormulaToken | undefined {
  for (const { open, close, display } of delimiters) {
    if (!source.startsWith(open)) continue
    const rest = source.slice(open.length, open.length + maxLength.inline)
    const length = rest.indexOf(close)
    const tex = rest.slice(0, length)
    if (length > 0 && isTex(tex)) return toFormula(open + tex + close, tex, display)
  }
  const [raw, tex = ''] = (!/[A-Za-z\d$\\]/.test(before) && singleDollar.exec(source)) || []
  return raw === undefined || /\s$/.test(tex) || isProse(tex) ? undefined : toFormula(raw, tex, false)
}

/** A formula that no delimiter closes yet is one too, so that a streamed one is not shown as a heading or list. */
function readBlock(source: string): FormulaToken | undefined {
  const [indent = ''] = /^ {0,3}/.exec(source) ?? []
  const delimiter = delimiters.find(({ open, display }) => display && source.startsWith(open, indent.length))
  if (!delimiter) return undefined
  const start = indent.length + delimiter.open.length
  const rest = source.slice(start, start + maxLength.block)
  const length = rest.indexOf(delimiter.close)
  if (length === -1) {
    // The first character of the closing delimiter may have arrived.
    const tex = rest.replace(/\\?\$?$/, '')
    return start + rest.length === source.length && isTex(tex) ? toFormula(source, tex, true) : undefined
  }
  const [end] = /^[^\S\n]*(?:\n|$)/.exec(source.slice(start + length + delimiter.close.length)) ?? []
  const tex = rest.slice(0, length)
  if (end === undefined || !isTex(tex)) return undefined
  return toFormula(source.slice(0, start + length + delimiter.close.length + end.length), tex, true)
}

const blockStart = /\n {0,3}(?:\$\$|\\\[)/gu

/** Returns the index of the first block formula that ends a paragraph. */
const findBlock: TokenizerStartFunction = (source) => {
  const [paragraph = ''] = source.split(blankLine, 1)
  for (const { index } of paragraph.matchAll(blockStart))
    if (readBlock(source.slice(index + 1))) return index + 1
  return undefined
}

const readInlineToken: TokenizerExtensionFunction = (source, tokens) =>
  readInline(source, tokens.at(-1)?.raw.at(-1) ?? '')

/** Options of a lexer that finds formulas: `$…$`, `$$…$$`, `\(…\)` and `\[…\]`. */
export const formulaExtensions = {
  renderers: {},
  childTokens: {},
  block: [readBlock] as TokenizerExtensionFunction[],
  startBlock: [findBlock],
  inline: [readInlineToken],
  startInline: [(source: string) => source.indexOf('$')] as TokenizerStartFunction[],
}

const opening = /\$|\\[^]/gu

/** Returns the positions of all formulas in a text. */
export function findFormulas(text: string): readonly { index: number; length: number }[] {
  const found: { index: number; length: number }[] = []
  let end = 0
  for (const { index } of text.matchAll(opening)) {
    if (index < end) continue
    const formula = readInline(text.slice(index), text.charAt(index - 1))
    if (!formula) continue
    end = index + formula.raw.length
    found.push({ index, length: formula.raw.length })
  }
  return found
}

/** Replaces each character of a formula by another one. */
export function maskFormulas(text: string, mask: string): string {
  let masked = ''
  for (const { index, length } of findFormulas(text))
    masked += text.slice(masked.length, index) + mask.repeat(length)
  return masked + text.slice(masked.length)
}
