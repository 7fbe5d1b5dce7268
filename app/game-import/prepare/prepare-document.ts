import type { HostedGame } from '../../src/catalogue/hosted/hosted-schema.ts'
import type { GameFile } from '../source/game-file.ts'
import { applyEdits, type Edit, findElements, findHeadStart, type HtmlNode, parseHtml } from './edit-html.ts'
import { readHtml } from './html-text.ts'
import { rewriteSdks } from './rewrite-sdks.ts'

/** A file after its preparation, and the SDK that it loads. */
export interface PreparedFile extends GameFile {
  sdk?: NonNullable<HostedGame['sdk']>
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
 * Makes the portal's script the first thing in the head of a document, and corrects its addresses. The script is two
 * folders above the game's files, so that it can change without a new import.
 */
export function prepareDocument(file: GameFile, paths: ReadonlySet<string>): PreparedFile {
  const html = readHtml(file.bytes)
  const up = wayUp(file.path)
  const { text, sdk } = rewriteSdks(html.text, up)
  const root = parseHtml(text)
  const start = findHeadStart(root)
  const tag = `<script src="${up}../../first-script.js"></script>`
  const edits = [
    { start, end: start, text: tag },
    ...correctAddresses(root, file.path, paths),
    ...freeAdapters(root),
  ]
  return { path: file.path, bytes: html.encode(applyEdits(text, edits)), ...(sdk && { sdk }) }
}

/** Corrects the addresses of SDKs in a script. Addresses in scripts are relative to the document, at the top. */
export function prepareScript(file: GameFile): PreparedFile {
  const source = Buffer.from(file.bytes).toString('latin1')
  const { text, sdk } = rewriteSdks(source, '')
  return sdk ? { path: file.path, bytes: Buffer.from(text, 'latin1'), sdk } : file
}
