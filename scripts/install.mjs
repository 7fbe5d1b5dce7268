/** Prepares a fresh clone: installs the locked packages and their pinned runtime. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'

/** Exits with a sentence that says how to fix the problem. */
export function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Installs the packages of the lock file, unless they are up to date. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Saha needs Node 20.19 or newer for its installation; this is ${process.version}. Download a current one from https://nodejs.org.`,
    )
  }
  const installed = modified(join(root, 'node_modules', '.package-lock.json'))
  if (installed >= modified(join(root, 'package-lock.json'))) return
  console.warn('Installing packages (about a minute the first time) …')
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  })
  if (result.status !== 0) {
    stop('npm ci failed. Check the network or proxy of npm (npm ping), then run the command again.')
  }
}

/** Returns the pinned Node, or the host's if there is none for this machine. */
export function runtime() {
  const pinned = join(bin, windows ? 'node.cmd' : 'node')
  return existsSync(pinned) ? pinned : process.execPath
}

/** Returns the environment of a child process, with the project's tools and runtime first in PATH. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  // Every test server runs the same TypeScript: with this cache it starts in half the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  ...extra,
})

const spawnOptions = ({ cwd = root, env, stdio = 'inherit' } = {}) => ({
  cwd,
  env: environment(env),
  stdio,
  shell: windows,
})

/** Runs a tool of the project synchronously. */
export const run = (command, args, options) =>
  spawnSync(command, args, { ...spawnOptions(options), encoding: 'utf8', maxBuffer: 1 << 28 })

/**
 * Runs a tool asynchronously. With `stdio: 'pipe'`, `output` holds what it prints.
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export const start = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, spawnOptions(options))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ status: null, output: `${output}${error.message}\n` }))
    child.once('close', (status) => resolve({ status, output }))
  })
