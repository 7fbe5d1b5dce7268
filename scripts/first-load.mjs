/** What a visit to the home page downloads, read out of the portal's build. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './install.mjs'

const dist = join(root, 'app/dist')
/** The portal's root. */
export const page = 'index.html'
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))

/** The size of a text after brotli, as a host with time to compress serves it. */
const compressed = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** The same of a file. */
export const brotli = (path) => compressed(readFileSync(path))

/** The files of a manifest entry with everything that it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key].imports ?? []) closure(next, seen)
  return seen
}

/** A chunk by what it is made of, or, where it holds several things, by its name. */
function chunk(name) {
  const key = Object.keys(manifest).find((each) => each === name || each.startsWith(`_${name}-`))
  if (!key) throw new Error(`The portal's build has no chunk "${name}".`)
  return key
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
/** What the home page needs besides the entry: its own chunk and one language. */
const firstPaint = (locale) => [
  entry,
  ...['src/screens/home/home.tsx', `src/i18n/words/${locale}.ts`].map(chunk),
]
/** What it fetches by itself after that: who is here and their hearts, what asks the backend about them, what there is to say, and what begins at rest. */
const afterwards = [
  'session',
  'src/adapters/appwrite/sdk.ts',
  'src/layout/connection-banner.tsx',
  'src/layout/session-notices.tsx',
  'src/shell/idle-work.ts',
].map(chunk)

const filesOf = (keys, kind) => {
  const chunks = new Set(keys.flatMap((key) => [...closure(key)]))
  return [
    ...new Set(
      [...chunks].flatMap((key) => (kind === 'css' ? (manifest[key].css ?? []) : [manifest[key].file])),
    ),
  ]
}

/** Scripts until the page can be read. */
export const scriptsOfFirstPaint = (locale) => filesOf(firstPaint(locale), 'js')
export const stylesOfFirstPaint = (locale) => filesOf(firstPaint(locale), 'css')
/** Scripts until nothing more is fetched unless the visitor does something. */
export const scriptsUntilRest = (locale) => filesOf([...firstPaint(locale), ...afterwards], 'js')

export const textOf = (file) => readFileSync(join(dist, file), 'utf8')

/** What stands in the page itself: the script that runs before the first paint. */
export function inlineScript() {
  const [, script] = /<script>([^]*?)<\/script>/.exec(textOf(page)) ?? []
  if (!script) throw new Error("The portal's page has no script of its own.")
  return compressed(script)
}

export const total = (files) => files.reduce((sum, file) => sum + brotli(join(dist, file)), 0)
