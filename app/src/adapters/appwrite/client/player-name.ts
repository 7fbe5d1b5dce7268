import { shorten, toVisibleLine } from '@saha/ui/characters'
import { BackendError } from './backend-error.ts'

/** More of a name would push the rows of the board apart on a telephone. */
const longest = 32

/** Marks that would pile up over the rows around. */
const heaped = /([\p{M}\p{Join_Control}]{3})[\p{M}\p{Join_Control}]+/gu

/**
 * The name beside a score as it may be shown. Anyone can write any text there: what would disturb the page is
 * taken out, and what is too long is cut.
 * @throws {BackendError} `protocol` when nothing that can be seen is left
 */
export function playerName(written: string): string {
  const name = toVisibleLine(written).replace(heaped, '$1')
  if (name === '') throw new BackendError('protocol')
  return shorten(name, longest)
}
