import type { HtmlNode } from 'parse5'
import type { GameFile } from '../source/game-file.ts'
import { applyEdits, type Edit, findElements, findHeadStart, parseHtml } from './edit-html.ts'
import { readHtml } from './html-text.ts'

/** Elements and the attributes whose files the browser loads for them. */
const loading = {
  base: 'href',
  link: 'href',
  script: 'src',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  iframe: 'src',
  embed: 'src',
} as const

/** Returns the way from a document to the folder of the game, empty or ending with a slash. */
const wayUp = (document: string) => '../'.repeat(document.split('/').length - 1)

/**
 * Returns the address that an attribute should have, or null to keep it. An address like `/js/game.js` means the top of
 * a host of the game's own, which is the game's folder here.
 */
function correctAddress(node: HtmlNode, value: string, document: string, paths: ReadonlySet<string>) {
  const address = value.trim()
  if (!address.startsWith('/') || address.startsWith('//')) return null
  const path = address.slice(1).replace(/[?#].*/s, '')
  const isKnown = node.tagName === 'base' ? path === '' : paths.has(path)
  return isKnown ? `${wayUp(document) || './'}${address.slice(1)}` : null
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function correctAddresses(root: HtmlNode, document: string, paths: ReadonlySet<string>): Edit[] {
  return Object.entries(loading).flatMap(([element, name]) =>
    findElements(root, element).flatMap((node) => {
      const span = node.sourceCodeLocation?.attrs?.[name]
      const value = node.attrs?.find((attribute) => attribute.name === name)?.value
      const address = value === undefined ? null : correctAddress(node, value, document, paths)
      if (!span || address === null) return []
      return [{ start: span.startOffset, end: span.endOffset, text: `${name}="${escapeAttribute(address)}"` }]
    }),
  )
}

/**
 * Makes the portal's script the first thing in the head of a document. It is two folders above the game's files, so
 * that it can change without a new import.
 */
export function prepareDocument(file: GameFile, paths: ReadonlySet<string>): GameFile {
  const html = readHtml(file.bytes)
  const root = parseHtml(html.text)
  const start = findHeadStart(root)
  const tag = `<script src="${wayUp(file.path)}../../first-script.js"></script>`
  const edits = [{ start, end: start, text: tag }, ...correctAddresses(root, file.path, paths)]
  return { path: file.path, bytes: html.encode(applyEdits(html.text, edits)) }
}
