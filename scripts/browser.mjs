/** Makes sure that there is a Chromium to test with: the one chosen, else Playwright's own, else the system's package. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chooseAgain, chromiumChoice } from './chromium.mjs'
import { run, stop } from './install.mjs'

const works = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath())
}

async function ready() {
  try {
    return Boolean(chooseAgain().executablePath) || (await playwrightsOwn())
  } catch (error) {
    return stop(error.message)
  }
}

async function installOne() {
  console.warn('Installing a browser for the tests …')
  run('playwright', ['install', 'chromium'], { stdio: 'ignore' })
  if (await playwrightsOwn()) return
  if (process.getuid?.() === 0 && works('apt-get', ['--version'])) {
    run('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' })
  }
  if (chooseAgain().executablePath) return
  stop(
    'The tests need Chromium and none could be installed. Install it by hand (Debian: apt-get install chromium; ' +
      'anywhere: npx playwright install --with-deps chromium), or name one: CHROMIUM=/path/to/chromium npm test.',
  )
}

export async function ensureBrowser() {
  if (!(await ready())) await installOne()
  const { executablePath, pinned, sandbox } = chromiumChoice()
  const which = pinned ? 'the pinned Chromium' : (executablePath ?? "Playwright's own Chromium")
  const root = process.getuid?.() === 0
  const without = root ? 'without its sandbox, which Chromium refuses to root' : 'without its sandbox'
  console.warn(`Browser: ${which}, ${sandbox ? 'in its sandbox' : without}.`)
}
