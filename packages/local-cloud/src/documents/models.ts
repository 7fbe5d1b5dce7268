import type { Attribute } from '../config/project.ts'
import { quoteLiteral, quoteIdentifier } from '../storage/sql.ts'
import type { Page } from './lists/list-reader.ts'
import type { DocumentContext } from './context.ts'
import type { StoredDocument } from './store/stored-document.ts'

/** Origin of a document, as its model names it. */
type ModelContext = Pick<DocumentContext, 'collection' | 'dialect'>

/** SQLite concatenates at most a thousand values, and a collection may have more attributes. */
const MAX_CONCAT_PARTS = 200

/** Returns the JSON of a page read with {@link buildJsonColumns}: Appwrite's `documentList` (or `rowList`) model. */
export function formatListBody({ dialect }: ModelContext, { total, rows }: Page): string {
  return `{"total":${total},"${dialect.items}":[${rows.map((row) => row.join('')).join(',')}]}`
}

/**
 * Builds columns that together are the JSON of {@link toDocumentModel}. They are mostly one text, because SQLite
 * serializes twice as fast as JavaScript. Numbers with fractions get their own columns, because SQLite formats them
 * differently.
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
  // Ids and times need no escaping, and permissions are stored as JSON.
  for (const key of ['$id', '$sequence', '$createdAt', '$updatedAt']) {
    parts.push(quoteLiteral(`${prefix}"${key}":"`), quoteIdentifier(key))
    prefix = '",'
  }
  const parentIds = `"$databaseId":${JSON.stringify(collection.databaseId)},"${dialect.parentField}":${JSON.stringify(collection.id)}`
  parts.push(quoteLiteral('","$permissions":'), '"$permissions"', quoteLiteral(`,${parentIds}}`))
  endColumn()
  return columns.join(', ')
}

/** Returns the SQL for an attribute's JSON. A missing list is empty. */
function buildJsonSql({ key, type, array }: Attribute): string {
  const column = quoteIdentifier(key)
  if (array) return `coalesce(${column}, '[]')`
  if (type === 'boolean') return `CASE ${column} WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END`
  return `json_quote(${column})`
}

/**
 * Returns Appwrite's `document` (or `row`) model.
 *
 * @param select attributes to return; null means all. System fields (`$…`) are always returned.
 */
export function toDocumentModel(
  { collection, dialect }: ModelContext,
  document: StoredDocument,
  select: ReadonlySet<string> | null = null,
): Record<string, unknown> {
  const values = select === null ? document.values : [...document.values].filter(([key]) => select.has(key))
  const model: Record<string, unknown> = Object.fromEntries(values)
  // A missing list is empty.
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
