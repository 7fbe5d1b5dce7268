import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** A server in a child process. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Base URL without a trailing slash; rejects when the process exits before it is ready. */
  readonly url: Promise<string>
  /** Exit code and signal. */
  readonly exited: Promise<readonly unknown[]>
}

/** Starts the command line on a free port with further arguments. */
export function spawnServer(args: readonly string[]): ServerProcess {
  const child = spawn(process.execPath, [CLI, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const url = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const [, address] = / is ready: (http:.+)\/$/.exec(line) ?? []
      if (address !== undefined) resolve(address)
    })
    child.once('exit', () => reject(new Error('The server ended before it was ready.')))
  })
  // Tests that kill the process during its start do not await the URL.
  url.catch(() => {})
  return { child, url, exited }
}
