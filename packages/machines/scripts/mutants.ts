/**
 * Breaks the machines on purpose, one fault at a time, in a copy, and tells whether their tests notice.
 * `npm run mutants -w @saha/machines`, or with folders: `… -- auth rating`. Takes a few minutes.
 */
// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faults } from './faults/index.ts'
import type { Fault } from './faults/index.ts'

const here = fileURLToPath(new URL('..', import.meta.url))
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const wanted = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

const copy = mkdtempSync(join(tmpdir(), 'saha-mutants-'))
cpSync(join(here, 'src'), join(copy, 'src'), { recursive: true })
writeFileSync(join(copy, 'package.json'), '{ "type": "module" }')
symlinkSync(modules, join(copy, 'node_modules'))

/** The name of the first test that fails; null when all pass. */
const firstFailure = (folder: string): string | null => {
  const report = join(copy, 'report.json')
  const vitest = join(modules, 'vitest/vitest.mjs')
  const run = spawnSync(
    process.execPath,
    [vitest, 'run', '--root', copy, '--reporter=json', `--outputFile=${report}`, `src/${folder}/`],
    { encoding: 'utf8' },
  )
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  rmSync(report)
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  if (tests.length === 0) throw new Error(`No test of ${folder} ran:\n${run.stdout}${run.stderr}`)
  return tests.find(({ status }) => status === 'failed')?.fullName ?? null
}

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

const mutate = ({ file, from, to }: Fault): string => {
  const path = join(copy, 'src', file)
  const source = readFileSync(path, 'utf8')
  if (source.split(from).length !== 2)
    throw new Error(`${file} must hold this once, so that the fault has its place:\n${from}`)
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  try {
    return firstFailure(file.split('/')[0] as string) ?? ''
  } finally {
    writeFileSync(path, source)
  }
}

try {
  const chosen = faults.filter(
    ({ file }) => wanted.length === 0 || wanted.includes(file.split('/')[0] as string),
  )
  for (const folder of new Set(chosen.map(({ file }) => file.split('/')[0] as string))) {
    const failing = firstFailure(folder)
    if (failing) throw new Error(`The tests of ${folder} fail without any fault: ${failing}`)
  }
  const survivors = chosen.filter((fault) => {
    const noticed = mutate(fault)
    say(`${noticed ? 'killed  ' : 'SURVIVED'} ${fault.file}: ${fault.what}${noticed && `  (${noticed})`}`)
    return !noticed
  })
  say(`${chosen.length - survivors.length} of ${chosen.length} killed`)
  process.exitCode = survivors.length === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
