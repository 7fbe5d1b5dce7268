import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/operator',
  forbidOnly: true,
  // The tests share one copy of the portal.
  workers: 1,
  // Two builds, on a busy machine.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: { launchOptions: chromiumLaunch(), viewport: { width: 1280, height: 900 } },
})
