import type { Attribute } from '../config/project.ts'
import { quoteLiteral, quoteIdentifier } from '../storage/sql.ts'
import type { Page } from './lists/list-reader.ts'
import type { DocumentContext } from './context.ts'
import type { StoredDocument } from './store/stored-document.ts'

/** What an answer needs to know of where a document is from. */
type ModelContext = Pick<DocumentContext, 'collection' | 'dialect'>

/** SQLite joins a thousand texts at most, and a collection may have more attributes. */
const MAX_CONCAT_PARTS = 200

/** The JSON of a page read with {@link buildJsonColumns}, in the shape of Appwrite's `documentList` (or `rowList`) model. */
export function formatListBody({ dialect }: ModelContext, { total, rows }: Page): string {
  return `{"total":${total},"${dialect.items}":[${rows.map((row) => row.join('')).join(',')}]}`
}

/**
 * Columns that together are a row as the JSON of {@link toDocumentModel}: mostly a single text, which SQLite writes in
 * half the time that it takes to hand over each value and write it here. Numbers with fractions are written here all
 * the same, as columns of their own, because SQLite has other digits for them.
 */
export function buildJsonColumns(
  { collection, dialect }: ModelContext,
  select: ReadonlySet<string> | null,
): string {
  const columns: string[] = []
  let parts: string[] = []
  const endColumn = () => {
    columns.push(`concat(${parts.join(', ')})`)
    parts = []
  }
  let prefix = '{'
  for (const attribute of collection.attributes.values()) {
    if (select !== null && !select.has(attribute.key)) continue
    parts.push(quoteLiteral(`${prefix}${JSON.stringify(attribute.key)}:`))
    if (attribute.type === 'double' && !attribute.array) {
      endColumn()
      columns.push(`coalesce(${quoteIdentifier(attribute.key)}, 'null')`)
    } else parts.push(buildJsonSql(attribute))
    if (parts.length >= MAX_CONCAT_PARTS) endColumn()
    prefix = ','
  }
  // Ids and times hold nothing that JSON would write otherwise, and permissions are kept as JSON.
  for (const key of ['$id', '$sequence', '$createdAt', '$updatedAt']) {
    parts.push(quoteLiteral(`${prefix}"${key}":"`), quoteIdentifier(key))
    prefix = '",'
  }
  const parentIds = `"$databaseId":${JSON.stringify(collection.databaseId)},"${dialect.parentField}":${JSON.stringify(collection.id)}`
  parts.push(quoteLiteral('","$permissions":'), '"$permissions"', quoteLiteral(`,${parentIds}}`))
  endColumn()
  return columns.join(', ')
}

/** An attribute's value as JSON. A list that was never given is an empty one. */
function buildJsonSql({ key, type, array }: Attribute): string {
  const column = quoteIdentifier(key)
  if (array) return `coalesce(${column}, '[]')`
  if (type === 'boolean') return `CASE ${column} WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END`
  return `json_quote(${column})`
}

/**
 * A document in the shape of Appwrite's `document` (or `row`) model.
 *
 * @param select the attributes to answer with; null means all. What begins with `$` is always there.
 */
export function toDocumentModel(
  { collection, dialect }: ModelContext,
  document: StoredDocument,
  select: ReadonlySet<string> | null = null,
): Record<string, unknown> {
  const values = select === null ? document.values : [...document.values].filter(([key]) => select.has(key))
  const model: Record<string, unknown> = Object.fromEntries(values)
  // A list that was never given is an empty one.
  for (const [key, value] of values)
    if (value === null && collection.attributes.get(key)?.array === true) model[key] = []
  model['$id'] = document.id
  model['$sequence'] = String(document.sequence)
  model['$createdAt'] = document.createdAt
  model['$updatedAt'] = document.updatedAt
  model['$permissions'] = document.permissions
  model['$databaseId'] = collection.databaseId
  model[dialect.parentField] = collection.id
  return model
}
