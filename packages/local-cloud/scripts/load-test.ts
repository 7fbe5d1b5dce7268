/**
 * Simulates 200 users at once for a minute, each with a pause of up to a second before every call (0 ms finds the
 * server's maximum throughput): `npm run load-test -w @saha/local-cloud -- [users] [seconds] [pause]`. Prints counts
 * and latencies, restarts the server, and checks that every acknowledged write survives.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnServer } from '../src/testing/server-process.ts'
import { SimulatedUser, type Timing } from './simulated-user.ts'
import { percentile } from './percentile.ts'
import { createSeededRandom } from './seeded-random.ts'

const CONFIG = fileURLToPath(new URL('../../../appwrite.config.json', import.meta.url))
const users = Number(process.argv[2] ?? 200)
const seconds = Number(process.argv[3] ?? 60)
const pause = Number(process.argv[4] ?? 1000)
const print = (line: string) => process.stdout.write(`${line}\n`)

const folder = mkdtempSync(join(tmpdir(), 'saha-load-'))
const args = ['--data', join(folder, 'data.sqlite'), '--config', CONFIG]
const timings: Timing[] = []
const failures: string[] = []
const observe = (timing: Timing) => {
  timings.push(timing)
  if (!timing.expected) failures.push(`${timing.call} returned ${timing.status}`)
}

const first = spawnServer(args)
const url = await first.url
const simulatedUsers = Array.from(
  { length: users },
  (_, at) => new SimulatedUser(url, at, createSeededRandom(at), observe),
)

const arrival = performance.now()
await Promise.all(simulatedUsers.map((user) => user.arrive()))
const arrived = (performance.now() - arrival) / 1000

const started = performance.now()
await Promise.all(simulatedUsers.map((user) => user.play(started + seconds * 1000, pause)))
const played = (performance.now() - started) / 1000
first.child.kill('SIGTERM')
await first.exited

const second = spawnServer(args)
const again = await second.url
const lost: string[] = []
let writes = 0
for (const user of simulatedUsers) {
  const checked = await user.check(again)
  writes += checked.writes
  lost.push(...checked.lost)
}
second.child.kill('SIGTERM')
await second.exited
rmSync(folder, { recursive: true })

print(`Node ${process.versions.node}, ${availableParallelism()} processors shared by server and users.\n`)
print(`${users} users signed up and signed in at once in ${arrived.toFixed(1)} s.`)
const during = timings.filter(({ call }) => !call.startsWith('sign '))
const rate = (during.length / played).toFixed(0)
print(
  `Then, with pauses of up to ${pause} ms, ${during.length} calls in ${played.toFixed(1)} s: ${rate} a second.\n`,
)
print('| call | answered | p50 ms | p95 ms | p99 ms | longest ms |')
print('| --- | ---: | ---: | ---: | ---: | ---: |')
const row = (name: string, rows: readonly Timing[]) => {
  const sorted = rows.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const figures = [0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share).toFixed(0))
  print(`| ${name} | ${sorted.length} | ${figures.join(' | ')} |`)
}
for (const call of new Set(timings.map((timing) => timing.call)))
  row(
    call,
    timings.filter((timing) => timing.call === call),
  )
row('all except sign up and sign in', during)
print(
  `\n${failures.length} errors. ${writes} acknowledged writes checked after a restart: ${lost.length} lost.`,
)
for (const line of [...failures, ...lost].slice(0, 20)) print(line)
process.exitCode = failures.length + lost.length === 0 ? 0 : 1
