/**
 * Measures the brotli size of the home page's downloads and compares it with budgets.json. `--print` prints the
 * figures; `--check` also fails when one is over its budget.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  brotli,
  inlineScript,
  page,
  firstPaintScripts,
  scriptsUntilRest,
  firstPaintStyles,
  readText,
  total,
} from './first-load-files.mjs'
import { root } from './install.mjs'

const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'))

const arcade = join(root, 'packages/games/dist')
const { faces, games } = JSON.parse(readFileSync(join(arcade, 'arcade.json'), 'utf8'))
/** Downloads of a game's first start besides the player. All games share the fonts. */
const gameSizes = Object.values(games).map(({ file }) => brotli(join(arcade, file)))

const measured = {
  'home page, English: JavaScript': inlineScript() + total(firstPaintScripts('en')),
  'home page, Arabic: JavaScript': inlineScript() + total(firstPaintScripts('ar')),
  'home page, English: JavaScript until it rests': inlineScript() + total(scriptsUntilRest('en')),
  'home page, Arabic: JavaScript until it rests': inlineScript() + total(scriptsUntilRest('ar')),
  'home page: HTML, with its first styles': total([page]),
  'home page: CSS': total(firstPaintStyles('en')),
  'a game, the largest: script with its styles': Math.max(...gameSizes),
  'a game: typefaces': brotli(join(arcade, faces.file)),
}

const eager = firstPaintScripts('en').map(readText)
const foreignCode = ['X-Appwrite-Project', 'generativelanguage.googleapis.com'].filter((mark) =>
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
for (const mark of foreignCode) {
  failed = true
  console.error(`  The first load contains "${mark}": load its SDK later.`)
}
if (failed && process.argv.includes('--check')) process.exit(1)
