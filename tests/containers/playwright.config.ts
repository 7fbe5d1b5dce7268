import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/containers',
  forbidOnly: true,
  // The tests start the same two images.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
})
