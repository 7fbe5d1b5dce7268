import { defineConfig } from '@playwright/test'
import { chromiumLaunch, fakeMicrophone } from '../../scripts/chromium.mjs'
import { isQuick } from '../sample.ts'

const launch = chromiumLaunch()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // The main path of each area; `--all` runs every test.
  ...(isQuick && { grep: /@quick/ }),
  // One more than cores, because games and answers spend time waiting; more only compete.
  workers: 3,
  // Only a busy machine needs this long.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    // All tests share one browser: a worker with other options starts another server.
    launchOptions: { ...launch, args: [...launch.args, ...fakeMicrophone] },
    viewport: { width: 1280, height: 900 },
    // Tests observe network requests; offline.spec.ts enables the service worker.
    serviceWorkers: 'block',
    // Recording doubles the run time. To debug a failure, run its test alone with `--trace on`.
    trace: 'off',
    actionTimeout: 60_000,
  },
})
