/** Checks of `npm test`, and how each reports its totals. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, start } from './install.mjs'

/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures names of the failed tests, with the beginning of their messages; empty for a tool
 * @property {string[]} skipped reasons, one for each skipped test
 *
 * @typedef {object} Check
 * @property {(stdio: 'inherit' | 'pipe') => Promise<Totals & { output: string }>} run
 * @property {boolean} [alone] whether it uses every core, or measures what others would disturb
 * @property {string} [after] check whose output this one needs
 * @property {string} [quick] what quick mode tests of its matrix
 * @property {boolean} [onlyAll] whether quick mode leaves it out
 */

export const results = join(root, 'test-results')

/** Type checks use much memory; frequent garbage collection took a fifth of the time. */
const env = { GOGC: '300' }

const tool =
  (command, ...args) =>
  async (stdio) => {
    const { status, output } = await start(command, args, { env, stdio })
    const passed = status === 0 ? 1 : 0
    return { passed, failed: 1 - passed, failures: [], skipped: [], output }
  }

/** Runs a test runner that also writes a JSON report, and reads the totals from it. */
const suite = (name, command, args, env, totals) => async (stdio) => {
  const report = join(results, `${name}.json`)
  const { status, output } = await start(command, args(report), { env: env(report), stdio })
  try {
    const counted = totals(JSON.parse(readFileSync(report, 'utf8')))
    const failed = status !== 0 && counted.failed === 0 ? 1 : counted.failed
    return { ...counted, failed, output }
  } catch {
    return { passed: 0, failed: 1, failures: [], skipped: [], output }
  }
}

/** Returns the name of a failed test and the beginning of each error: enough to find the cause. */
function describeFailure(test, errors) {
  const shown = errors.flatMap((error) =>
    stripVTControlCharacters(error)
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, 12),
  )
  return `${test}: ${shown.join('\n      ')}`
}

/** Runs the Vitest projects `name` and `name-alone`, whose tests do not share an environment. */
const vitest = (name) =>
  suite(
    name,
    'vitest',
    (report) => [
      'run',
      '--project',
      `${name}*`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    () => ({}),
    ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0),
      failures: testResults.flatMap(({ name: file, status, message, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed')
        const shown = failed.map(({ fullName, failureMessages }) =>
          describeFailure(`${relative(root, file)}: ${fullName}`, failureMessages),
        )
        return status === 'failed' && shown.length === 0
          ? [describeFailure(relative(root, file), [message])]
          : shown
      }),
      skipped: testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => `“${fullName}” was not run.`),
    }),
  )

const flattenTests = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, file, line, tests }) => tests.map((test) => ({ ...test, title, file, line }))),
  ...suites.flatMap(flattenTests),
]

const playwright = (name) =>
  suite(
    name,
    'playwright',
    () => ['test', '-c', `tests/${name}/playwright.config.ts`, '--reporter=line,json,html'],
    (report) => ({
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      // The HTML report shows a changed screenshot beside the expected one.
      PLAYWRIGHT_HTML_OUTPUT_DIR: join(results, `${name}-report`),
      PLAYWRIGHT_HTML_OPEN: 'never',
    }),
    (report) => {
      const tests = flattenTests(report)
      const failedTests = tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ file, line, title, projectName, results }) => {
          const { errors = [] } = results.find((result) => result.status !== 'passed') ?? {}
          const project = projectName && `[${projectName}] `
          return describeFailure(
            `tests/${name}/${file}:${line} ${project}${title}`,
            errors.map(({ message = '' }) => message),
          )
        })
      // Errors of fixtures that all tests of a worker share, such as a browser that does not close.
      const otherErrors = report.errors.map(({ message = '', location }) => {
        const place = location ? `${relative(root, location.file)}:${location.line}` : `tests/${name}`
        return describeFailure(`${place} outside of the tests`, [message])
      })
      const failures = [...failedTests, ...otherErrors]
      return {
        passed: report.stats.expected,
        failed: failures.length,
        failures,
        skipped: tests
          .filter(({ status }) => status === 'skipped')
          .map(
            ({ annotations, title }) =>
              annotations.find(({ type, description }) => type === 'skip' && description)?.description ??
              `“${title}” was not run.`,
          ),
      }
    },
  )

/** @type {Record<string, Check>} */
export const checks = {
  // The longest checks start first, after those that others need, so that no core is idle at the end.
  build: { run: tool('node', 'scripts/build.mjs') },
  kit: { run: tool('node', 'packages/ui/scripts/sizes.ts', '--check') },
  // The build empties `packages/games/dist`, in which the package of the games is built.
  package: {
    run: playwright('package'),
    after: 'build',
    quick: 'the main test of each part, in one language',
  },
  components: { run: vitest('components'), quick: 'all but matrices of the games' },
  // Firefox and WebKit; tests of a browser that is not installed are skipped.
  browsers: { run: playwright('browsers'), after: 'build', quick: 'only the smoke test in Firefox' },
  // Nginx and Caddy; tests of a server that is not installed are skipped.
  operator: {
    run: playwright('operator'),
    onlyAll: true,
    quick: 'none; the headers of the servers are unit tests',
  },
  wire: {
    run: playwright('wire'),
    after: 'build',
    quick: 'the main test of each part, with one version of the SDK',
  },
  containers: {
    run: playwright('containers'),
    onlyAll: true,
    quick: "none; the image file's rules are unit tests",
  },
  // Several checkers of one project each analyze the shared files: more than twice the work.
  types: { run: tool('tsc', '-b', '--checkers', '1') },
  lint: { run: tool('oxlint', '--type-aware', '.') },
  storybook: { run: tool('npm', 'run', '--silent', 'build-storybook', '--', '--quiet') },
  mutants: {
    run: tool('node', 'packages/machines/scripts/mutants/index.ts', '--sample'),
    onlyAll: true,
    quick: 'none; the tests of the machines run unchanged',
  },
  unused: { run: tool('knip') },
  format: { run: tool('oxfmt', '--check', '.') },
  css: { run: tool('stylelint', '{packages,app,.storybook}/**/*.css', '--max-warnings=0') },
  lock: { run: tool('npm', 'ci', '--dry-run', '--ignore-scripts', '--loglevel=error') },
  sizes: { run: tool('node', 'scripts/bundle-budget.mjs', '--check'), after: 'build' },
  unit: {
    run: vitest('unit'),
    alone: true,
    quick: 'all but hours of play, generators, packages and matrices of failures',
  },
  e2e: {
    run: playwright('e2e'),
    alone: true,
    after: 'build',
    quick: 'the scenarios with the tag @quick, one case of each matrix, a ninth of the screens',
  },
  stories: {
    run: playwright('stories'),
    alone: true,
    after: 'storybook',
    quick: 'an eighth of the stories in one of three views, a sixth of the docs pages',
  },
}
