// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'

const folder = new URL('../../../../node_modules/.cache/saha-mutants/', import.meta.url)

/**
 * Results of an interrupted run, so that the next one can resume. They are valid while no source changes. Survivors
 * are tested again each time, because tests may have been added.
 */
export interface Progress {
  readonly findResult: (mutated: string) => string | undefined
  readonly storeResult: (mutated: string, killedBy: string) => void
  readonly discard: () => void
}

/** @param sources all sources that the mutants of this machine depend on, without tests */
export const loadProgress = (machine: string, sources: string): Progress => {
  const digest = (text: string) =>
    createHash('sha256').update(sources).update(text).digest('hex').slice(0, 24)
  const file = new URL(`${machine}.txt`, folder)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const known = new Map(lines.map((line) => [line.slice(0, 24), line.slice(25)]))
  mkdirSync(folder, { recursive: true })
  return {
    findResult: (mutated) => known.get(digest(mutated)),
    storeResult: (mutated, killedBy) =>
      appendFileSync(file, `${digest(mutated)} ${killedBy.replaceAll('\n', ' ')}\n`),
    discard: () => rmSync(file, { force: true }),
  }
}
