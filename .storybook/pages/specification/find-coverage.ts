import { findInspected } from '../../machine-inspector/stories.tsx'
import type { SentenceNumber } from './specification.ts'

/** A scenario that verifies a sentence of the specification. */
export interface Coverage {
  /** Title of the machine's stories, such as `Machines/Rating`. */
  readonly machine: string
  readonly en: string
  readonly ar: string
}

interface MachineStories {
  readonly default: { readonly title: string }
  readonly Scenarios: object
}

const files = import.meta.glob<MachineStories>('../../machines/*.stories.tsx')

/** Loads the stories of all machines and returns the scenarios of each sentence. */
export async function findCoverage(): Promise<ReadonlyMap<SentenceNumber, readonly Coverage[]>> {
  const modules = await Promise.all(Object.values(files).map((load) => load()))
  const coverage = new Map<SentenceNumber, Coverage[]>()
  for (const { default: meta, Scenarios } of modules)
    for (const { spec = [], en, ar } of findInspected(Scenarios)?.scenarios ?? [])
      for (const number of spec)
        coverage.set(number, [...(coverage.get(number) ?? []), { machine: meta.title, en, ar }])
  return coverage
}
