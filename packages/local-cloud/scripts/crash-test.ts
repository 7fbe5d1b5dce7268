/**
 * Kills the server repeatedly with SIGKILL during writes, and checks that every acknowledged write survives: `npm run
 * crash-test -w @saha/local-cloud -- [rounds] [seed]`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CRASH_TABLE, runCrashRounds } from '../src/testing/crash-rounds.ts'
import { createSeededRandom } from './seeded-random.ts'

const rounds = Number(process.argv[2] ?? 200)
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000)
const folder = mkdtempSync(join(tmpdir(), 'saha-crash-'))
const config = join(folder, 'appwrite.config.json')
writeFileSync(
  config,
  JSON.stringify({ projectId: 'games-portal', tablesDB: [{ $id: 'games_db' }], tables: [CRASH_TABLE] }),
)
const print = (line: string) => process.stdout.write(`${line}\n`)

const started = performance.now()
const report = await runCrashRounds({
  data: join(folder, 'data.sqlite'),
  config,
  rounds,
  random: createSeededRandom(seed),
  onRound: (round, acknowledged) => {
    if (round % 20 === 0) print(`${round} rounds, ${acknowledged} writes acknowledged`)
  },
})
for (const problem of report.problems) print(problem)
const seconds = ((performance.now() - started) / 1000).toFixed(0)
print(
  `${rounds} rounds of kill -9 in ${seconds} s (${report.killedWhileStarting} during startup), ` +
    `${report.acknowledged} writes acknowledged, ${report.problems.length} lost or damaged. Seed ${seed}.`,
)
rmSync(folder, { recursive: true })
process.exitCode = report.problems.length === 0 ? 0 : 1
