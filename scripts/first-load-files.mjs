/** Files that a visit to the home page downloads, from the portal's build manifest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './install.mjs'

const dist = join(root, 'app/dist')
/** Home page of the portal. */
export const page = 'index.html'
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** Returns the brotli size of a text, at maximum quality. */
const compressed = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** Sizes of files that several figures contain. */
const sizes = new Map()

/** Returns the brotli size of a file. */
export function brotli(path) {
  const size = sizes.get(path) ?? compressed(readFileSync(path))
  sizes.set(path, size)
  return size
}

/** Returns a manifest entry with all its static imports. */
function collectImports(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) collectImports(next, seen)
  return seen
}

/** Finds a chunk by its source, or by its name if it has several. */
function findChunk(name) {
  const key = Object.keys(manifest).find((each) => each === name || each.startsWith(`_${name}-`))
  if (!key) throw new Error(`The portal's build has no chunk "${name}".`)
  return key
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
/** Entries of the home page's first paint: the app, the home chunk and one language. */
const firstPaint = (locale) => [
  entry,
  ...['src/screens/home/home.tsx', `src/i18n/locales/${locale}.ts`].map(findChunk),
]
/**
 * Chunks that load at idle without interaction: session and favorites, the Appwrite SDK, notices, and idle work.
 */
const idleChunks = [
  'session',
  'src/adapters/appwrite/client/sdk.ts',
  'src/layout/banners/connection-banner.tsx',
  'src/layout/session-notices.tsx',
  'src/shell/idle-work.ts',
].map(findChunk)

const listFiles = (keys, kind) => {
  const chunks = new Set(keys.flatMap((key) => [...collectImports(key)]))
  return [
    ...new Set(
      [...chunks].flatMap((key) => (kind === 'css' ? (manifest[key].css ?? []) : [manifest[key].file])),
    ),
  ]
}

/** Scripts until the page is readable. */
export const firstPaintScripts = (locale) => listFiles(firstPaint(locale), 'js')
export const firstPaintStyles = (locale) => listFiles(firstPaint(locale), 'css')
/** Scripts until the page is idle without interaction. */
export const scriptsUntilRest = (locale) => listFiles([...firstPaint(locale), ...idleChunks], 'js')

const entryScripts = new Set(listFiles([entry], 'js'))
/** Number of scripts that each screen loads besides the entry, by its source. */
export const screenScripts = Object.fromEntries(
  Object.keys(manifest)
    .filter((key) => key.startsWith('src/screens/') && manifest[key].isDynamicEntry)
    .map((key) => [key, listFiles([key], 'js').filter((file) => !entryScripts.has(file)).length]),
)

export const readText = (file) => readFileSync(join(dist, file), 'utf8')

/** Returns the size of the inline script that runs before the first paint. */
export function inlineScript() {
  const [, script] = /<script>([^]*?)<\/script>/.exec(readText(page)) ?? []
  if (!script) throw new Error("The portal's page has no inline script.")
  return compressed(script)
}

export const total = (files) => files.reduce((sum, file) => sum + brotli(join(dist, file)), 0)
