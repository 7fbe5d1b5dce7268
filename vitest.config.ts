import react from '@vitejs/plugin-react'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch, fakeMicrophone } from './scripts/chromium.mjs'

const launch = chromiumLaunch()

export default defineConfig({
  test: {
    // Every core works: left alone, Vitest keeps one of two free.
    maxWorkers: '100%',
    projects: [
      {
        ssr: { resolve: { conditions: ['saha-source', ...defaultServerConditions] } },
        test: {
          name: 'unit',
          // A thread starts in half the time of a process.
          pool: 'threads',
          // Games are proven fair by playing them for minutes, on machines of any speed.
          testTimeout: 60_000,
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'app/src/**/*.test.ts',
            'lint/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
        },
      },
      {
        plugins: [react(), tailwindcss()],
        resolve: { conditions: ['saha-source', ...defaultClientConditions] },
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'radix-ui',
            'clsx',
            'vitest-browser-react',
            'axe-core',
            'elkjs/lib/elk.bundled.js',
            'xstate',
          ],
        },
        test: {
          name: 'components',
          include: ['packages/*/src/**/*.test.tsx', 'app/src/**/*.test.tsx', '.storybook/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { ...launch, args: [...launch.args, ...fakeMicrophone] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
