/** Brings a fresh clone to life: the packages of the lock file, and the runtime that comes with them. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const bin = join(root, 'node_modules', '.bin')
const windows = process.platform === 'win32'

/** Ends the process with a sentence that says what to do. */
export function stop(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0)

/** Installs what the lock file names, unless it is there already. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    stop(
      `Saha needs Node 20.19 or newer to install itself; this is ${process.version}. Get a current one from https://nodejs.org.`,
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
    stop(
      'npm ci did not finish. Check the network or proxy that npm uses (npm ping), then run the same command again.',
    )
  }
}

/** The pinned Node that npm scripts run on, or the host's where no pinned one exists for this machine. */
export function runtime() {
  const pinned = join(bin, windows ? 'node.cmd' : 'node')
  return existsSync(pinned) ? pinned : process.execPath
}

/** The environment of a child process: the project's tools and runtime come first. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  STORYBOOK_DISABLE_TELEMETRY: '1',
  ...extra,
})

const how = ({ cwd = root, env, stdio = 'inherit' } = {}) => ({
  cwd,
  env: environment(env),
  stdio,
  shell: windows,
})

/** Runs one of the project's tools to its end. */
export const run = (command, args, options) =>
  spawnSync(command, args, { ...how(options), encoding: 'utf8', maxBuffer: 1 << 28 })

/**
 * Runs one while others run beside it. With `stdio: 'pipe'`, what it prints is its `output`.
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export const start = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, how(options))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ status: null, output: `${output}${error.message}\n` }))
    child.once('close', (status) => resolve({ status, output }))
  })
