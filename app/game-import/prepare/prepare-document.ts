import type { HostedGame } from '../../src/catalogue/hosted/hosted-schema.ts'
import type { GameFile } from '../source/game-file.ts'
import { correctScript, correctStyles, type IsOwn } from './correct-addresses.ts'
import { applyEdits, type Edit, findElements, findHeadStart, type HtmlNode, parseHtml } from './edit-html.ts'
import { readHtml } from './html-text.ts'
import { rewriteSdks } from './rewrite-sdks.ts'

/** A file after its preparation, and the SDK that it loads. */
export interface PreparedFile extends GameFile {
  sdk?: NonNullable<HostedGame['sdk']>
}

/** Facts about all files of a game. */
export interface GameFacts {
  isOwn: IsOwn
  /** Whether a file uses IndexedDB. */
  usesDatabases: boolean
}

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

/** Returns the relative path from a file to the game's folder. */
const wayUp = (path: string) => '../'.repeat(path.split('/').length - 1) || './'

/**
 * Returns the address that an attribute should have, or null to keep it. `/js/game.js` is relative to the root of the
 * game's own host, which is the game's folder here.
 */
function correctAddress(node: HtmlNode, value: string, document: string, isOwn: IsOwn) {
  const address = value.trim()
  if (!address.startsWith('/') || address.startsWith('//')) return null
  const path = address.slice(1).replace(/[?#].*/s, '')
  const isKnown = node.tagName === 'base' ? path === '' : isOwn(path)
  return isKnown ? `${wayUp(document)}${address.slice(1)}` : null
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function correctAddresses(root: HtmlNode, document: string, isOwn: IsOwn): Edit[] {
  return Object.entries(loading).flatMap(([element, name]) =>
    findElements(root, element).flatMap((node) => {
      const span = node.sourceCodeLocation?.attrs?.[name]
      const value = node.attrs?.find((attribute) => attribute.name === name)?.value
      const address = value === undefined ? null : correctAddress(node, value, document, isOwn)
      if (!span || address === null) return []
      return [{ start: span.startOffset, end: span.endOffset, text: `${name}="${escapeAttribute(address)}"` }]
    }),
  )
}

/** Corrects the addresses in scripts and styles that are part of a document. */
function correctContents(root: HtmlNode, document: string, isOwn: IsOwn): Edit[] {
  const up = wayUp(document)
  return ['script', 'style'].flatMap((element) =>
    findElements(root, element).flatMap(({ childNodes }) => {
      const [{ value = '', sourceCodeLocation } = {}] = childNodes ?? []
      const { startOffset: start, endOffset: end } = sourceCodeLocation ?? {}
      const text =
        element === 'script' ? correctScript(value, isOwn, up, up) : correctStyles(value, isOwn, up)
      return start === undefined || end === undefined || text === value ? [] : [{ start, end, text }]
    }),
  )
}

/** Removes the attributes by which a page restricts the script of an SDK: the adapter has other bytes. */
function freeAdapters(root: HtmlNode): Edit[] {
  return findElements(root, 'script').flatMap((node) => {
    const isAdapter = node.attrs?.some(({ name, value }) => name === 'src' && value.includes('../../sdk/'))
    const spans = isAdapter ? node.sourceCodeLocation?.attrs : {}
    return ['integrity', 'crossorigin'].flatMap((name) => {
      const span = spans?.[name]
      return span ? [{ start: span.startOffset, end: span.endOffset, text: '' }] : []
    })
  })
}

/**
 * Makes the portal's scripts the first thing in the head of a document, and corrects its addresses. They are two folders
 * above the game's files, so that they can change without a new import.
 */
export function prepareDocument(file: GameFile, { isOwn, usesDatabases }: GameFacts): PreparedFile {
  const html = readHtml(file.bytes)
  const up = '../'.repeat(file.path.split('/').length - 1)
  const { text, sdk } = rewriteSdks(html.text, up)
  const root = parseHtml(text)
  const start = findHeadStart(root)
  const names = ['first-script.js', ...(usesDatabases ? ['indexed-db.js'] : [])]
  const tags = names.map((name) => `<script src="${up}../../${name}"></script>`).join('')
  const edits = [
    { start, end: start, text: tags },
    ...correctAddresses(root, file.path, isOwn),
    ...correctContents(root, file.path, isOwn),
    ...freeAdapters(root),
  ]
  return { path: file.path, bytes: html.encode(applyEdits(text, edits)), ...(sdk && { sdk }) }
}

/** Corrects the addresses in a script or a JSON file. Those in scripts are relative to the document, at the top. */
export function prepareScript(file: GameFile, isOwn: IsOwn): PreparedFile {
  const source = Buffer.from(file.bytes).toString('latin1')
  const { text, sdk } = rewriteSdks(source, '')
  const corrected = correctScript(text, isOwn, './', wayUp(file.path))
  if (corrected === source) return file
  return { path: file.path, bytes: Buffer.from(corrected, 'latin1'), ...(sdk && { sdk }) }
}

/** Corrects the addresses in a stylesheet. */
export function prepareStyles(file: GameFile, isOwn: IsOwn): PreparedFile {
  const source = Buffer.from(file.bytes).toString('latin1')
  const text = correctStyles(source, isOwn, wayUp(file.path))
  return text === source ? file : { path: file.path, bytes: Buffer.from(text, 'latin1') }
}
