import { copyFileSync, existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { Ledger } from './ledger.ts'
import { type ServerProcess, spawnServer } from './server-process.ts'

const PROJECT = 'games-portal'
const WRITERS = 8
/** The process is killed after a random number of writes up to this, while others are pending. */
const MAX_WRITES = 80
/** Every eighth round kills the process while it starts. */
const STARTUP_KILL_INTERVAL = 8
const MAX_START_MS = 300

/** The collection of the test, as a table of an `appwrite.config.json`. */
export const CRASH_TABLE = {
  $id: 'log',
  databaseId: 'games_db',
  $permissions: ['read("any")', 'write("any")'],
  columns: [{ key: 'n', type: 'integer', required: true }],
  indexes: [{ key: 'n', type: 'unique', columns: ['n'] }],
}

/** Result of the test. */
export interface CrashReport {
  readonly acknowledged: number
  readonly killedWhileStarting: number
  /** One sentence for each lost write or damaged file. */
  readonly problems: readonly string[]
}

/**
 * Kills a server repeatedly with SIGKILL while eight clients create, change and delete documents. Checks after each
 * round that the file contains every acknowledged write. At the end starts the server again, reads all documents and
 * stops it with SIGTERM.
 *
 * @param settings.data path of the data file, which must not exist
 * @param settings.config path of a configuration with {@link CRASH_TABLE}
 * @param settings.random returns numbers from 0 to 1, as `Math.random`
 * @param settings.onRound called after each round with the number of acknowledged writes
 */
export async function runCrashRounds(settings: {
  readonly data: string
  readonly config: string
  readonly rounds: number
  readonly random: () => number
  readonly onRound?: (round: number, acknowledged: number) => void
}): Promise<CrashReport> {
  const { data, config, rounds, random, onRound } = settings
  const ledger = new Ledger()
  const problems: string[] = []
  let killedWhileStarting = 0
  let next = 0
  for (let round = 1; round <= rounds; round += 1) {
    const server = spawnServer(['--data', data, '--config', config])
    if (round % STARTUP_KILL_INTERVAL === 0) {
      await wait(random() * MAX_START_MS)
      server.child.kill('SIGKILL')
      killedWhileStarting += 1
    } else next = await writeAndKill(server, ledger, 1 + Math.floor(random() * MAX_WRITES), next)
    await server.exited
    problems.push(...check(data, ledger).map((problem) => `Round ${round}: ${problem}`))
    onRound?.(round, ledger.count)
  }
  problems.push(...(await readThrough(spawnServer(['--data', data, '--config', config]), ledger)))
  return { acknowledged: ledger.count, killedWhileStarting, problems }
}

async function writeAndKill(
  { child, url }: ServerProcess,
  ledger: Ledger,
  writes: number,
  start: number,
): Promise<number> {
  const documents = `${await url}/v1/databases/games_db/collections/log/documents`
  const target = ledger.count + writes
  let next = start
  /** @returns whether the write was acknowledged; false means that the server was killed */
  const write = async (id: string, value: number | null, method: string, path: string, body: object) => {
    ledger.start(id, value)
    const response = await fetch(documents + path, {
      method,
      headers: { 'x-appwrite-project': PROJECT, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
    if (response === null) return false
    if (!response.ok) throw new Error(`A write returned ${response.status}.`)
    ledger.acknowledge(id)
    if (ledger.count === target) child.kill('SIGKILL')
    return true
  }
  const writer = async () => {
    for (let alive = true; alive;) {
      const n = (next += 2)
      const id = `n${n}`
      alive = await write(id, n, 'POST', '', { documentId: id, data: { n } })
      if (alive && n % 3 === 0) alive = await write(id, n + 1, 'PATCH', `/${id}`, { data: { n: n + 1 } })
      if (alive && n % 5 === 0) alive = await write(id, null, 'DELETE', `/${id}`, {})
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, writer))
  return next
}

/** Checks a copy, so that the next server recovers the file itself. */
function check(data: string, ledger: Ledger): string[] {
  if (!existsSync(data)) return ledger.settle(new Map())
  const copy = `${data}.copy`
  for (const suffix of ['', '-wal', '-journal'])
    if (existsSync(data + suffix)) copyFileSync(data + suffix, copy + suffix)
  const db = new DatabaseSync(copy)
  try {
    const integrity = db
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => String(row['integrity_check']))
    const hasTable = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'documents:games_db/log'").get()
    const rows =
      hasTable === undefined ? [] : db.prepare('SELECT "$id", n FROM "documents:games_db/log"').all()
    const stored = new Map(rows.map((row) => [String(row['$id']), Number(row['n'])]))
    return [...integrity.filter((line) => line !== 'ok'), ...ledger.settle(stored)]
  } finally {
    db.close()
  }
}

async function readThrough({ child, url, exited }: ServerProcess, ledger: Ledger): Promise<string[]> {
  const documents: { $id: string; $sequence: string; n: number }[] = []
  for (
    let page = await listPage(await url);
    page.length > 0;
    page = await listPage(await url, page.at(-1)?.$id)
  )
    documents.push(...page)
  const served = new Map(documents.map(({ $id, n }) => [$id, n]))
  const problems = [...ledger.liveDocuments()]
    .filter(([id, n]) => served.get(id) !== n)
    .map(([id, n]) => `${id} is not served as ${n}`)
  const sequences = new Set(documents.map(({ $sequence }) => $sequence))
  if (sequences.size < documents.length) problems.push('Two documents have one sequence.')
  child.kill('SIGTERM')
  const [code] = await exited
  if (code !== 0) problems.push(`SIGTERM ended the server with ${String(code)}.`)
  return problems
}

/** Returns the next page of documents. */
async function listPage(
  url: string,
  after?: string,
): Promise<{ $id: string; $sequence: string; n: number }[]> {
  const queries = [
    { method: 'limit', values: [5000] },
    ...(after === undefined ? [] : [{ method: 'cursorAfter', values: [after] }]),
  ]
  const search = queries.map((query, at) => `queries[${at}]=${encodeURIComponent(JSON.stringify(query))}`)
  const response = await fetch(`${url}/v1/databases/games_db/collections/log/documents?${search.join('&')}`, {
    headers: { 'x-appwrite-project': PROJECT },
  })
  return ((await response.json()) as { documents: { $id: string; $sequence: string; n: number }[] }).documents
}
