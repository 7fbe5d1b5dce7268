/**
 * Seeded random numbers (mulberry32): the same seed gives the same numbers on every machine. The state
 * is one number, so a game's state can be copied and compared as JSON.
 */
export class Random {
  state: number

  /** @param seed any number; only its lower 32 bits are used */
  constructor(seed: number) {
    this.state = seed >>> 0
  }

  /** Returns a number from 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }

  /** Returns a number from `min` (included) to `max` (excluded). */
  between(min: number, max: number): number {
    return min + (max - min) * this.next()
  }

  /** Returns an integer from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1))
  }

  /** Returns true with a probability from 0 to 1. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Returns a random element of a non-empty list. */
  pick<T>(list: readonly T[]): T {
    if (list.length === 0)
      throw new RangeError('Random.pick got an empty list: give it something to pick from.')
    return list[this.int(0, list.length - 1)] as T
  }

  /** Returns a shuffled copy. */
  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list]
    for (let last = shuffled.length - 1; last > 0; last--) {
      const other = this.int(0, last)
      ;[shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T]
    }
    return shuffled
  }
}

/** Derives a seed from a seed and a salt, for example for the second run of a visit or one room of a map. */
export function mixSeed(seed: number, salt: number): number {
  const random = new Random(seed ^ Math.imul(salt + 1, 0x9e3779b1))
  return Math.floor(random.next() * 0x1_0000_0000)
}

/** Derives a seed from a text (FNV-1a). */
export function hashSeed(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
