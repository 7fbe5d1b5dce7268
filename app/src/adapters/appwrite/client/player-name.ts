import { shorten, toVisibleLine } from '@saha/ui/characters'
import { BackendError } from './backend-error.ts'

/** Longer names would break the rows of the scoreboard on phones. */
const longest = 32

/** Combining marks that would overlap neighboring rows. */
const stackedMarks = /([\p{M}\p{Join_Control}]{3})[\p{M}\p{Join_Control}]+/gu

/**
 * Sanitizes the name beside a score, which anyone can set to any text: removes disruptive characters and shortens
 * it.
 * @throws {BackendError} `protocol` when nothing visible is left
 */
export function playerName(written: string): string {
  const name = toVisibleLine(written).replace(stackedMarks, '$1')
  if (name === '') throw new BackendError('protocol')
  return shorten(name, longest)
}
