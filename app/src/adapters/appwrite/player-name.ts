import { firstCharacters } from '../../i18n/first-characters.ts'
import { BackendError } from './failure.ts'

/** More of a name would push the rows of the board apart on a telephone. */
const longest = 32

/** What breaks or turns a line, or what nobody sees; but scripts and emoji need joiners and variation selectors. */
const unseen =
  /(?!\p{Join_Control}|\p{Variation_Selector})[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu
/** Marks that would pile up over the rows around. */
const heaped = /([\p{M}\p{Join_Control}]{3})[\p{M}\p{Join_Control}]+/gu
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

function cut(name: string): string {
  const beginning = firstCharacters(name, longest)
  return beginning === name ? name : `${beginning}…`
}

/**
 * The name beside a score as it may be shown. Anyone can write any text there: what would disturb the page is
 * taken out, and what is too long is cut.
 * @throws {BackendError} `protocol` when nothing that can be seen is left
 */
export function playerName(written: string): string {
  const seen = written.replace(unseen, '').replace(heaped, '$1').replace(/\s+/gu, ' ').trim()
  const name = cut(seen)
  if (!visible.test(name)) throw new BackendError('protocol')
  return name
}
