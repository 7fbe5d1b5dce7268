import { ApiError, invalidArgument } from '../http/api-error.ts'
import { readParameter } from '../http/parameters.ts'
import type { ApiCall } from '../api/route.ts'
import { readKey } from './read-column-request.ts'
import type { IndexDefinition, TableDefinition } from './definitions.ts'
import { type SchemaDialect, indexInvalid } from './schema-dialect.ts'

const MAX_INDEX_LENGTH = 768
const LONG_TEXTS = new Set(['text', 'mediumtext', 'longtext'])
const NO_TEXTS = new Set(['integer', 'bigint', 'double', 'boolean', 'datetime'])

/** Appwrite compares keys case-insensitively. */
export function isSameKey(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Reads an index from a body. @throws {ApiError} with Appwrite's message */
export function readIndexRequest(
  schemaDialect: SchemaDialect,
  table: TableDefinition,
  body: ApiCall['body'],
  time: string,
): IndexDefinition {
  const key = readKey(body)
  const type = String(readParameter(body, 'type'))
  if (!['key', 'unique', 'fulltext'].includes(type))
    throw invalidArgument('type', 'Value must be one of (key, fulltext, unique, spatial)')
  const list = (name: string) => ((readParameter(body, name) ?? []) as unknown[]).map(String)
  const columns = [...list('columns'), ...list('attributes')]
  if (columns.length === 0) throw indexInvalid(schemaDialect, 'No attributes provided for index')
  const named = new Set(columns.map((name) => name.toLowerCase()))
  if (named.size < columns.length) throw indexInvalid(schemaDialect, 'Duplicate attributes provided')
  for (const name of columns) {
    const column = table.columns.find((other) => isSameKey(other.key, name))
    if (column === undefined && !name.startsWith('$'))
      throw new ApiError(
        400,
        `${schemaDialect.field}_unknown`,
        `The ${schemaDialect.field} '${name}' required for the index could not be found. Please confirm all your ${schemaDialect.fields} are in the available state.`,
      )
    if (column?.array === true)
      throw indexInvalid(schemaDialect, 'Creating indexes on array attributes is not currently supported.')
    const isText = column !== undefined && !NO_TEXTS.has(column.type)
    if (type === 'fulltext' && !isText)
      throw indexInvalid(
        schemaDialect,
        `Attribute "${name}" cannot be part of a fulltext index, must be of type string`,
      )
    if (type !== 'fulltext' && column !== undefined && LONG_TEXTS.has(column.type))
      throw indexInvalid(schemaDialect, `Index length is longer than the maximum: ${MAX_INDEX_LENGTH}`)
  }
  const lengths = ((readParameter(body, 'lengths') ?? []) as unknown[]).map(Number)
  const index = { key, type, columns, orders: list('orders'), lengths, $createdAt: time, $updatedAt: time }
  checkLengths(schemaDialect, table, index)
  return index
}

/**
 * Checks MariaDB's maximum index length. SQLite has none, but the index must also work in Appwrite.
 *
 * @throws {ApiError} with Appwrite's message
 */
export function checkLengths(
  schemaDialect: SchemaDialect,
  table: TableDefinition,
  index: IndexDefinition,
): void {
  const { type, columns, lengths = [] } = index
  if (type === 'fulltext') return
  if (lengths.length > columns.length)
    throw indexInvalid(
      schemaDialect,
      'Invalid index lengths. Count of lengths must be equal or less than the number of attributes.',
    )
  let total = 0
  for (const [position, name] of columns.entries()) {
    const column = table.columns.find(({ key }) => isSameKey(key, name))
    const size = column?.size ?? (column?.type === 'double' ? 2 : 1)
    const length = lengths[position] || size
    if (length < 0) throw indexInvalid(schemaDialect, `Negative index length provided for ${name}`)
    if (length > size)
      throw indexInvalid(
        schemaDialect,
        `Index length ${length} is larger than the size for ${name}: ${size}"`,
      )
    total += length
  }
  if (total > MAX_INDEX_LENGTH)
    throw indexInvalid(schemaDialect, `Index length is longer than the maximum: ${MAX_INDEX_LENGTH}`)
}
