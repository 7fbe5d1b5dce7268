import { defineConfig } from '@playwright/test'
import { chromiumLaunch, fakeMicrophone } from '../../scripts/chromium.mjs'

const launch = chromiumLaunch()

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
    // One browser for all: a worker that has another starts another server too.
    launchOptions: { ...launch, args: [...launch.args, ...fakeMicrophone] },
    viewport: { width: 1280, height: 900 },
    // What a page asks the network for is what is tried; offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    // Recording doubles the time; to see a failure step by step, run it alone with `--trace on`.
    trace: 'off',
    actionTimeout: 60_000,
  },
})
