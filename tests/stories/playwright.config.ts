import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/stories',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // Each worker loads Storybook; more of them than cores only compete.
  workers: 2,
  timeout: 120_000,
  // Screenshots change only on purpose, by `npm run screenshots:update`.
  updateSnapshots: 'none',
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.0002 } },
  use: { launchOptions: chromiumLaunch(), viewport: { width: 1280, height: 900 } },
})
