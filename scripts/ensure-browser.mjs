/** Makes a Chromium available for the tests: the selected one, else Playwright's, else the system's package. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { refreshChromium, getChromium } from './chromium.mjs'
import { run, stop } from './install.mjs'

const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

async function hasPlaywrightBrowser() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}

async function ready() {
  try {
    return Boolean(refreshChromium().executablePath) || (await hasPlaywrightBrowser())
  } catch (error) {
    return stop(error.message)
  }
}

async function installOne() {
  console.warn('Installing a browser for the tests …')
  run('playwright', ['install', 'chromium'], { stdio: 'ignore' })
  if (await hasPlaywrightBrowser()) return
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    run('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
  }
  if (refreshChromium().executablePath) return
  stop(
    'The tests need Chromium, and it could not be installed. Install it manually (Debian: apt-get install chromium; ' +
      'anywhere: npx playwright install --with-deps chromium), or set its path: CHROMIUM=/path/to/chromium npm test.',
  )
}

export async function ensureBrowser() {
  if (!(await ready())) await installOne()
  const { executablePath, pinned, sandbox } = getChromium()
  const which = pinned ? 'the pinned Chromium' : (executablePath ?? "Playwright's own Chromium")
  const root = process.getuid?.() === 0
  const without = root ? 'without its sandbox, because Chromium has none for root' : 'without its sandbox'
  console.warn(`Browser: ${which}, ${sandbox ? 'with its sandbox' : without}.`)
}
