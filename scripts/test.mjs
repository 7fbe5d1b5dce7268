/**
 * `npm test`: every check, one after the other, and one line of totals at the end.
 * Name some to run only those: `npm test -- lint types unit`.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { environment, install, root, run } from './install.mjs'

const results = join(root, 'test-results')
const tool =
  (command, ...args) =>
  () => {
    const { status } = run(command, args)
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }

/** Runs a test runner that also writes a JSON report, and reads its totals from there. */
const suite = (name, command, args, env, totals) => () => {
  const report = join(results, `${name}.json`)
  const { status } = run(command, args(report), { env: env(report) })
  try {
    const counted = totals(JSON.parse(readFileSync(report, 'utf8')))
    return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
  } catch {
    return { passed: 0, failed: 1 }
  }
}
const vitest = (name, project) =>
  suite(
    name,
    'vitest',
    (report) => [
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    () => ({}),
    ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0),
    }),
  )
const playwright = (name) =>
  suite(
    name,
    'playwright',
    () => ['test', '-c', `tests/${name}/playwright.config.ts`, '--reporter=line,json,html'],
    (report) => ({
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // Here a picture that changed lies beside the one it should be.
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(results, `${name}-report`),
      PLAYWRIGHT_HTML_OPEN: 'never',
    }),
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  )

const checks = {
  lock: tool('npm', 'ci', '--dry-run', '--ignore-scripts', '--loglevel=error'),
  format: tool('oxfmt', '--check', '.'),
  lint: tool('oxlint', '--type-aware', '.'),
  css: tool('stylelint', '{packages,app,.storybook}/**/*.css', '--max-warnings=0'),
  types: tool('tsc', '-b'),
  unused: tool('knip'),
  unit: vitest('unit', 'unit'),
  components: vitest('components', 'components'),
  build: tool('node', 'scripts/build.mjs'),
  sizes: tool('node', 'scripts/sizes.mjs', '--check'),
  kit: tool('node', 'packages/ui/scripts/sizes.ts', '--check'),
  wire: playwright('wire'),
  e2e: playwright('e2e'),
  storybook: tool('npm', 'run', '--silent', 'build-storybook', '--', '--quiet'),
  stories: playwright('stories'),
  package: playwright('package'),
}

install()
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(checks, name))
if (unknown.length > 0) {
  console.error(`No check is called ${unknown.join(', ')}. There are: ${Object.keys(checks).join(', ')}.`)
  process.exit(1)
}
const chosen = asked.length > 0 ? asked : Object.keys(checks)
Object.assign(process.env, environment())
await ensureBrowser()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

const rows = chosen.map((name) => {
  console.warn(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const started = performance.now()
  const counted = checks[name]()
  return { name, ...counted, seconds: (performance.now() - started) / 1000 }
})

console.warn('')
for (const { name, passed, failed, seconds } of rows) {
  console.warn(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(3)} failed ${seconds.toFixed(1).padStart(7)} s`,
  )
}
const passed = rows.reduce((sum, row) => sum + row.passed, 0)
const failed = rows.reduce((sum, row) => sum + row.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
