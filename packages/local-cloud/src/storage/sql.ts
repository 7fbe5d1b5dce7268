import type { Attribute, Collection } from '../config/project.ts'
import { unwrapFloat } from '../json.ts'
import { normalizeDateTime } from '../parsing/date-time.ts'

/** A value that SQLite can bind. */
export type SqlValue = string | number | bigint | null

/** SQL text and the values of its parameters. */
export interface Sql {
  readonly text: string
  readonly values: readonly SqlValue[]
}

/** A field for filters and orders: an attribute, or one of four system fields. */
export type Field = Pick<Attribute, 'key' | 'array'> & { readonly type: Attribute['type'] | 'sequence' }

const SYSTEM_FIELDS: readonly Field[] = [
  { key: '$id', type: 'string', array: false },
  { key: '$sequence', type: 'sequence', array: false },
  { key: '$createdAt', type: 'datetime', array: false },
  { key: '$updatedAt', type: 'datetime', array: false },
]

/** Returns the field of a collection by key, or undefined. */
export function findField(collection: Collection, key: string): Field | undefined {
  return collection.attributes.get(key) ?? SYSTEM_FIELDS.find((field) => field.key === key)
}

/** Quotes an identifier. Validated keys contain no quotes; escaping is a second defense. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** Quotes a string literal. */
export function quoteLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * Returns the expression of a field in comparisons, orders and indexes. Appwrite's database ignores case and trailing
 * spaces, in queries and in unique indexes. An index only serves queries with the same expression.
 */
export function comparisonSql(collection: Collection, key: string): string {
  const isText = key !== '$id' && findField(collection, key)?.type === 'string'
  return isText ? `rtrim(${quoteIdentifier(key)}) COLLATE NOCASE` : quoteIdentifier(key)
}

/** Converts a value for comparisons: see {@link comparisonSql}. */
export function toComparisonValue(type: string, value: unknown): SqlValue {
  if (type === 'boolean') return value === true ? 1 : 0
  if (type === 'datetime') return normalizeDateTime(String(value))
  if (type === 'sequence') return Number(value)
  if (typeof value === 'string') return value.replace(/ +$/, '')
  return unwrapFloat(value) as SqlValue
}
