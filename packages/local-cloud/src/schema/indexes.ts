import { ApiError, invalidArgument } from '../http/api-error.ts'
import { parameter } from '../http/parameters.ts'
import type { Call } from '../http/route.ts'
import { keyParameter } from './columns.ts'
import type { IndexDefinition, TableDefinition } from './definitions.ts'
import { type Family, indexInvalid } from './family.ts'

const LONGEST_INDEX = 768
const LONG_TEXTS = new Set(['text', 'mediumtext', 'longtext'])
const NO_TEXTS = new Set(['integer', 'bigint', 'double', 'boolean', 'datetime'])

/** Appwrite compares keys without regard to case. */
export function sameKey(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Reads an index of a collection as a call gives it. @throws {ApiError} in Appwrite's words */
export function readIndex(
  family: Family,
  table: TableDefinition,
  body: Call['body'],
  time: string,
): IndexDefinition {
  const key = keyParameter(body)
  const type = String(parameter(body, 'type'))
  if (!['key', 'unique', 'fulltext'].includes(type))
    throw invalidArgument('type', 'Value must be one of (key, fulltext, unique, spatial)')
  const list = (name: string) => ((parameter(body, name) ?? []) as unknown[]).map(String)
  const columns = [...list('columns'), ...list('attributes')]
  if (columns.length === 0) throw indexInvalid(family, 'No attributes provided for index')
  const named = new Set(columns.map((name) => name.toLowerCase()))
  if (named.size < columns.length) throw indexInvalid(family, 'Duplicate attributes provided')
  for (const name of columns) {
    const column = table.columns.find((other) => sameKey(other.key, name))
    if (column === undefined && !name.startsWith('$'))
      throw new ApiError(
        400,
        `${family.field}_unknown`,
        `The ${family.field} '${name}' required for the index could not be found. Please confirm all your ${family.fields} are in the available state.`,
      )
    if (column?.array === true)
      throw indexInvalid(family, 'Creating indexes on array attributes is not currently supported.')
    const isText = column !== undefined && !NO_TEXTS.has(column.type)
    if (type === 'fulltext' && !isText)
      throw indexInvalid(
        family,
        `Attribute "${name}" cannot be part of a fulltext index, must be of type string`,
      )
    if (type !== 'fulltext' && column !== undefined && LONG_TEXTS.has(column.type))
      throw indexInvalid(family, `Index length is longer than the maximum: ${LONGEST_INDEX}`)
  }
  const lengths = ((parameter(body, 'lengths') ?? []) as unknown[]).map(Number)
  const index = { key, type, columns, orders: list('orders'), lengths, $createdAt: time, $updatedAt: time }
  checkLengths(family, table, index)
  return index
}

/**
 * Whether an index is short enough for MariaDB; SQLite knows no such bound, but what is made here is to be made there.
 *
 * @throws {ApiError} in Appwrite's words
 */
export function checkLengths(family: Family, table: TableDefinition, index: IndexDefinition): void {
  const { type, columns, lengths = [] } = index
  if (type === 'fulltext') return
  if (lengths.length > columns.length)
    throw indexInvalid(
      family,
      'Invalid index lengths. Count of lengths must be equal or less than the number of attributes.',
    )
  let total = 0
  for (const [place, name] of columns.entries()) {
    const column = table.columns.find(({ key }) => sameKey(key, name))
    const size = column?.size ?? (column?.type === 'double' ? 2 : 1)
    const length = lengths[place] || size
    if (length < 0) throw indexInvalid(family, `Negative index length provided for ${name}`)
    if (length > size)
      throw indexInvalid(family, `Index length ${length} is larger than the size for ${name}: ${size}"`)
    total += length
  }
  if (total > LONGEST_INDEX)
    throw indexInvalid(family, `Index length is longer than the maximum: ${LONGEST_INDEX}`)
}
