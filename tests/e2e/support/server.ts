import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'

import config from '../../../appwrite.config.json' with { type: 'json' }
import { stopProcess } from '../../../scripts/stop-process.ts'
import { newEmail, password } from './accounts.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The product as `npm start` serves it, with its own database. */
export class Server {
  url = ''
  #process: ChildProcess | undefined
  #folder = ''
  readonly #env: Readonly<Record<string, string>>
  readonly #flags: readonly string[]

  /**
   * @param env additional environment variables
   * @param flags additional command-line flags
   */
  constructor(env: Readonly<Record<string, string>> = {}, flags: readonly string[] = []) {
    this.#env = env
    this.#flags = flags
  }

  get #data(): string {
    return join(this.#folder, 'data.sqlite')
  }

  async start(): Promise<void> {
    this.#folder ||= await mkdtemp(join(tmpdir(), 'saha-e2e-'))
    const port = this.url ? new URL(this.url).port : '0'
    const child = spawn(
      process.execPath,
      [
        'scripts/start.mjs',
        '--skip-build',
        '--quick-passwords',
        '--data',
        this.#data,
        '--port',
        port,
        ...this.#flags,
      ],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, GATEWAY_LEDGER: join(this.#folder, 'gateway.sqlite'), ...this.#env },
      },
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

  /** Stops the server as Ctrl+C does, and waits for its exit. */
  async stop(): Promise<void> {
    if (this.#process) await stopProcess(this.#process)
  }

  /** Creates an account by API, for tests of other features. @returns its e-mail address */
  async account(email = newEmail()): Promise<string> {
    const answer = await fetch(`${this.url}v1/account`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-appwrite-project': config.projectId },
      body: JSON.stringify({ userId: 'unique()', email, password }),
    })
    if (answer.status !== 201) throw new Error(`No account: ${answer.status} ${await answer.text()}`)
    return email
  }

  /** Blocks an account as Appwrite's console does. Restarts the server, which locks its database. */
  async block(email: string): Promise<void> {
    await this.stop()
    const data = new DatabaseSync(this.#data)
    data.prepare('UPDATE users SET status = 0 WHERE email = ?').run(email)
    data.close()
    await this.start()
  }

  async dispose(): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}
