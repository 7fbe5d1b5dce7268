import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // One more than cores: a run waits for its game as much as it works.
  workers: 3,
  // Nothing waits so long but on a computer that has much else to do.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: chromiumLaunch(),
    viewport: { width: 1280, height: 900 },
    // What a page asks the network for is what is tried; offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    // Recording doubles the time; to see a failure step by step, run it alone with `--trace on`.
    trace: 'off',
    actionTimeout: 60_000,
  },
})
