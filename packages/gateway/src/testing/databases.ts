import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Database server of a test, in a temporary folder, on a free port. */
export interface TestDatabase {
  readonly url: string
  /** Starts it again with its data. */
  start(): Promise<void>
  /** Ends it as a crash would. */
  kill(): Promise<void>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

interface Server {
  readonly command: string
  readonly args: readonly string[]
  readonly ready: RegExp
  readonly crash: NodeJS.Signals
  readonly user: { uid?: number; gid?: number }
}

const find = (name: string) => spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || null
/** Folder of PostgreSQL's programs, where Debian installs them; null if it is missing. */
const postgresBin = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? null
const redisServer = find('redis-server')

/** Reason why tests of a database cannot run here; empty where they can. */
export const MISSING = {
  postgres: postgresBin === null ? ', which is not installed (Debian: apt-get install postgresql)' : '',
  redis: redisServer === null ? ', which is not installed (Debian: apt-get install redis-server)' : '',
} as const

/** Starts PostgreSQL as an unprivileged user, because it refuses to run as root. */
export async function startPostgres(): Promise<TestDatabase> {
  const bin = postgresBin ?? ''
  const user = unprivilegedUser()
  const folder = createFolder(user)
  const data = join(folder, 'data')
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'saha', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  )
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`)
  const port = await findFreePort()
  const settings = [`unix_socket_directories=${folder}`, 'listen_addresses=127.0.0.1', 'max_connections=100']
  return startServer(folder, `postgres://saha@127.0.0.1:${port}/postgres`, {
    command: join(bin, 'postgres'),
    args: ['-D', data, '-p', `${port}`, ...settings.flatMap((setting) => ['-c', setting])],
    ready: /ready to accept connections/,
    // Immediate shutdown: no checkpoint, and recovery at the next start, as after a crash.
    crash: 'SIGQUIT',
    user,
  })
}

/** Starts Redis with an append-only file. */
export async function startRedis(args: readonly string[] = ['--appendonly', 'yes']): Promise<TestDatabase> {
  const folder = createFolder({})
  const port = await findFreePort()
  return startServer(folder, `redis://127.0.0.1:${port}`, {
    command: redisServer ?? '',
    args: ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', ...args],
    ready: /Ready to accept connections/,
    crash: 'SIGKILL',
    user: {},
  })
}

async function startServer(folder: string, url: string, server: Server): Promise<TestDatabase> {
  let child: ChildProcess | undefined
  const kill = async () => {
    if (child === undefined) return
    const exited = once(child, 'exit')
    child.kill(server.crash)
    await exited
    child = undefined
  }
  const start = async () => {
    const { command, args, user } = server
    child = spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    const { stdout, stderr } = child
    if (stdout === null || stderr === null) return
    const lines: string[] = []
    await new Promise<void>((resolve, reject) => {
      for (const stream of [stdout, stderr])
        createInterface(stream).on('line', (line) => {
          lines.push(line)
          if (server.ready.test(line)) resolve()
        })
      child?.once('exit', () => reject(new Error(lines.join('\n'))))
    })
  }
  await start()
  const remove = async () => {
    await kill()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, start, kill, remove }
}

function unprivilegedUser(): Server['user'] {
  if (process.getuid?.() !== 0) return {}
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: id('-u'), gid: id('-g') }
}

function createFolder({ uid, gid }: Server['user']): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
  chmodSync(folder, 0o700)
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
