import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { content } from './app/src/catalogue/content/vite-plugin.ts'
import type { BrowserCommandContext } from 'vitest/node'
import { chromiumLaunch, fakeMicrophone } from './scripts/chromium.mjs'
import { isQuick } from './tests/sample.ts'

const launch = chromiumLaunch()

const kit = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as { dependencies: object }

const unit = [
  'packages/*/src/**/*.test.ts',
  'app/{src,functions,game-import}/**/*.test.ts',
  'lint/**/*.test.ts',
  '.storybook/**/*.test.ts',
  'scripts/**/*.test.ts',
]
/** Tests that replace globals, clocks, the console or the environment. */
const replacesGlobals = /\bvi\.(?:do|hoisted|mock|reset|set|spyOn|stub|use)|\bReflect\.set\(globalThis/
/** Tests of modules with state, or with globals replaced by a helper. */
const hasModuleState =
  /^(?:app\/src\/(?:adapters|features\/session)|lint|packages\/local-gemini\/src\/clients)\//
const isolated = globSync(unit).filter(
  (file) => hasModuleState.test(file) || replacesGlobals.test(readFileSync(file, 'utf8')),
)

/** Tests that play for hours, start many processes or try whole matrices, which quick mode leaves out. */
const thorough = [
  '**/fault-matrix/*.test.ts',
  '**/package.test.ts',
  '**/new-*.test.ts',
  '.storybook/machine-inspector/layout/*.test.ts',
  'app/game-import/probe/*.test.ts',
  'packages/games/src/core/{recording/replay,runner/auto-pause}.test.tsx',
  'packages/games/src/testing/{balance/balance.test.ts,loudness.test.tsx}',
  'packages/games/src/games/oasis-quest/rules/chamber.test.ts',
  'packages/gateway/src/ledger/instances.test.ts',
  'packages/ui/src/{prose/markdown/markdown.growth,testing/component-reference}.test.ts',
]
const excluded = isQuick ? thorough : []

/** Timeouts for a busy machine; only a failure takes that long. `tests/wait-timeout.ts` sets the same for `vi.waitFor`. */
const timeouts = {
  // Some tests play minutes of a game, on machines of any speed.
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}

const unitTests = (test: TestProjectInlineConfiguration['test']) => ({
  ssr: { resolve: { conditions: ['saha-source', ...defaultServerConditions] } },
  test: {
    // A thread starts in half the time of a process.
    pool: 'threads' as const,
    ...timeouts,
    environment: 'node' as const,
    ...test,
  },
})

/** Functions that tests in a browser run in Node. */
const commands = {
  recordRuns: async ({ project }: BrowserCommandContext) => {
    const path = './packages/games/src/testing/record-runs.ts'
    const { recordRuns } = await project.import<{ recordRuns: () => Promise<unknown> }>(path)
    return await recordRuns()
  },
}

const inBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  commands,
  provider: playwright({ launchOptions: { ...launch, args: [...launch.args, ...fakeMicrophone] } }),
  instances: [{ browser: 'chromium' as const }],
})

const componentTests = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  plugins: [react(), tailwindcss(), content()],
  resolve: { conditions: ['saha-source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      ...Object.keys(kit.dependencies),
      'vitest-browser-react',
      'axe-core',
      'elkjs/lib/elk-api.js',
      'xstate',
      // Of examples.
      '@tanstack/react-table',
      'react-hook-form',
    ],
  },
  test: { ...timeouts, browser: inBrowser(), ...test },
})

/**
 * Returns the stories as tests, for the sidebar of Storybook and `npx vitest --project storybook`. Loaded only then,
 * because it takes five seconds. `tests/stories` runs the same stories in both languages and themes.
 */
async function storybookProjects(): Promise<TestProjectInlineConfiguration[]> {
  if (process.env['VITEST_STORYBOOK'] !== 'true' && !process.argv.includes('storybook')) return []
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return [
    {
      plugins: [storybookTest({ storybookScript: 'npm run storybook' })],
      test: { name: 'storybook', ...timeouts, browser: inBrowser() },
    },
  ]
}

export default defineConfig({
  test: {
    // Uses every core; by default Vitest leaves one of two free.
    maxWorkers: '100%',
    projects: [
      unitTests({
        name: 'unit',
        // Imports are loaded once for each worker instead of for each file.
        isolate: false,
        setupFiles: ['./tests/wait-timeout.ts', './tests/unit/no-global-leaks.ts'],
        include: unit,
        exclude: [...isolated, ...excluded],
      }),
      unitTests({
        name: 'unit-alone',
        setupFiles: ['./tests/wait-timeout.ts'],
        include: isolated,
        exclude: excluded,
      }),
      componentTests({
        name: 'components',
        // Imports are loaded once for each page, as above.
        isolate: false,
        setupFiles: ['./tests/wait-timeout.ts', './tests/components/no-global-leaks.ts'],
        include: ['packages/ui/src/**/*.test.tsx'],
      }),
      // Games and machines have their own styles, which conflict with the kit's on a shared page.
      componentTests({
        name: 'components-alone',
        setupFiles: ['./tests/wait-timeout.ts'],
        include: ['{app,.storybook,packages/*}/**/*.test.tsx'],
        exclude: ['packages/ui/**', '**/node_modules/**', '**/dist/**', ...excluded],
      }),
      ...(await storybookProjects()),
    ],
  },
})
