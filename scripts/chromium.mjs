/**
 * Selects the Chromium of the tests: CHROMIUM, else the pinned one (Linux x64), else the system's, else Playwright's.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { ensurePinned, isPinSupported, pinned } from './chromium/pinned.mjs'

/**
 * @typedef {object} Choice
 * @property {string} [executablePath] undefined selects Playwright's browser
 * @property {Record<string, string>} [env] additional environment variables
 * @property {boolean} pinned whether the committed screenshots are of this browser
 * @property {boolean} sandbox whether it starts with its sandbox on this machine
 */

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Checks that a browser starts: its debugging pipe has already ended, so it exits at once. */
function starts({ executablePath, env }, ...flags) {
  const pipe = [openSync(devNull, 'r'), openSync(devNull, 'w')]
  const { status } = spawnSync(
    executablePath,
    ['--headless', '--disable-gpu', '--remote-debugging-pipe', ...flags],
    { stdio: ['ignore', 'ignore', 'ignore', ...pipe], env: { ...process.env, ...env }, timeout: 60_000 },
  )
  return status === 0
}

/** On Linux a browser has a sandbox only if users other than root may create namespaces. */
const sandboxed = (browser) => process.platform === 'linux' && process.getuid() !== 0 && starts(browser)

/** @returns {Choice} */
function choose() {
  const named = process.env.CHROMIUM
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM is ${named}, which does not exist.`)
    return { executablePath: named, pinned: false, sandbox: sandboxed({ executablePath: named }) }
  }
  if (isPinSupported) {
    try {
      ensurePinned()
      const sandbox = sandboxed(pinned)
      if (sandbox || starts(pinned, '--no-sandbox')) return { ...pinned, pinned: true, sandbox }
      console.warn('The pinned Chromium does not start on this system; it needs glibc 2.34 or newer.')
    } catch (error) {
      console.warn(`The pinned Chromium could not be prepared. ${error.message}`)
    }
  }
  const executablePath = installed.find((path) => existsSync(path))
  if (!executablePath) return { pinned: false, sandbox: false }
  return { executablePath, pinned: false, sandbox: sandboxed({ executablePath }) }
}

/** @returns {Choice} the same in every process of a run: child processes inherit the first one's choice */
export function getChromium() {
  process.env.SAHA_CHROMIUM ??= JSON.stringify(choose())
  return JSON.parse(process.env.SAHA_CHROMIUM)
}

/** Chooses again after an installation. @returns {Choice} */
export function refreshChromium() {
  delete process.env.SAHA_CHROMIUM
  return getChromium()
}

/** Flags for a fake microphone that beeps and needs no permission. */
export const fakeMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']

/** Flags for WebGL on machines without a graphics card. It is slow, and off by default, as on the oldest devices. */
export const softwareWebGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/**
 * Playwright launch options: offline, and with the sandbox if it is available.
 * @returns {import('playwright').LaunchOptions & { args: string[] }}
 */
export function chromiumLaunch() {
  const { executablePath, env, sandbox } = getChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    ...(env ? { env: { ...process.env, ...env } } : {}),
    chromiumSandbox: sandbox,
    args: [
      '--disable-gpu',
      // The default of desktop browsers, but not of the pinned one: a game's frame has its own process.
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
