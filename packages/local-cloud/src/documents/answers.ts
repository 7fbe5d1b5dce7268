import type { SQLOutputValue } from 'node:sqlite'
import type { Attribute } from '../config/project.ts'
import type { Page } from './lists.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Scope } from './scope.ts'
import { FIRST_ATTRIBUTE, type Row, type StoredDocument } from './stored-document.ts'

/** What an answer needs to know of where a document is from. */
type Wording = Pick<Scope, 'collection' | 'vocabulary'>

/** The JSON of a page, in the shape of Appwrite's `documentList` (or `rowList`) model. */
export function listBody(wording: Wording, { total, rows }: Page, { select }: QueryPlan): string {
  const write = rowWriter(wording, select)
  return `{"total":${total},"${wording.vocabulary.items}":[${rows.map(write).join(',')}]}`
}

/**
 * Writes rows as the JSON of {@link documentAnswer}, each in one go: a hundred documents made as objects first cost
 * three times as much.
 */
function rowWriter(
  { collection, vocabulary }: Wording,
  select: ReadonlySet<string> | null,
): (row: Row) => string {
  const columns = [...collection.attributes.values()]
    .map((attribute, position) => ({ attribute, position: FIRST_ATTRIBUTE + position }))
    .filter(({ attribute }) => select?.has(attribute.key) ?? true)
    .map(({ attribute, position }) => ({
      name: `${JSON.stringify(attribute.key)}:`,
      write: columnWriter(attribute),
      position,
    }))
  const from = `"$databaseId":${JSON.stringify(collection.databaseId)},"${vocabulary.parentField}":${JSON.stringify(collection.id)}}`
  return (row) => {
    let text = '{'
    for (const { name, write, position } of columns) text += `${name}${write(row[position] ?? null)},`
    // Ids and times hold nothing that JSON would write otherwise, and permissions are kept as JSON.
    const [sequence, id, createdAt, updatedAt, permissions] = row
    return `${text}"$id":"${String(id)}","$sequence":"${String(sequence)}","$createdAt":"${String(createdAt)}","$updatedAt":"${String(updatedAt)}","$permissions":${String(permissions)},${from}`
  }
}

/** How the values of an attribute are written. A list that was never given is an empty one. */
function columnWriter({ array, type }: Attribute): (value: SQLOutputValue) => string {
  if (array) return (value) => (value === null ? '[]' : String(value))
  if (type === 'boolean') return (value) => (value === null ? 'null' : String(Number(value) === 1))
  return (value) => (typeof value === 'string' ? JSON.stringify(value) : String(value))
}

/**
 * A document in the shape of Appwrite's `document` (or `row`) model.
 *
 * @param select the attributes to answer with; null means all. What begins with `$` is always there.
 */
export function documentAnswer(
  { collection, vocabulary }: Wording,
  document: StoredDocument,
  select: ReadonlySet<string> | null = null,
): Record<string, unknown> {
  const values = select === null ? document.values : [...document.values].filter(([key]) => select.has(key))
  const answer: Record<string, unknown> = Object.fromEntries(values)
  // A list that was never given is an empty one.
  for (const [key, value] of values)
    if (value === null && collection.attributes.get(key)?.array === true) answer[key] = []
  answer['$id'] = document.id
  answer['$sequence'] = String(document.sequence)
  answer['$createdAt'] = document.createdAt
  answer['$updatedAt'] = document.updatedAt
  answer['$permissions'] = document.permissions
  answer['$databaseId'] = collection.databaseId
  answer[vocabulary.parentField] = collection.id
  return answer
}
