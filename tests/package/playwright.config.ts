import { defineConfig } from '@playwright/test'
import { chromiumLaunch, fakeMicrophone } from '../../scripts/chromium.mjs'
import { isQuick } from '../sample.ts'

const launch = chromiumLaunch()

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/package',
  forbidOnly: true,
  ...(isQuick && { grep: /@quick/ }),
  // Packing is sequential, and every test reads the same packages.
  workers: 1,
  timeout: 120_000,
  use: {
    // For all tests: a worker with other options would pack the packages again.
    launchOptions: { ...launch, args: [...launch.args, ...fakeMicrophone] },
    viewport: { width: 1280, height: 900 },
  },
})
