/**
 * Mutation tests: breaks the machines one change at a time and checks that a test fails.
 * Run `npm run mutants -w @saha/machines`, or with folders: `… -- auth rating port`. It takes minutes, prints its
 * progress and resumes where an interrupted run stopped.
 *
 * Fails when under 97 % of the mutants of a machine are killed, when a survivor is not listed in
 * `equivalent-mutants.ts`, and when a listed mutant is killed or no longer exists. With `--sample`, as in
 * `npm test -- --all`, it tests one mutant in sixteen, always the same, and fails for survivors that are not listed.
 */
// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createManualMutants } from './manual-mutants.ts'
import { crashed, createWorkerPool, timedOut } from './worker-pool.ts'
import { createMutants } from './create-mutants.ts'
import { equivalentMutants } from './equivalent-mutants.ts'
import { loadProgress } from './progress.ts'
import { summarize, uncaughtError } from './result.ts'
import type { Outcome } from './result.ts'
import type { Job } from './worker.ts'

const src = new URL('../../src/', import.meta.url)
const print = (line: string) => process.stdout.write(`${line}\n`)
const machines = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.machine.ts`, src)))
const isSample = process.argv.includes('--sample')
const requested = process.argv.slice(2).filter((option) => option !== '--sample')
const folders = requested.length > 0 ? requested : [...machines, 'persistence', 'port', 'internal']

const isTest = (name: string) => name.endsWith('.test.ts')
const isSource = (name: string) =>
  name.endsWith('.ts') && !/(\.test|\.types|\.fixtures|\.harness|^index)\.ts$|^index/.test(name)
const read = (file: string) => readFileSync(new URL(file, src), 'utf8')
const shared = ['factories.test.ts', 'persistence/persistence.test.ts']
/** Folders that the mutants of every machine depend on. */
const common = ['port', 'internal', 'testing', 'fuzz', 'vitest']
const readSources = (folder: string) =>
  [...new Set([folder, ...common])]
    .flatMap((name) => readdirSync(new URL(name, src)).map((file) => `${name}/${file}`))
    .filter((file) => file.endsWith('.ts') && !isTest(file))
    .map(read)
    .join('\n')

/** Whether a sample contains a mutant. A digest spreads the sample over files and kinds of mutants. */
const isSampled = ({ file, what }: Pick<Job, 'file'> & Pick<Outcome, 'what'>) =>
  (createHash('sha256').update(`${file} ${what}`).digest()[0] as number) % 16 === 0

const createJobs = (folder: string): (Job & { readonly what: string })[] => {
  const names = readdirSync(new URL(folder, src))
  const tests = names.filter(isTest).map((name) => `${folder}/${name}`)
  const ofMachine = machines.includes(folder) ? shared : []
  return names.filter(isSource).flatMap((name) => {
    const file = `${folder}/${name}`
    const source = read(file)
    return [...createMutants(source), ...createManualMutants(file, source)].map(
      ({ start, end, text, what }) => ({
        folder,
        tests,
        shared: ofMachine,
        file,
        source: source.slice(0, start) + text + source.slice(end),
        what,
      }),
    )
  })
}

const pool = createWorkerPool()

/**
 * Checks that the tests that killed mutants pass without a mutant.
 *
 * @throws when one fails
 */
const checkKillers = async (job: Job, killers: ReadonlySet<string>) => {
  const original = { ...job, file: null, source: '' }
  const isTestNamed = ![...killers].some((killer) => killer === uncaughtError || killer.startsWith(crashed))
  await pool.runJobs([isTestNamed ? { ...original, only: [...killers] } : original], (_, killedBy) => {
    if (killedBy) throw new Error(`The tests of ${job.folder} fail without a mutant: ${killedBy}`)
  })
}

const outcomes: Outcome[] = []
for (const folder of folders) {
  const all = createJobs(folder)
  if (all.length === 0) throw new Error(`There is nothing to mutate in ${folder}.`)
  const jobs = isSample ? all.filter(isSampled) : all
  const [first] = jobs
  if (!first) continue
  const progress = loadProgress(folder, readSources(folder))
  const addOutcome = ({ file, what }: (typeof jobs)[number], killedBy: string | null) =>
    void outcomes.push({ folder, file: file as string, what, killedBy })
  const toProgressKey = ({ file, source }: Job) => `${file}\n${source}`
  const pending = jobs.filter((job) => {
    const before = progress.findResult(toProgressKey(job))
    if (before !== undefined) addOutcome(job, before)
    return before === undefined
  })
  print(`${folder}: ${jobs.length} mutants, ${pending.length} to test`)
  const killers = new Set<string>()
  let tested = 0
  await pool.runJobs(pending, (job, killedBy) => {
    addOutcome(job, killedBy)
    if (killedBy !== null) {
      killers.add(killedBy)
      progress.storeResult(toProgressKey(job), killedBy)
    } else print(`  survived: ${job.file}: ${job.what}`)
    if (killedBy === timedOut) print(`  timed out: ${job.file}: ${job.what}`)
    tested += 1
    if (tested % 25 === 0) print(`  ${tested} of ${pending.length}`)
  })
  await checkKillers(first, killers).catch((error: unknown) => {
    progress.discard()
    throw error
  })
}
await pool.stop()

const { lines, passes } = summarize(outcomes, equivalentMutants, isSample)
for (const line of lines) print(line)
process.exitCode = passes ? 0 : 1
