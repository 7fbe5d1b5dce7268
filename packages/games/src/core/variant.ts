import { maxLevel } from '../bridge/index.ts'
import { hashSeed } from './random.ts'

/** A game of the catalogue: a base game with its own seed, difficulty and colors. */
export interface Variant {
  /** Id of the base game, for example `lantern-leap`. */
  base: string
  /** 0 for the base game itself, otherwise the number at the end of the id. */
  number: number
  /** Seed of all random numbers in the game; unsigned 32 bits. */
  seed: number
  /** Difficulty from 1 (gentle) to 5 (fierce). */
  level: number
  /** Color palette, from 0 to 5. */
  palette: number
}

export const paletteCount = 6

const pattern = /^([a-z]+(?:-[a-z]+)*)(?:-([1-9]\d{0,3}))?$/

/** Parses `<base>` or `<base>-<number>`; returns null for anything else. */
export function parseVariant(id: string): Variant | null {
  const [, base, digits] = pattern.exec(id) ?? []
  if (base === undefined) return null
  const number = digits === undefined ? 0 : Number(digits)
  return { base, number, seed: hashSeed(id), level: 1 + (number % maxLevel), palette: number % paletteCount }
}
