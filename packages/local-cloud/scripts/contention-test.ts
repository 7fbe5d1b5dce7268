/**
 * Measures how much expensive requests slow down others, and the CPU time of an ordinary response: `npm run
 * contention-test -w @saha/local-cloud -- [documents]`. Prints Markdown tables; fails when a bound is exceeded. Reads
 * the server's CPU time from `/proc`, so that part needs Linux.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readConfigFile } from '../src/config/read-config.ts'
import { syncCollections } from '../src/storage/collection-tables.ts'
import { openDatabase } from '../src/storage/database.ts'
import { spawnServer } from '../src/testing/server-process.ts'
import { fillCollections } from './fill-collections.ts'
import { percentile } from './percentile.ts'
import { Query, ApiClient } from './api-client.ts'

const CONFIG = fileURLToPath(new URL('../../../appwrite.config.json', import.meta.url))
const size = Number(process.argv[2] ?? 1_000_000)
const SIGN_INS = 50
const QUIET = 300
/** Highest allowed slowdown of a page during fifty sign-ins, and of a ping during the slowest list. */
const MAX_SLOWDOWN = 5
const MAX_PING_MS = 100
const REQUESTS = 8000
const CLIENTS = 16
/** `/proc` counts CPU time in hundredths of a second. */
const TICK = 10

const print = (line: string) => process.stdout.write(`${line}\n`)
const failures: string[] = []

const folder = mkdtempSync(join(tmpdir(), 'saha-contention-'))
const data = join(folder, 'data.sqlite')
const site = join(folder, 'site')
mkdirSync(site)
writeFileSync(join(site, 'index.html'), `<!doctype html><p>${'A page. '.repeat(400)}</p>`)
const db = openDatabase(data)
syncCollections(db, readConfigFile(CONFIG))
fillCollections(db, size)
db.close()

const server = spawnServer(['--data', data, '--config', CONFIG, '--serve', `/=${site}`])
const url = await server.url
const client = new ApiClient(url)
await client.signUp('visitor', 'visitor@example.test', 'longenough1')
await client.signIn('visitor@example.test', 'longenough1')

/** Requests a path repeatedly until `isDone` or `max` requests. @returns sorted durations in milliseconds */
async function times(path: string, until: { isDone: boolean; max?: number }): Promise<number[]> {
  const failed: number[] = []
  while (!until.isDone && failed.length < (until.max ?? Infinity)) {
    const started = performance.now()
    const response = await fetch(url + path, { headers: { 'x-appwrite-project': 'games-portal' } })
    await response.arrayBuffer()
    if (response.status !== 200) failures.push(`${path} was answered ${response.status}.`)
    failed.push(performance.now() - started)
    await wait(5)
  }
  return failed.toSorted((a, b) => a - b)
}

/** Requests a path repeatedly until the work is done. */
async function measureDuring(path: string, work: Promise<unknown>): Promise<number[]> {
  const until = { isDone: false }
  const startedAt = times(path, until)
  await work
  until.isDone = true
  return startedAt
}

const figures = (sorted: readonly number[]) =>
  [0.5, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1)).join(' | ')

print(
  `Node ${process.versions.node}, ${availableParallelism()} processors, ${size.toLocaleString('en')} documents.\n`,
)
print('| | p50 ms | p99 ms | longest ms |\n| --- | ---: | ---: | ---: |')
await times('/', { isDone: false, max: 50 })
const quiet = await times('/', { isDone: false, max: QUIET })
print(`| A page, idle server | ${figures(quiet)} |`)
const signIns = Array.from({ length: SIGN_INS }, (_, at) =>
  new ApiClient(url).signIn(`nobody${at}@example.test`, 'wrongwrong'),
)
const signInStart = performance.now()
const busy = await measureDuring('/', Promise.all(signIns))
print(
  `| A page, ${SIGN_INS} failed sign-ins (${((performance.now() - signInStart) / 1000).toFixed(1)} s) | ${figures(busy)} |`,
)
const statuses = new Set((await Promise.all(signIns)).map(({ status }) => status))
if (statuses.size !== 1 || !statuses.has(401))
  failures.push(`Failed sign-ins returned ${[...statuses].join(', ')}.`)
if (percentile(busy, 0.99) > MAX_SLOWDOWN * percentile(quiet, 0.99))
  failures.push(`A page took more than ${MAX_SLOWDOWN} times as long while others signed in.`)

print(
  '\n| A ping during a list | list s | p50 ms | p99 ms | longest ms |\n| --- | ---: | ---: | ---: | ---: |',
)
const worst: readonly [name: string, ...queries: object[]][] = [
  ['A list of a million', Query.limit(1_000_000)],
  ['One user’s scores', Query.equal('user_id', 'u7'), Query.orderDesc('score'), Query.limit(100)],
  ['Scores by name', Query.orderDesc('user_name'), Query.limit(100)],
  ['Scores in any order', { method: 'orderRandom' }, Query.limit(100)],
  ['Names that contain a text', { method: 'contains', attribute: 'user_name', values: ['nobody'] }],
]
for (const [name, ...queries] of worst) {
  const started = performance.now()
  let took = 0
  const list = client.list('high_scores', ...queries).then(({ status }) => {
    took = performance.now() - started
    return status
  })
  const pings = await measureDuring('/v1/ping', list)
  if ((await list) !== 200) failures.push(`${name} returned ${await list}.`)
  print(`| ${name} | ${(took / 1000).toFixed(1)} | ${figures(pings)} |`)
  if ((pings.at(-1) ?? 0) > MAX_PING_MS) failures.push(`${name}: a ping took more than ${MAX_PING_MS} ms.`)
}

if (existsSync('/proc/self/stat')) {
  /** CPU time of the server so far, in milliseconds. */
  const spent = () => {
    const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) * TICK
  }
  print('\n| request | CPU ms each |\n| --- | ---: |')
  const clients = Array.from({ length: CLIENTS }, () => new ApiClient(url))
  const cost = async (name: string, send: (client: ApiClient) => Promise<unknown>) => {
    const sendAll = async (times: number) =>
      Promise.all(
        clients.map(async (client) => {
          for (let turn = 0; turn < times / CLIENTS; turn += 1) await send(client)
        }),
      )
    await sendAll(REQUESTS / 4)
    const before = spent()
    await sendAll(REQUESTS)
    print(`| ${name} | ${((spent() - before) / REQUESTS).toFixed(2)} |`)
  }
  await cost('Ping', (client) => client.send('GET', '/ping'))
  await cost('Top 100 of all scores', (client) =>
    client.list('high_scores', Query.orderDesc('score'), Query.limit(100)),
  )
  await cost('Top 100 of one game', (client) =>
    client.list('high_scores', Query.equal('game_id', 'game-7'), Query.orderDesc('score'), Query.limit(100)),
  )
}

client.close()
server.child.kill('SIGTERM')
await server.exited
rmSync(folder, { recursive: true })
for (const failure of new Set(failures)) print(failure)
process.exitCode = failures.length === 0 ? 0 : 1
// Exits without waiting for the connections of the sign-ins.
process.exit()
