/**
 * Measures the brotli size of the home page's downloads and the number of scripts of a screen, and compares them with
 * budgets.json. `--print` prints the figures; `--check` also fails when one is over its budget.
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
  screenScripts,
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

/** Each script costs two requests: one that can be repeated, and the module itself. */
const counted = {
  'the page of a game: scripts besides the entry': screenScripts['src/screens/game/game.tsx'],
  'the player: scripts besides the entry': screenScripts['src/screens/player/player.tsx'],
  'a screen, the most: scripts besides the entry': Math.max(...Object.values(screenScripts)),
}

const eager = firstPaintScripts('en').map(readText)
const foreignCode = ['X-Appwrite-Project', 'generativelanguage.googleapis.com'].filter((mark) =>
  eager.some((text) => text.includes(mark)),
)

let failed = false
function compare(name, value, format) {
  const budget = budgets[name]
  const over = !(value <= budget)
  failed ||= over
  console.warn(
    `  ${format(value).padStart(8)} of ${format(budget).padStart(8)}  ${name}${over ? '  OVER BUDGET' : ''}`,
  )
}
for (const [name, bytes] of Object.entries(measured))
  compare(name, bytes / 1024, (size) => `${size?.toFixed(1)} KB`)
for (const [name, files] of Object.entries(counted)) compare(name, files, String)
for (const mark of foreignCode) {
  failed = true
  console.error(`  The first load contains "${mark}": load its SDK later.`)
}
if (failed && process.argv.includes('--check')) process.exit(1)
