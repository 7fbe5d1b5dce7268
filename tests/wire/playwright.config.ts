import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'

const launch = chromiumLaunch()

export default defineConfig({
  testDir: '.',
  // The portal's modules import workspace packages, which Node alone resolves to their builds.
  tsconfig: '../tsconfig.json',
  outputDir: '../../test-results/wire',
  forbidOnly: true,
  workers: 2,
  timeout: 180_000,
  use: {
    launchOptions: {
      ...launch,
      // A host that is not localhost, for unregistered pages.
      args: [...launch.args, '--host-resolver-rules=MAP games.example.test 127.0.0.1'],
    },
  },
})
