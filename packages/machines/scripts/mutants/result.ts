import type { EquivalentMutant } from './equivalent-mutants.ts'

/** Reported instead of a test for an error that no single test caused. */
export const uncaughtError = 'an uncaught error'

/** Result of one mutant. */
export interface Outcome {
  readonly folder: string
  readonly file: string
  readonly what: string
  /** The test that killed it; null for a survivor. */
  readonly killedBy: string | null
}

const requiredScore = 0.97

/**
 * Summarizes the results of each machine and checks them against the required score.
 *
 * @param isSample whether only some mutants were tested, which is too few for a score and for the list of survivors
 */
export const summarize = (
  outcomes: readonly Outcome[],
  equivalentMutants: readonly EquivalentMutant[],
  isSample = false,
): { readonly lines: readonly string[]; readonly passes: boolean } => {
  const folders = [...new Set(outcomes.map(({ folder }) => folder))].toSorted()
  const isListed = ({ file, what }: Outcome) =>
    equivalentMutants.some((one) => one.file === file && one.what === what)
  const problems: string[] = []
  const lines = folders.map((folder) => {
    const all = outcomes.filter((outcome) => outcome.folder === folder)
    const survivors = all.filter(({ killedBy }) => killedBy === null)
    const score = (all.length - survivors.length) / all.length
    if (!isSample && score < requiredScore)
      problems.push(`${folder}: fewer than ${requiredScore * 100} % are killed`)
    for (const survivor of survivors)
      if (!isListed(survivor)) problems.push(`SURVIVED ${survivor.file}: ${survivor.what}`)
    const listedMutants = isSample
      ? []
      : equivalentMutants.filter(({ file }) => file.startsWith(`${folder}/`))
    for (const listed of listedMutants)
      if (!survivors.some(({ file, what }) => file === listed.file && what === listed.what))
        problems.push(`NOT NEEDED ${listed.file}: ${listed.what}`)
    const percent = (score * 100).toFixed(1)
    return `${folder}: ${all.length - survivors.length} of ${all.length} (${percent} %), ${survivors.filter(isListed).length} equivalent`
  })
  return { lines: [...lines, ...problems], passes: problems.length === 0 }
}
