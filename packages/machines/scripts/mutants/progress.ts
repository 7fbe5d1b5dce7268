// oxlint-disable no-restricted-imports -- a tool of this package, not a part of it
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../../node_modules/.cache/saha-mutants/', import.meta.url)

/**
 * What has been noticed so far, so that a run that was broken off goes on where it was. It counts only as long as
 * no source has changed; a mutant that survived is tried again each time, since tests may have been added.
 */
export interface Progress {
  readonly findResult: (mutated: string) => string | undefined
  readonly storeResult: (mutated: string, killedBy: string) => void
}

/** @param sources all that the mutants of this machine could depend on, tests apart */
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
  }
}
