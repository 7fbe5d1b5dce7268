import type { SQLOutputValue } from 'node:sqlite'
import type { Attribute, Collection } from '../config/project.ts'
import type { Value, Values } from '../config/structure.ts'
import { parseJson } from '../json.ts'
import { comparedValue, type SqlValue } from '../storage/sql.ts'

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

/** Reads a row of a collection's table, whose whole numbers are bigints. */
export function readDocument(
  collection: Collection,
  row: Readonly<Record<string, SQLOutputValue>>,
): StoredDocument {
  const values = new Map<string, Value>()
  for (const [key, attribute] of collection.attributes)
    values.set(key, readColumn(attribute, row[key] ?? null))
  return {
    id: String(row['$id']),
    sequence: Number(row['$sequence']),
    createdAt: String(row['$createdAt']),
    updatedAt: String(row['$updatedAt']),
    permissions: JSON.parse(String(row['$permissions'])) as string[],
    values,
  }
}

/** The value by which a document is ordered under a key; see {@link comparedValue}. */
export function sortValue(collection: Collection, document: StoredDocument, key: string): SqlValue {
  if (key === '$id') return document.id
  if (key === '$sequence') return document.sequence
  if (key === '$createdAt') return document.createdAt
  if (key === '$updatedAt') return document.updatedAt
  const value = document.values.get(key) ?? null
  const type = collection.attributes.get(key)?.type ?? 'string'
  return value === null ? null : comparedValue(type, value)
}

function readColumn(attribute: Attribute, value: SQLOutputValue): Value {
  if (value === null) return null
  if (attribute.array) return parseJson(String(value)) as Value
  if (attribute.type === 'boolean') return value === 1n
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : value
  return value as Value
}
