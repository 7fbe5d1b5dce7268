/** `npm test` without `--all` sets this. A suite that is started directly runs its whole matrix. */
export const isQuick = process.env['QUICK_TESTS'] === 'true'

/** Returns a number that depends on the text alone, so that each run tests the same cases (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0
    value = Math.imul(value, 0x01000193)
  }
  // The low bits of FNV-1a repeat for similar texts.
  return (value ^ (value >>> 15)) >>> 0
}

/**
 * Returns the cases of a matrix to run: all of them, or in quick mode one.
 *
 * @param id decides which; the ids of a suite spread over all cases
 */
export const sample = <Case>(id: string, cases: readonly Case[]): readonly Case[] =>
  isQuick ? cases.slice(hash(id) % cases.length).slice(0, 1) : cases

/** Returns whether a costly check runs: always, or in quick mode for one of `every` ids. */
export const isSampled = (id: string, every: number): boolean => !isQuick || hash(id) % every === 0

/** Returns the cases to run: all of them, or in quick mode one of `count` consecutive parts. */
export const samplePart = <Case>(index: number, count: number, cases: readonly Case[]): readonly Case[] => {
  const size = Math.ceil(cases.length / count)
  return isQuick ? cases.slice((index % count) * size, ((index % count) + 1) * size) : cases
}
