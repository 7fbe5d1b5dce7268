import { defineConfig } from '@playwright/test'
import { isQuick } from '../sample.ts'
import { browserNames, type BrowserOptions } from './support/portal.ts'

export default defineConfig<BrowserOptions>({
  testDir: '.',
  testMatch: isQuick ? 'smoke.spec.ts' : '*.spec.ts',
  tsconfig: '../tsconfig.json',
  outputDir: '../../test-results/browsers',
  forbidOnly: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Each browser starts once, in a worker of its own.
  projects: (isQuick ? browserNames.slice(0, 1) : browserNames).map((name) => ({
    name,
    workers: 1,
    use: { driven: name },
  })),
})
