import type { EquivalentMutant } from './equivalent-mutants.ts'

/** Result of one mutant. */
export interface Outcome {
  readonly folder: string
  readonly file: string
  readonly what: string
  /** The test that killed it; null for a survivor. */
  readonly killedBy: string | null
}

const least = 0.97

/** Summarizes the results of each machine and checks them against the required score. */
export const summarize = (
  outcomes: readonly Outcome[],
  equivalentMutants: readonly EquivalentMutant[],
): { readonly lines: readonly string[]; readonly holds: boolean } => {
  const folders = [...new Set(outcomes.map(({ folder }) => folder))].toSorted()
  const isNamed = ({ file, what }: Outcome) =>
    equivalentMutants.some((one) => one.file === file && one.what === what)
  const problems: string[] = []
  const lines = folders.map((folder) => {
    const all = outcomes.filter((outcome) => outcome.folder === folder)
    const survivors = all.filter(({ killedBy }) => killedBy === null)
    const score = (all.length - survivors.length) / all.length
    if (score < least) problems.push(`${folder}: fewer than ${least * 100} of 100 are noticed`)
    for (const survivor of survivors)
      if (!isNamed(survivor)) problems.push(`SURVIVED ${survivor.file}: ${survivor.what}`)
    for (const named of equivalentMutants.filter(({ file }) => file.startsWith(`${folder}/`)))
      if (!survivors.some(({ file, what }) => file === named.file && what === named.what))
        problems.push(`NAMED in vain ${named.file}: ${named.what}`)
    const percent = (score * 100).toFixed(1)
    return `${folder}: ${all.length - survivors.length} of ${all.length} (${percent} %), ${survivors.filter(isNamed).length} named as no fault`
  })
  return { lines: [...lines, ...problems], holds: problems.length === 0 }
}
