/**
 * `npm run games:import -- <folder | zip | feed.json>` adds games of other people to the portal; `--help` lists the options.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundleHostedScripts } from '../../packages/games/bundle-hosted.ts'
import { chromiumLaunch, softwareWebGl } from '../../scripts/chromium.mjs'
import { ensureBrowser } from '../../scripts/ensure-browser.mjs'
import { type FeedReport, importFeed } from './feeds/import-feed.ts'
import { ImportError } from './import-error.ts'
import { importGame } from './import-game.ts'
import { createChecker, type GameChecker } from './probe/check-games.ts'
import { createProgress, type Progress } from './progress.ts'
import { readCatalogue } from './store/catalogue-file.ts'
import { undo } from './store/store.ts'

const help = `npm run games:import -- <folder | zip | feed.json> [options]

  --id=<id>               part of the game's address; by default from the name
  --title=<text>          by default the title of its page
  --title-ar=<text>       in Arabic
  --description=<text>    and --description-ar=<text>
  --category=<id>         by default the portal's first category
  --tag=<id>              may be repeated
  --size=<width>x<height> in pixels
  --accept                stores a game that does not seem to play
  --skip-probe            stores a game without playing it
  --dry-run               prints what would change
  --undo                  restores the state before the last import
`

const project = fileURLToPath(new URL('../..', import.meta.url))
const root = resolve(project, process.env['HOSTED_GAMES'] || 'hosted-games')

const readArguments = () =>
  parseArgs({
    allowPositionals: true,
    options: {
      id: { type: 'string' },
      title: { type: 'string' },
      'title-ar': { type: 'string' },
      description: { type: 'string' },
      'description-ar': { type: 'string' },
      category: { type: 'string' },
      tag: { type: 'string', multiple: true },
      size: { type: 'string' },
      accept: { type: 'boolean', default: false },
      'skip-probe': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      undo: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })

function readSize(size: string | undefined) {
  if (size === undefined) return {}
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(size) ?? []
  if (!width || !height)
    throw new ImportError(
      `"${size}" is not a size.`,
      'A size is width x height in pixels.',
      'Write --size=800x600.',
    )
  return { width: Number(width), height: Number(height) }
}

const print = (text: string): void => void process.stdout.write(`${text}\n`)

const readDescription = (values: ReturnType<typeof readArguments>['values']) => ({
  id: values.id,
  title: values.title,
  titleAr: values['title-ar'],
  description: values.description,
  descriptionAr: values['description-ar'],
  category: values.category,
  tags: values.tag,
  ...readSize(values.size),
})

/** Longer lists are cut: a first feed has thousands of games. */
const maxLines = 200

function printChanges(changes: readonly string[], dryRun: boolean): void {
  if (changes.length === 0) print('Nothing changes: everything is imported already.')
  else print(changes.slice(0, maxLines).join('\n'))
  if (changes.length > maxLines) print(`… and ${changes.length - maxLines} lines more`)
  if (dryRun) print('This was a dry run; nothing was stored.')
  else if (changes.length > 0)
    print('Imported. `npm start` shows it; `npm run games:import -- --undo` reverts it.')
}

function printReport({ changes, refused, withoutFiles }: FeedReport, dryRun: boolean): void {
  printChanges(changes, dryRun)
  for (const { title, error } of refused) console.error(`Not imported: ${title}. ${error.describe()}`)
  if (withoutFiles > 0)
    print(
      `Games of the feed without files beside it: ${withoutFiles}. The portal plays only games that it hosts: ask the developers for the files, and put them beside the feed as <id>.zip or a folder <id>.`,
    )
  if (refused.length > 0) process.exitCode = 1
}

/** Creates the checker that plays new games. Stored versions were played when they were imported. */
async function startChecker(
  acceptAll: boolean,
  progress: Progress,
  signal: AbortSignal,
): Promise<GameChecker> {
  await ensureBrowser()
  const stored = new Set((await readCatalogue(root)).map(({ id, digest }) => `${id}/${digest}`))
  const launch = chromiumLaunch()
  const checker = createChecker({
    root,
    launch: { ...launch, args: [...launch.args, ...softwareWebGl] },
    scripts: await bundleHostedScripts(),
    acceptAll,
    signal,
    onProgress: (title, done, total) => progress.update(`Playing ${title}`, done, total),
  })
  return {
    ...checker,
    check: async (game) => {
      if (!stored.has(`${game.listing.id}/${game.listing.digest}`)) await checker.check(game)
    },
  }
}

async function main(signal: AbortSignal): Promise<void> {
  const { values, positionals } = readArguments()
  const [path] = positionals
  if (values.help) return print(help)
  if (values.undo) {
    await undo(root)
    return print('The state before the last import is restored.')
  }
  if (path === undefined || positionals.length > 1)
    throw new ImportError('Name one game.', 'An import reads one folder, zip file or feed.', `\n\n${help}`)
  const progress = createProgress()
  const isFeed = /\.json$/i.test(path)
  const checker = values['skip-probe'] ? null : await startChecker(values.accept, progress, signal)
  const options = {
    root,
    dryRun: values['dry-run'],
    description: readDescription(values),
    signal,
    onProgress: (done: number, total: number) => progress.update(isFeed ? 'Games' : 'Reading', done, total),
    check: checker?.check,
  }
  const source = resolve(process.env['INIT_CWD'] ?? '.', path)
  try {
    const report = isFeed
      ? await importFeed(source, options)
      : { changes: await importGame(source, options), refused: [], withoutFiles: 0 }
    progress.clear()
    printReport(report, options.dryRun)
  } finally {
    progress.clear()
    const reportPath = await checker?.writeReport()
    if (reportPath) print(`Screenshots and measurements: ${reportPath}`)
    await checker?.[Symbol.asyncDispose]()
  }
}

const controller = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort())
try {
  await main(controller.signal)
} catch (error) {
  if (controller.signal.aborted) console.error('Stopped. Nothing was changed.')
  else if (error instanceof ImportError) console.error(error.describe())
  else console.error(error instanceof Error ? error.message : error)
  process.exitCode = controller.signal.aborted ? 130 : 1
}
