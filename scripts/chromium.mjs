/**
 * The Chromium that the tests drive: one named by CHROMIUM, else the pinned one (Linux x64), else one the system has,
 * else Playwright's own.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { ensurePinned, pinnable, pinned } from './chromium/pinned.mjs'

/**
 * @typedef {object} Choice
 * @property {string} [executablePath] undefined lets Playwright use the browser it installed
 * @property {Record<string, string>} [env] what its environment has beyond ours
 * @property {boolean} pinned whether it is the one whose pictures are committed
 * @property {boolean} sandbox whether it starts with its sandbox here
 */

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Whether a browser starts: it is told to obey a pipe that has ended already, and so ends at once. */
function starts({ executablePath, env }, ...flags) {
  const pipe = [openSync(devNull, 'r'), openSync(devNull, 'w')]
  const { status } = spawnSync(
    executablePath,
    ['--headless', '--disable-gpu', '--remote-debugging-pipe', ...flags],
    { stdio: ['ignore', 'ignore', 'ignore', ...pipe], env: { ...process.env, ...env }, timeout: 60_000 },
  )
  return status === 0
}

/** Linux gives a browser a sandbox only where people other than root may make namespaces. */
const sandboxed = (browser) => process.platform === 'linux' && process.getuid() !== 0 && starts(browser)

/** @returns {Choice} */
function choose() {
  const named = process.env.CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM says ${named}, and there is nothing.`)
    return { executablePath: named, pinned: false, sandbox: sandboxed({ executablePath: named }) }
  }
  if (pinnable) {
    try {
      ensurePinned()
      const sandbox = sandboxed(pinned)
      if (sandbox || starts(pinned, '--no-sandbox')) return { ...pinned, pinned: true, sandbox }
      console.warn('The pinned Chromium does not start on this system; it needs glibc 2.34 or newer.')
    } catch (error) {
      console.warn(`The pinned Chromium could not be made ready. ${error.message}`)
    }
  }
  const executablePath = installed.find((path) => existsSync(path))
  if (!executablePath) return { pinned: false, sandbox: false }
  return { executablePath, pinned: false, sandbox: sandboxed({ executablePath }) }
}

/** @returns {Choice} the same in every process of a run: the first one looks, those it starts inherit the answer. */
export function chromiumChoice() {
  process.env.SAHA_CHROMIUM ??= JSON.stringify(choose())
  return JSON.parse(process.env.SAHA_CHROMIUM)
}

/** Looks again, after something was installed. @returns {Choice} */
export function chooseAgain() {
  delete process.env.SAHA_CHROMIUM
  return chromiumChoice()
}

/** For tests that listen: a microphone that beeps, for which nobody has to be asked. */
export const fakeMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/**
 * Playwright launch options: offline, and with the sandbox wherever the system gives one.
 * @returns {import('playwright').LaunchOptions & { args: string[] }}
 */
export function chromiumLaunch() {
  const { executablePath, env, sandbox } = chromiumChoice()
  return {
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env: { ...process.env, ...env } } : {}),
    chromiumSandbox: sandbox,
    args: [
      '--disable-gpu',
      // As browsers on desktops do by themselves, and the pinned one does not: a game's frame has a process of its own.
      '--site-per-process',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  }
}
