/**
 * Runs Appwrite's own end-to-end tests against this server: `npm run appwrite-tests -w @saha/local-cloud --
 * <appwrite/appwrite> <further checkout> …`. The arguments are checkouts of these repositories; PHP and PHPUnit must
 * be on the path. `--only <word>` selects files by name. Prints the tests that passed, failed and were excluded.
 * Exits with 1 when a test fails.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { copyTests } from './appwrite-tests/checkout.ts'
import { startConsole } from './appwrite-tests/console.ts'
import { EXCLUDED_TESTS, type Suite, SUITES } from './appwrite-tests/excluded-tests.ts'
import { type TestResult, runTests } from './appwrite-tests/run.ts'
import { WorkQueue } from '../src/work-queue.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', default: '' } },
})
const [appwrite, ...libraries] = positionals.map((folder) => resolve(process.env['INIT_CWD'] ?? '', folder))
if (appwrite === undefined) throw new Error('Give the folders: appwrite/appwrite first, then its libraries.')

const readOutput = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8' })
const support = {
  readsAttributes: Number(/PHPUnit (\d+)/u.exec(readOutput('phpunit', '--version'))?.[1]) >= 10,
  typesConstants: Number(readOutput('php', '-r', 'echo PHP_VERSION_ID;')) >= 80_300,
}
const bootstrap = fileURLToPath(new URL('appwrite-tests/bootstrap.php', import.meta.url))
const print = (line: string) => process.stdout.write(`${line}\n`)

async function run({ file, limits, test }: Suite): Promise<TestResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'saha-appwrite-tests-'))
  const console = await startConsole(folder, limits === true)
  try {
    const tests = join(folder, 'checkout')
    copyTests(appwrite ?? '', tests, console.port, support)
    const filter = test === undefined ? `/::(?!(${findExcluded(file).join('|')})( |$))/` : `/::${test}$/`
    return await runTests(join(tests, 'tests/e2e', file), filter, {
      bootstrap,
      log: join(folder, 'log.xml'),
      env: {
        CHECKOUTS: [tests, ...libraries].join(delimiter),
        _APP_OPTIONS_ABUSE: limits === true ? 'enabled' : 'disabled',
      },
    })
  } finally {
    await console.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the excluded test names of a file. `nothing` matches no test and keeps the pattern valid. */
function findExcluded(file: string): string[] {
  const names = Object.values(EXCLUDED_TESTS).flat()
  const applicable = names.filter(
    (name) => !name.includes('::') || file.endsWith(`/${name.split('::')[0]}.php`),
  )
  return ['nothing', ...applicable.map((name) => name.split('::').at(-1) ?? '')]
}

const count = (results: readonly TestResult[], result: TestResult['result']) =>
  results.filter((outcome) => outcome.result === result)
const assertions = (results: readonly TestResult[]) =>
  count(results, 'passed').reduce((sum, outcome) => sum + outcome.assertions, 0)

const outcomes: TestResult[] = []
// The tests mostly wait, so three suites run at once.
const queue = new WorkQueue({ concurrency: 3, maxQueued: SUITES.length })
const running = SUITES.filter(({ file }) => file.includes(values.only)).map((suite) => ({
  suite,
  result: queue.run(() => run(suite)),
}))
for (const { suite, result } of running) {
  const found = await result
  outcomes.push(...found)
  const failed = count(found, 'failed')
  print(
    `${suite.file}: ${count(found, 'passed').length} passed (${assertions(found)} assertions), ${failed.length} failed`,
  )
  for (const { name, message } of failed) print(`  ${name}\n    ${message.trim().replaceAll('\n', '\n    ')}`)
}

print('\nNot run:')
for (const [reason, tests] of Object.entries(EXCLUDED_TESTS)) print(`- ${reason}: ${tests.join(', ')}`)
const passed = new Set(count(outcomes, 'passed').map(({ name }) => name))
const skipped = count(outcomes, 'skipped').filter(({ name }) => !passed.has(name))
const names = new Set(skipped.map(({ name }) => name.split('::')[1]))
print(`- skipped because the database has no relationships or shapes: ${[...names].join(', ')}`)
const failures = count(outcomes, 'failed').length
print(
  `\n${count(outcomes, 'passed').length} passed with ${assertions(outcomes)} assertions, ${failures} failed.`,
)
if (failures > 0) process.exitCode = 1
