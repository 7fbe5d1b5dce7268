/**
 * Measures how response times grow with the number of documents, over HTTP: `npm run benchmark -w @saha/local-cloud
 * -- [documents …]`. Prints a Markdown table.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfigFile } from '../src/config/read-config.ts'
import { syncCollections } from '../src/storage/collection-tables.ts'
import { openDatabase } from '../src/storage/database.ts'
import { spawnServer } from '../src/testing/server-process.ts'
import { fillCollections, GAMES } from './fill-collections.ts'
import { percentile } from './percentile.ts'
import { Query, type TestResponse, ApiClient } from './api-client.ts'

const CONFIG = fileURLToPath(new URL('../../../appwrite.config.json', import.meta.url))
const SIZES = [1000, 100_000, 1_000_000]
const WARM_UP = 20
const REQUESTS = 200

interface Question {
  readonly name: string
  readonly send: (client: ApiClient, size: number, turn: number) => Promise<TestResponse>
  /** Checks the response, so that failed requests are not measured. */
  readonly answered: (response: TestResponse, size: number) => boolean
}

const holds =
  (count: (size: number) => number): Question['answered'] =>
  ({ status, body }, size) =>
    status === 200 && body.documents.length === count(size)

const QUESTIONS: readonly Question[] = [
  {
    name: 'Top 100 of all scores',
    send: (client) => client.list('high_scores', Query.orderDesc('score'), Query.limit(100)),
    answered: holds(() => 100),
  },
  {
    name: 'Top 100 of one game',
    send: (client) =>
      client.list(
        'high_scores',
        Query.equal('game_id', 'game-7'),
        Query.orderDesc('score'),
        Query.limit(100),
      ),
    answered: holds((size) => Math.min(100, Math.floor((size - 7) / GAMES) + 1)),
  },
  {
    name: '100 scores after one in the middle',
    send: (client, size) =>
      client.list(
        'high_scores',
        Query.orderDesc('score'),
        Query.limit(100),
        Query.cursorAfter(`s${size / 2}`),
      ),
    answered: holds(() => 100),
  },
  {
    name: 'A page of other users’ favorites',
    send: (client) => client.list('favorites', Query.limit(500)),
    answered: holds(() => 0),
  },
  {
    name: 'Adding a score, written to disk',
    send: (client, size, turn) =>
      client.create('high_scores', `new${turn}`, {
        game_id: 'game-1',
        user_id: 'visitor',
        user_name: 'Visitor',
        score: size,
      }),
    answered: ({ status }) => status === 201,
  },
]

/** @returns median and 95th percentile of each request, in milliseconds */
async function measure(size: number): Promise<{ p50: number; p95: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'saha-benchmark-'))
  const data = join(folder, 'data.sqlite')
  const db = openDatabase(data)
  syncCollections(db, readConfigFile(CONFIG))
  fillCollections(db, size)
  db.close()
  const server = spawnServer(['--data', data, '--config', CONFIG])
  const client = new ApiClient(await server.url)
  await client.signUp('visitor', 'visitor@example.test', 'longenough1')
  await client.signIn('visitor@example.test', 'longenough1')
  const results = []
  for (const { name, send, answered } of QUESTIONS) {
    const times = []
    for (let turn = 0; turn < WARM_UP + REQUESTS; turn += 1) {
      const started = performance.now()
      const response = await send(client, size, turn)
      times.push(performance.now() - started)
      if (!answered(response, size))
        throw new Error(`${name}: returned ${response.status} and unexpected data.`)
    }
    const sorted = times.slice(WARM_UP).toSorted((a, b) => a - b)
    results.push({ p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) })
  }
  client.close()
  server.child.kill('SIGTERM')
  await server.exited
  rmSync(folder, { recursive: true })
  return results
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : SIZES
const columns: { p50: number; p95: number }[][] = []
for (const size of sizes) columns.push(await measure(size))

print(`Node ${process.versions.node}, ${availableParallelism()} × ${cpus()[0]?.model.trim() ?? 'unknown'}.`)
print(`Milliseconds, median (95th percentile) of ${REQUESTS} sequential requests.\n`)
print(`| | ${sizes.map((size) => `${size.toLocaleString('en')} documents`).join(' | ')} |`)
print(`| --- |${sizes.map(() => ' ---: |').join('')}`)
for (const [row, { name }] of QUESTIONS.entries()) {
  const cells = columns.map((column) => {
    const { p50, p95 } = column[row] ?? { p50: Number.NaN, p95: Number.NaN }
    return `${p50.toFixed(1)} (${p95.toFixed(1)})`
  })
  print(`| ${name} | ${cells.join(' | ')} |`)
}
