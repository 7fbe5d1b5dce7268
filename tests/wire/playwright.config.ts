import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from '../../scripts/chromium.mjs'
import { isQuick } from '../sample.ts'

const launch = chromiumLaunch()

export default defineConfig({
  testDir: '.',
  // The portal's modules import workspace packages, which Node alone resolves to their builds.
  tsconfig: '../tsconfig.json',
  outputDir: '../../test-results/wire',
  forbidOnly: true,
  ...(isQuick && { grep: /@quick/ }),
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
