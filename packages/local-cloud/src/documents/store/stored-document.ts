import type { SQLOutputValue } from 'node:sqlite'
import type { Attribute, Collection } from '../../config/project.ts'
import type { Value, Values } from '../../config/validate-document.ts'
import { parseJson } from '../../json.ts'
import { toComparisonValue, quoteIdentifier, type SqlValue } from '../../storage/sql.ts'

/** One document as it is kept. Times are texts in Appwrite's form. */
export interface StoredDocument {
  readonly id: string
  /** Counts up by one with every document that was tried to be written, kept or not. */
  readonly sequence: number
  readonly createdAt: string
  readonly updatedAt: string
  /** As they are answered: `read("any")`. What they mean is read when it is asked. */
  readonly permissions: readonly string[]
  readonly values: Values
}

/** A document as a statement gives it: the values of {@link columnsSql}. */
export type Row = readonly SQLOutputValue[]

/** The columns of a collection's table in the order of a {@link Row}: what every document has, then the attributes. */
export function columnsSql({ attributes }: Collection): string {
  const keys = ['$sequence', '$id', '$createdAt', '$updatedAt', '$permissions', ...attributes.keys()]
  return keys.map(quoteIdentifier).join(', ')
}

/** The first of a {@link Row} that is an attribute's. */
export const FIRST_ATTRIBUTE = 5

/** Reads a row. Whole numbers may be bigints, and are where they are beyond ±2^53. */
export function readDocument(collection: Collection, row: Row): StoredDocument {
  const [sequence, id, createdAt, updatedAt, permissions] = row
  const values = new Map<string, Value>()
  let position = FIRST_ATTRIBUTE
  for (const [key, attribute] of collection.attributes) {
    values.set(key, readColumn(attribute, row[position] ?? null))
    position += 1
  }
  return {
    id: String(id),
    sequence: Number(sequence),
    createdAt: String(createdAt),
    updatedAt: String(updatedAt),
    permissions: JSON.parse(String(permissions)) as string[],
    values,
  }
}

/** The value by which a document is ordered under a key; see {@link toComparisonValue}. */
export function sortValue(collection: Collection, document: StoredDocument, key: string): SqlValue {
  if (key === '$id') return document.id
  if (key === '$sequence') return document.sequence
  if (key === '$createdAt') return document.createdAt
  if (key === '$updatedAt') return document.updatedAt
  const value = document.values.get(key) ?? null
  const type = collection.attributes.get(key)?.type ?? 'string'
  return value === null ? null : toComparisonValue(type, value)
}

function readColumn(attribute: Attribute, value: SQLOutputValue): Value {
  if (value === null) return null
  if (attribute.array) return parseJson(String(value)) as Value
  if (attribute.type === 'boolean') return Number(value) === 1
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value
  return value as Value
}
