import { globSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumLaunch, fakeMicrophone } from './scripts/chromium.mjs'

const launch = chromiumLaunch()

const kit = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as { dependencies: object }

const unit = [
  'packages/*/src/**/*.test.ts',
  'app/src/**/*.test.ts',
  'lint/**/*.test.ts',
  '.storybook/**/*.test.ts',
  'scripts/**/*.test.ts',
]
/** What replaces a part of the world: globals, clocks, the console, the environment. */
const replaces = /\bvi\.(?:do|hoisted|mock|reset|set|spyOn|stub|use)|\bReflect\.set\(globalThis/
/** Whose modules keep what they were told, or whose tests have the world replaced for them. */
const remembers = /^(?:app\/src\/(?:adapters|features\/session)|lint)\//
const alone = globSync(unit).filter(
  (file) => remembers.test(file) || replaces.test(readFileSync(file, 'utf8')),
)

/**
 * How long a test waits for what it expects: a busy computer takes its time, and nothing waits so long but a failure.
 * tests/wait-timeout.ts says the same to `vi.waitFor`, which has no setting.
 */
const patient = {
  // Games are proven fair by playing them for minutes, on machines of any speed.
  testTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
}

const unitTests = (test: TestProjectInlineConfiguration['test']) => ({
  ssr: { resolve: { conditions: ['saha-source', ...defaultServerConditions] } },
  test: {
    // A thread starts in half the time of a process.
    pool: 'threads' as const,
    ...patient,
    environment: 'node' as const,
    ...test,
  },
})

const componentTests = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['saha-source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      ...Object.keys(kit.dependencies),
      'vitest-browser-react',
      'axe-core',
      'elkjs/lib/elk.bundled.js',
      'xstate',
    ],
  },
  test: {
    ...patient,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { ...launch, args: [...launch.args, ...fakeMicrophone] } }),
      instances: [{ browser: 'chromium' }],
    },
    ...test,
  },
})

export default defineConfig({
  test: {
    // Every core works: left alone, Vitest keeps one of two free.
    maxWorkers: '100%',
    projects: [
      unitTests({
        name: 'unit',
        // What tests import is loaded once for each worker, and not anew for every file.
        isolate: false,
        setupFiles: ['./tests/wait-timeout.ts', './tests/unit/no-global-leaks.ts'],
        include: unit,
        exclude: alone,
      }),
      unitTests({ name: 'unit-alone', setupFiles: ['./tests/wait-timeout.ts'], include: alone }),
      componentTests({
        name: 'components',
        // As above: what the kit's tests import is loaded once for each browser's page.
        isolate: false,
        setupFiles: ['./tests/wait-timeout.ts', './tests/components/no-global-leaks.ts'],
        include: ['packages/ui/src/**/*.test.tsx'],
      }),
      // Games and machines have looks of their own, and would find the kit's on the page, or it theirs.
      componentTests({
        name: 'components-alone',
        setupFiles: ['./tests/wait-timeout.ts'],
        include: ['{app,.storybook,packages/*}/**/*.test.tsx'],
        exclude: ['packages/ui/**', '**/node_modules/**', '**/dist/**'],
      }),
    ],
  },
})
