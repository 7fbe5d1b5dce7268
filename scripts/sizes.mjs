/**
 * Measures what the first load of the home page downloads, after brotli, and holds it to budgets.json.
 * `--print` shows the figures; `--check` also fails when one is over its budget.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { root } from './install.mjs'

const dist = join(root, 'app/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'))

const brotli = (path) =>
  brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** The files of a manifest entry with everything that it imports statically. */
function closure(key, seen = new Set()) {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const next of manifest[key]?.imports ?? []) closure(next, seen)
  return seen
}

const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
/** What the home page needs besides the entry: its own chunk and one language. */
const firstPaint = (locale) =>
  [entry, 'src/screens/home/home.tsx', `src/i18n/messages/${locale}.ts`].filter((key) => manifest[key])

const filesOf = (keys, kind) => {
  const chunks = new Set(keys.flatMap((key) => [...closure(key)]))
  return [
    ...new Set(
      [...chunks].flatMap((key) => (kind === 'css' ? (manifest[key].css ?? []) : [manifest[key].file])),
    ),
  ]
}

const total = (files) => files.reduce((sum, file) => sum + brotli(join(dist, file)), 0)
const js = (locale) => total([...filesOf(firstPaint(locale), 'js')]) + brotli(join(dist, 'boot.js'))

const arcade = join(root, 'packages/games/dist')
const { faces, games } = JSON.parse(readFileSync(join(arcade, 'arcade.json'), 'utf8'))
/** What a game's first start downloads besides the player; the typefaces serve every game after it. */
const handedOver = Object.values(games).map(({ file }) => brotli(join(arcade, file)))

const measured = {
  'home page, English: JavaScript': js('en'),
  'home page, Arabic: JavaScript': js('ar'),
  'home page: CSS': total(filesOf(firstPaint('en'), 'css')),
  'a game, the largest: script with its styles': Math.max(...handedOver),
  'a game: typefaces': brotli(join(arcade, faces.file)),
}

const eager = filesOf(firstPaint('en'), 'js').map((file) => readFileSync(join(dist, file), 'utf8'))
const strangers = ['X-Appwrite-Project', 'generativelanguage.googleapis.com'].filter((mark) =>
  eager.some((text) => text.includes(mark)),
)

let failed = false
for (const [name, bytes] of Object.entries(measured)) {
  const budget = budgets[name]
  const over = bytes > budget * 1024
  failed ||= over || budget === undefined
  console.warn(
    `  ${(bytes / 1024).toFixed(1).padStart(6)} KB of ${String(budget).padStart(4)} KB  ${name}${over ? '  OVER BUDGET' : ''}`,
  )
}
for (const mark of strangers) {
  failed = true
  console.error(`  The first load contains "${mark}": the SDK it belongs to must load later.`)
}
if (failed && process.argv.includes('--check')) process.exit(1)
