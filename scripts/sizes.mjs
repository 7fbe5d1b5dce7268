/**
 * Measures what the home page downloads, after brotli, and holds it to budgets.json.
 * `--print` shows the figures; `--check` also fails when one is over its budget.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  brotli,
  inlineScript,
  page,
  scriptsOfFirstPaint,
  scriptsUntilRest,
  stylesOfFirstPaint,
  textOf,
  total,
} from './first-load.mjs'
import { root } from './install.mjs'

const budgets = JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'))

const arcade = join(root, 'packages/games/dist')
const { faces, games } = JSON.parse(readFileSync(join(arcade, 'arcade.json'), 'utf8'))
/** What a game's first start downloads besides the player; the typefaces serve every game after it. */
const handedOver = Object.values(games).map(({ file }) => brotli(join(arcade, file)))

const measured = {
  'home page, English: JavaScript': inlineScript() + total(scriptsOfFirstPaint('en')),
  'home page, Arabic: JavaScript': inlineScript() + total(scriptsOfFirstPaint('ar')),
  'home page, English: JavaScript until it rests': inlineScript() + total(scriptsUntilRest('en')),
  'home page, Arabic: JavaScript until it rests': inlineScript() + total(scriptsUntilRest('ar')),
  'home page: HTML, with its first styles': total([page]),
  'home page: CSS': total(stylesOfFirstPaint('en')),
  'a game, the largest: script with its styles': Math.max(...handedOver),
  'a game: typefaces': brotli(join(arcade, faces.file)),
}

const eager = scriptsOfFirstPaint('en').map(textOf)
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
