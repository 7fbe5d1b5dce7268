import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'

const launch = chromiumLaunch()

export default defineConfig({
  testDir: '.',
  // What is tested of the portal imports the workspace's packages, which Node alone would look for built.
  tsconfig: '../tsconfig.json',
  outputDir: '../../test-results/wire',
  forbidOnly: true,
  workers: 2,
  timeout: 180_000,
  use: {
    launchOptions: {
      ...launch,
      // A host that is not this computer's own, for pages that nobody has registered.
      args: [...launch.args, '--host-resolver-rules=MAP games.example.test 127.0.0.1'],
    },
  },
})
