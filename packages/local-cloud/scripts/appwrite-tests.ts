/**
 * Appwrite's own end-to-end tests against this server:
 * `npm run appwrite-tests -w @saha/local-cloud -- <appwrite/appwrite> <further checkout> …`. What follows are folders into
 * which the reader has fetched these repositories; PHP and PHPUnit are on the path. `--only <word>` runs the files whose
 * names hold it. Prints what passed, failed and was left out; fails where a test does.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { copyTests } from './appwrite-tests/checkout.ts'
import { startConsole } from './appwrite-tests/console.ts'
import { FILES, LEFT_OUT } from './appwrite-tests/left-out.ts'
import { type Outcome, runTests } from './appwrite-tests/run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' }, test: { type: 'string', default: '' } },
})
const [appwrite, ...libraries] = positionals.map((folder) => resolve(process.env['INIT_CWD'] ?? '', folder))
if (appwrite === undefined) throw new Error('Name the folders: appwrite/appwrite first, then its libraries.')

const ask = (program: string, ...words: string[]) => execFileSync(program, words, { encoding: 'utf8' })
const tongue = {
  readsAttributes: Number(/PHPUnit (\d+)/u.exec(ask('phpunit', '--version'))?.[1]) >= 10,
  typesConstants: Number(ask('php', '-r', 'echo PHP_VERSION_ID;')) >= 80_300,
}
const bootstrap = fileURLToPath(new URL('appwrite-tests/bootstrap.php', import.meta.url))
const say = (line: string) => process.stdout.write(`${line}\n`)

/** Tests of Appwrite's limits need them, all others would soon stand still. */
const needsLimits = (file: string) => file.includes('Abuse')

async function runFile(file: string): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'saha-appwrite-tests-'))
  const console = await startConsole(folder, needsLimits(file))
  try {
    const tests = join(folder, 'checkout')
    copyTests(appwrite ?? '', tests, console.port, tongue)
    const limits = needsLimits(file) ? 'enabled' : 'disabled'
    return await runTests(join(tests, 'tests/e2e', file), leftOut(file), {
      bootstrap,
      log: join(folder, 'log.xml'),
      env: { CHECKOUTS: [tests, ...libraries].join(delimiter), _APP_OPTIONS_ABUSE: limits },
    })
  } finally {
    await console.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

function leftOut(file: string): string[] {
  return Object.values(LEFT_OUT)
    .flat()
    .map((name) => name.split('::'))
    .filter(([name, test]) => test === undefined || file.endsWith(`/${name}.php`))
    .map((parts) => parts.at(-1) ?? '')
}

const outcomes: Outcome[] = []
for (const file of FILES.filter((name) => name.includes(values.only))) {
  const found = await runFile(file)
  outcomes.push(...found)
  const count = (result: string) => found.filter((outcome) => outcome.result === result)
  const assertions = count('passed').reduce((sum, outcome) => sum + outcome.assertions, 0)
  say(
    `${file}: ${count('passed').length} passed (${assertions} assertions), ${count('failed').length} failed, ${count('skipped').length} skipped by themselves`,
  )
  for (const { name, words } of count('failed'))
    say(`  ${name}\n    ${words.trim().replaceAll('\n', '\n    ')}`)
}
