/**
 * Scaffolds a small game that plays: its folder, its line in the catalogue, and its bot among the recorded runs, all
 * passing the checks. Prints the files. Run `npm run new:game -- coin-toss [folder of the repository]`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashSeed } from '../src/core/random.ts'
import { listRulesFiles } from './new-game/rules-files.ts'
import { listTextFiles } from './new-game/text-files.ts'
import { listViewFiles } from './new-game/view-files.ts'

const [id = '', root = fileURLToPath(new URL('../../..', import.meta.url))] = process.argv.slice(2)
const folder = `packages/games/src/games/${id}`
const catalogue = 'app/src/catalogue/games/listed-games.ts'
const recordedRuns = 'packages/games/src/testing/recorded-runs.ts'

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
const read = (file: string) => readFileSync(join(root, file), 'utf8')

if (!/^[a-z]+(?:-[a-z]+)*$/.test(id) || id.length > 40)
  stop('Name the game in lower-case words with hyphens, at most 40 letters: npm run new:game -- coin-toss')
if (existsSync(join(root, folder)))
  stop(`${folder} already exists. Choose another id, or edit the game there.`)
if (read(catalogue).includes(`'${id}'`))
  stop(`${catalogue} already lists '${id}'. Ids are addresses and never return: choose another one.`)

const title = id.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()
const camel = id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
/** Every game has a piece of its own, so the key of the music follows from the id. */
const tonic = 196 + (hashSeed(id) % 32)

/** Inserts a text before the last occurrence of another one. */
function insert(file: string, mark: string, added: string): void {
  const text = read(file)
  const at = text.lastIndexOf(mark)
  if (at < 0) stop(`${file} has no "${mark.trim()}", before which the game's line belongs.`)
  writeFileSync(join(root, file), text.slice(0, at) + added + text.slice(at))
}

const files = { ...listRulesFiles(title), ...listViewFiles(id, tonic), ...listTextFiles(id, title) }
mkdirSync(join(root, folder))
for (const [name, text] of Object.entries(files)) writeFileSync(join(root, folder, name), text)
insert(catalogue, '\n]', `\n  { id: '${id}' },`)
insert(recordedRuns, '} satisfies', `  '${id}': createRecording(${camel}Game, () => ${camel}Bot),\n`)
insert(
  recordedRuns,
  '\ntype Player',
  `import { expert as ${camel}Bot } from '../games/${id}/bots.ts'
import { rules as ${camel}Game } from '../games/${id}/rules.ts'
`,
)
const written = [...Object.keys(files).map((name) => `${folder}/${name}`), catalogue, recordedRuns]
spawnSync('oxfmt', written, { cwd: root })
process.stdout.write(`${written.join('\n')}\n`)
console.error(`\nNext:
  npm run dev -w @saha/games                           open /?game=${id}&lang=ar
  npx vitest --project 'unit*' ${folder}
  ${folder}/manifest.ts   its category, tags and Arabic title, which texts.ts repeats
  app/src/catalogue/games/addresses.json   its line, as the failing test of generate-games.test.ts shows it
  npm run previews -- ${id}   draws the clip of its card`)
