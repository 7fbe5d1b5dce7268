import type { Attribute, Collection } from '../config/project.ts'
import { withoutFloat } from '../json.ts'
import { normalMoment } from '../grammar/moments.ts'

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
export function fieldOf(collection: Collection, key: string): Field | undefined {
  return collection.attributes.get(key) ?? SYSTEM_FIELDS.find((field) => field.key === key)
}

/** An identifier, quoted. Keys hold no quotes (the configuration is checked), doubling them is a second lock. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

/** A text that is written into SQL. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * The expression that stands for a field in comparisons, orders and indexes. Appwrite's database compares
 * texts without regard to case and trailing spaces, in queries and in unique indexes alike. An index serves
 * a query only if both are written with this same expression.
 */
export function comparable(collection: Collection, key: string): string {
  const isText = key !== '$id' && fieldOf(collection, key)?.type === 'string'
  return isText ? `rtrim(${quoted(key)}) COLLATE NOCASE` : quoted(key)
}

/** A field's value as comparisons take it: see {@link comparable}. */
export function comparedValue(type: string, value: unknown): SqlValue {
  if (type === 'boolean') return value === true ? 1 : 0
  if (type === 'datetime') return normalMoment(String(value))
  if (type === 'sequence') return Number(value)
  if (typeof value === 'string') return value.replace(/ +$/, '')
  return withoutFloat(value) as SqlValue
}
