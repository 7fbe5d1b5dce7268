/** Finds the Chromium that the tests drive: one named by CHROMIUM, one the system has, else Playwright's own. */
import { existsSync } from 'node:fs'

const installed = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** @returns {string | undefined} the executable's path; undefined lets Playwright use the browser it installed */
export const chromiumPath = () => installed.find((path) => path && existsSync(path))

/**
 * Playwright launch options: offline, without a sandbox only where Chromium refuses to start as root with one.
 * @returns {import('playwright').LaunchOptions & { args: string[] }}
 */
export const chromiumLaunch = () => ({
  ...(chromiumPath() ? { executablePath: chromiumPath() } : {}),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
  ],
})
