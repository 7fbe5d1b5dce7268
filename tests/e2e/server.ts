import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The product as `npm start` serves it, with a data file of its own. */
export class Server {
  url = ''
  #process: ChildProcess | undefined
  #folder = ''

  async start(): Promise<void> {
    this.#folder ||= await mkdtemp(join(tmpdir(), 'saha-e2e-'))
    const port = this.url ? new URL(this.url).port : '0'
    const child = spawn(
      process.execPath,
      ['scripts/start.mjs', '--skip-build', '--data', join(this.#folder, 'data.sqlite'), '--port', port],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    this.#process = child
    let printed = ''
    this.url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        printed += chunk.toString()
        const address = /http:\/\/localhost:\d+\//.exec(printed)?.[0]
        if (address) resolve(address)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      child.once('exit', (code) => reject(new Error(`The server stopped with code ${code}:\n${printed}`)))
    })
  }

  /** Stops the server as Ctrl+C does, and waits until it has. */
  async stop(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    const stopped = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await stopped
  }

  async dispose(): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}
