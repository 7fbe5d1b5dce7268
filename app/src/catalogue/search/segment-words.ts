const maxSegmentations = 8
const maxTextLength = 80
const maxWordLength = 24

export const hasWordWithPrefix = (word: string, sorted: readonly string[]): boolean =>
  sorted[findLowerBound(word, sorted)]?.startsWith(word) ?? false

/** Returns the index of the first sorted word that is not smaller. */
function findLowerBound(word: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] as string) < word) from = middle + 1
    else to = middle
  }
  return from
}

/**
 * Splits a text without spaces into known words; the last one may be incomplete. `starbreak` is `star` and `break`.
 *
 * @param sorted the known words, in the order of their code units
 * @param normalize turns a part into the word that is looked up
 */
export function segmentWords(
  text: string,
  sorted: readonly string[],
  normalize: (part: string) => string,
): string[][] {
  if (text.length > maxTextLength) return []
  const deadEnds = new Set<number>()
  const found: string[][] = []
  const isLongEnough = (word: string) => word.length > 1 || /\d/.test(word)

  function divide(from: number, before: readonly string[]): boolean {
    if (deadEnds.has(from)) return false
    const foundBefore = found.length
    for (let end = Math.min(text.length, from + maxWordLength); end > from; end -= 1) {
      if (found.length >= maxSegmentations) return true
      const word = normalize(text.slice(from, end))
      const known = sorted[findLowerBound(word, sorted)]
      if (!isLongEnough(word) || !known?.startsWith(word)) continue
      if (end === text.length) found.push([...before, word])
      else if (known === word) divide(end, [...before, word])
    }
    const isFound = found.length > foundBefore
    if (!isFound) deadEnds.add(from)
    return isFound
  }

  divide(0, [])
  return found
}
