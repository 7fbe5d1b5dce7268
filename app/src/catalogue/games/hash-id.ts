import { hashText } from '../../platform/hash-text.ts'
import { createSeededRandom } from '../seeded-random.ts'

/** Returns the first number of a repeatable stream, as an unsigned 32-bit number. */
export const drawNumber = (seed: number): number => createSeededRandom(seed)() * 2 ** 32

/** Returns an unsigned 32-bit number that depends on the id alone: a hash, then mixed, because ids begin alike. */
export const hashId = (id: string, seed = 0): number => drawNumber(hashText(id, seed))
