import type { SQLOutputValue } from 'node:sqlite'
import type { Attribute, Collection } from '../../config/project.ts'
import type { Value, Values } from '../../config/validate-document.ts'
import { parseJson } from '../../json.ts'
import { toComparisonValue, quoteIdentifier, type SqlValue } from '../../storage/sql.ts'

/** A stored document. Times are texts in Appwrite's format. */
export interface StoredDocument {
  readonly id: string
  /** Number of the attempted insert, successful or not. */
  readonly sequence: number
  readonly createdAt: string
  readonly updatedAt: string
  /** In the form of the response: `read("any")`. Parsed when needed. */
  readonly permissions: readonly string[]
  readonly values: Values
}

/** A row of a statement: the values of {@link columnsSql}. */
export type Row = readonly SQLOutputValue[]

/** Returns the columns of a collection's table in the order of a {@link Row}: system fields, then attributes. */
export function columnsSql({ attributes }: Collection): string {
  const keys = ['$sequence', '$id', '$createdAt', '$updatedAt', '$permissions', ...attributes.keys()]
  return keys.map(quoteIdentifier).join(', ')
}

/** Index of the first attribute in a {@link Row}. */
const FIRST_ATTRIBUTE = 5

/** Reads a row. Integers beyond ±2^53 are bigints; smaller ones may be. */
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

/** Returns the value by which a document is ordered; see {@link toComparisonValue}. */
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
