import type { Attribute, Collection } from '../config/project.ts'
import { unwrapFloat } from '../json.ts'
import { normalizeDateTime } from '../parsing/date-time.ts'

/** A value that SQLite takes as it is. */
export type SqlValue = string | number | bigint | null

/** A piece of SQL and the values for its question marks. */
export interface Sql {
  readonly text: string
  readonly values: readonly SqlValue[]
}

/** What can be filtered and ordered by: the attributes, and the four that every document has. */
export type Field = Pick<Attribute, 'key' | 'array'> & { readonly type: Attribute['type'] | 'sequence' }

const SYSTEM_FIELDS: readonly Field[] = [
  { key: '$id', type: 'string', array: false },
  { key: '$sequence', type: 'sequence', array: false },
  { key: '$createdAt', type: 'datetime', array: false },
  { key: '$updatedAt', type: 'datetime', array: false },
]

/** The field of a collection under a key, or undefined when it has none. */
export function findField(collection: Collection, key: string): Field | undefined {
  return collection.attributes.get(key) ?? SYSTEM_FIELDS.find((field) => field.key === key)
}

/** An identifier, quoted. Keys hold no quotes (the configuration is checked), doubling them is a second lock. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A text that is written into SQL. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * The expression that stands for a field in comparisons, orders and indexes. Appwrite's database compares
 * texts without regard to case and trailing spaces, in queries and in unique indexes alike. An index serves
 * a query only if both are written with this same expression.
 */
export function comparisonSql(collection: Collection, key: string): string {
  const isText = key !== '$id' && findField(collection, key)?.type === 'string'
  return isText ? `rtrim(${quoteIdentifier(key)}) COLLATE NOCASE` : quoteIdentifier(key)
}

/** A field's value as comparisons take it: see {@link comparisonSql}. */
export function toComparisonValue(type: string, value: unknown): SqlValue {
  if (type === 'boolean') return value === true ? 1 : 0
  if (type === 'datetime') return normalizeDateTime(String(value))
  if (type === 'sequence') return Number(value)
  if (typeof value === 'string') return value.replace(/ +$/, '')
  return unwrapFloat(value) as SqlValue
}
