import { maxLevel } from '../bridge/index.ts'
import { hashSeed } from './random.ts'

/** One game of the catalogue: a base game with its own course, difficulty and colors. */
export interface Variant {
  /** Id of the base game, as `lantern-leap`. */
  base: string
  /** 0 for the base game itself, else the number at the end of the id. */
  number: number
  /** Where every random number of the game comes from; unsigned 32 bits. */
  seed: number
  /** Difficulty from 1 (gentle) to 5 (fierce). */
  level: number
  /** Which colors to wear, from 0 to 5. */
  palette: number
}

export const paletteCount = 6

const pattern = /^([a-z]+(?:-[a-z]+)*)(?:-([1-9]\d{0,3}))?$/

/** Reads `<base>` or `<base>-<number>`; null when the id is neither. */
export function parseVariant(id: string): Variant | null {
  const [, base, digits] = pattern.exec(id) ?? []
  if (base === undefined) return null
  const number = digits === undefined ? 0 : Number(digits)
  return { base, number, seed: hashSeed(id), level: 1 + (number % maxLevel), palette: number % paletteCount }
}
