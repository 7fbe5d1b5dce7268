/**
 * Breaks the machines on purpose, one fault at a time, and tells whether their tests notice.
 * `npm run mutants -w @saha/machines`, or with folders: `… -- auth rating`. Takes minutes.
 *
 * Fails when fewer than 97 of 100 are noticed in one machine, when one that is not is not named in
 * `no-fault.ts`, and when one that is named there is noticed or does not exist any more.
 */
// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { testAll } from './crew.ts'
import { mutantsOf } from './mutants-of.ts'
import { noFaults } from './no-fault.ts'
import { verdictOn } from './verdict.ts'
import type { Job } from './worker.ts'

const src = new URL('../../src/', import.meta.url)
const say = (line: string) => process.stdout.write(`${line}\n`)
const machines = readdirSync(src).filter((name) => existsSync(new URL(`${name}/${name}.machine.ts`, src)))
const wanted = process.argv.slice(2)
const folders = wanted.length > 0 ? wanted : machines

const isSource = (name: string) =>
  name.endsWith('.ts') && !/(\.test|\.types|\.cases|\.rig|^index)\.ts$|^index/.test(name)
const shared = ['factories.test.ts', 'persist/persist.test.ts']

let jobs: Job[] = []
const whats = new Map<number, string>()
const add = (folder: string, file: string | null, source: string, what: string) => {
  const names = readdirSync(new URL(folder, src))
  const tests = names.filter((name) => name.endsWith('.test.ts')).map((name) => `${folder}/${name}`)
  whats.set(jobs.length, what)
  jobs.push({ id: jobs.length, folder, tests, shared, file, source })
}

for (const folder of folders) add(folder, null, '', 'nothing')
await testAll(jobs, ({ folder }, noticed) => {
  if (noticed) throw new Error(`The tests of ${folder} fail without any fault: ${noticed}`)
})

jobs = []
for (const folder of folders)
  for (const name of readdirSync(new URL(folder, src)).filter(isSource)) {
    const file = `${folder}/${name}`
    const source = readFileSync(new URL(file, src), 'utf8')
    for (const { start, end, text, what } of mutantsOf(source))
      add(folder, file, source.slice(0, start) + text + source.slice(end), what)
  }
const outcomes: { folder: string; file: string; what: string; noticed: string | null }[] = []
await testAll(jobs, ({ id, folder, file }, noticed) => {
  outcomes.push({ folder, file: file as string, what: whats.get(id) as string, noticed })
})

const { lines, holds } = verdictOn(outcomes, noFaults)
for (const line of lines) say(line)
process.exitCode = holds ? 0 : 1
