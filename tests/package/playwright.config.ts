import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { isQuick } from '../sample.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/package',
  forbidOnly: true,
  ...(isQuick && { grep: /@quick/ }),
  // Packing is sequential, and every test reads the same packages.
  workers: 1,
  timeout: 120_000,
  use: { launchOptions: chromiumLaunch(), viewport: { width: 1280, height: 900 } },
})
