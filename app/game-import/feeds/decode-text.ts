import { parseFragment } from 'parse5'
import type { HtmlNode } from '../prepare/edit-html.ts'

const hidden = new Set(['script', 'style', 'template', 'noscript'])
/** Control characters, and those that turn the direction of the text around them. */
const unwanted = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu

const readText = (node: HtmlNode): string => {
  if (node.tagName && hidden.has(node.tagName)) return ''
  if (node.nodeName === '#text') return node.value ?? ''
  const text = (node.childNodes ?? []).map(readText).join('')
  return /^(?:br|p|div|li)$/.test(node.nodeName) ? ` ${text} ` : text
}

/**
 * Returns the plain text of a feed's HTML. Feeds encode texts up to twice, so `&amp;#39;` becomes an apostrophe.
 * @param maxLength longer texts are cut at a word
 */
export function decodeText(html: string, maxLength: number): string {
  let text = html
  for (let round = 0; round < 2 && /[<&]/.test(text); round++) text = readText(parseFragment(text))
  const clean = text.replaceAll(unwanted, ' ').replaceAll(/\s+/g, ' ').trim()
  if (clean.length <= maxLength) return clean
  const cut = clean.slice(0, maxLength - 1)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), maxLength / 2))
    .toWellFormed()
    .trimEnd()}…`
}
