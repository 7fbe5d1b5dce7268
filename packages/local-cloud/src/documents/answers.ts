import type { Attribute } from '../config/project.ts'
import { literal, quoted } from '../storage/sql.ts'
import type { Page } from './lists.ts'
import type { Scope } from './scope.ts'
import type { StoredDocument } from './stored-document.ts'

/** What an answer needs to know of where a document is from. */
type Wording = Pick<Scope, 'collection' | 'vocabulary'>

/** SQLite joins a thousand texts at most, and a collection may have more attributes. */
const MOST_PARTS = 200

/** The JSON of a page read with {@link jsonColumns}, in the shape of Appwrite's `documentList` (or `rowList`) model. */
export function listBody({ vocabulary }: Wording, { total, rows }: Page): string {
  return `{"total":${total},"${vocabulary.items}":[${rows.map((row) => row.join('')).join(',')}]}`
}

/**
 * Columns that together are a row as the JSON of {@link documentAnswer}: mostly a single text, which SQLite writes in
 * half the time that it takes to hand over each value and write it here. Numbers with fractions are written here all
 * the same, as columns of their own, because SQLite has other digits for them.
 */
export function jsonColumns({ collection, vocabulary }: Wording, select: ReadonlySet<string> | null): string {
  const columns: string[] = []
  let parts: string[] = []
  const endText = () => {
    columns.push(`concat(${parts.join(', ')})`)
    parts = []
  }
  let before = '{'
  for (const attribute of collection.attributes.values()) {
    if (select !== null && !select.has(attribute.key)) continue
    parts.push(literal(`${before}${JSON.stringify(attribute.key)}:`))
    if (attribute.type === 'double' && !attribute.array) {
      endText()
      columns.push(`coalesce(${quoted(attribute.key)}, 'null')`)
    } else parts.push(jsonSql(attribute))
    if (parts.length >= MOST_PARTS) endText()
    before = ','
  }
  // Ids and times hold nothing that JSON would write otherwise, and permissions are kept as JSON.
  for (const key of ['$id', '$sequence', '$createdAt', '$updatedAt']) {
    parts.push(literal(`${before}"${key}":"`), quoted(key))
    before = '",'
  }
  const from = `"$databaseId":${JSON.stringify(collection.databaseId)},"${vocabulary.parentField}":${JSON.stringify(collection.id)}`
  parts.push(literal('","$permissions":'), '"$permissions"', literal(`,${from}}`))
  endText()
  return columns.join(', ')
}

/** An attribute's value as JSON. A list that was never given is an empty one. */
function jsonSql({ key, type, array }: Attribute): string {
  const column = quoted(key)
  if (array) return `coalesce(${column}, '[]')`
  if (type === 'boolean') return `CASE ${column} WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END`
  return `json_quote(${column})`
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
