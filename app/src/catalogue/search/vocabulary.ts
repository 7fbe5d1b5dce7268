const separator = '\n'

/** One bit per letter. Words whose bits differ too much need no comparison. */
function getLetterMask(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at += 1) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const rows = [0, 1, 2].map(() => new Uint8Array(256))

/**
 * Returns the number of letters to add, remove, replace or swap with their neighbor (optimal string alignment), or a
 * number above the limit.
 */
function countEdits(one: string, other: string, limit: number): number {
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= other.length; column += 1) last[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    current[0] = row
    let fewest = row
    const letter = one.charCodeAt(row - 1)
    for (let column = 1; column <= other.length; column += 1) {
      const otherLetter = other.charCodeAt(column - 1)
      let edits = Math.min(
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (last[column - 1] as number) + (letter === otherLetter ? 0 : 1),
      )
      if (
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        otherLetter === one.charCodeAt(row - 2)
      )
        edits = Math.min(edits, (beforeLast[column - 2] as number) + 1)
      current[column] = edits
      if (edits < fewest) fewest = edits
    }
    if (fewest > limit) return limit + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return last[other.length] as number
}

/** Longer words are not compared. */
const maxComparedLength = 64

/** Distinct words in the order of their code units. A word's id is its position. */
export class Vocabulary {
  readonly words: readonly string[]
  /** All words between separators: one search in it is much faster than one per word. */
  readonly #joined: string
  readonly #starts: Uint32Array
  /** Ids and letter masks, grouped by the length of the word. */
  readonly #idsByLength: Uint32Array
  readonly #masks: Int32Array
  readonly #lengthStarts: Uint32Array

  constructor(distinctWords: Iterable<string>) {
    const words = [...distinctWords].sort()
    const starts = new Uint32Array(words.length)
    const lengthStarts = new Uint32Array(maxComparedLength + 2)
    let start = separator.length
    for (let id = 0; id < words.length; id += 1) {
      const { length } = words[id] as string
      starts[id] = start
      start += length + separator.length
      if (length <= maxComparedLength) lengthStarts[length + 1] = (lengthStarts[length + 1] as number) + 1
    }
    for (let length = 1; length < lengthStarts.length; length += 1)
      lengthStarts[length] = (lengthStarts[length] as number) + (lengthStarts[length - 1] as number)
    const next = lengthStarts.slice()
    const idsByLength = new Uint32Array(lengthStarts.at(-1) ?? 0)
    const masks = new Int32Array(idsByLength.length)
    for (let id = 0; id < words.length; id += 1) {
      const word = words[id] as string
      if (word.length > maxComparedLength) continue
      const at = next[word.length] as number
      next[word.length] = at + 1
      idsByLength[at] = id
      masks[at] = getLetterMask(word)
    }
    this.words = words
    this.#joined = separator + words.join(separator) + separator
    this.#starts = starts
    this.#idsByLength = idsByLength
    this.#masks = masks
    this.#lengthStarts = lengthStarts
  }

  #findLowerBound(word: string): number {
    let [from, to] = [0, this.words.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((this.words[middle] as string) < word) from = middle + 1
      else to = middle
    }
    return from
  }

  /** Returns the word's id, or -1. */
  idOf(word: string): number {
    const id = this.#findLowerBound(word)
    return this.words[id] === word ? id : -1
  }

  hasPrefix(prefix: string): boolean {
    return this.words[this.#findLowerBound(prefix)]?.startsWith(prefix) ?? false
  }

  /** Returns the ids of the words with the prefix: from the first one up to, but not including, the second. */
  rangeOfPrefix(prefix: string): [from: number, to: number] {
    return [this.#findLowerBound(prefix), this.#findLowerBound(`${prefix}\uffff`)]
  }

  /** Returns the ids of the words that contain the part, or that end with it. */
  findContaining(part: string, atEnd = false): number[] {
    const found: number[] = []
    const needle = atEnd ? part + separator : part
    let id = 0
    for (let at = this.#joined.indexOf(needle); at !== -1;) {
      while ((this.#starts[id + 1] ?? Infinity) <= at) id += 1
      found.push(id)
      at = this.#joined.indexOf(needle, this.#starts[id + 1] ?? Infinity)
    }
    return found
  }

  /** Calls back with the id of each word of similar spelling, and the number of typos. */
  forEachSimilar(word: string, maxEdits: number, onMatch: (id: number, edits: number) => void): void {
    const mask = getLetterMask(word)
    const longest = word.length + maxEdits
    if (longest > maxComparedLength) return
    const from = this.#lengthStarts[Math.max(1, word.length - maxEdits)] as number
    const to = this.#lengthStarts[longest + 1] as number
    for (let at = from; at < to; at += 1) {
      const other = this.#masks[at] as number
      if (countBits(mask & ~other) > maxEdits || countBits(other & ~mask) > maxEdits) continue
      const id = this.#idsByLength[at] as number
      const edits = countEdits(word, this.words[id] as string, maxEdits)
      if (edits <= maxEdits) onMatch(id, edits)
    }
  }
}
