import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const CLI = fileURLToPath(new URL('../cli.ts', import.meta.url))

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess
  /** Where it answers, without a slash at the end; rejects when it ends before it is ready. */
  readonly url: Promise<string>
  /** Exit code and signal, when it has ended. */
  readonly exited: Promise<readonly unknown[]>
}

/** Starts the command line on a free port, with these further arguments. */
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
  // Whoever kills it while it starts does not ask where it is.
  url.catch(() => {})
  return { child, url, exited }
}
