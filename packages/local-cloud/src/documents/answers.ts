import { quoted } from '../storage/sql.ts'
import type { Page } from './lists.ts'
import type { Scope } from './scope.ts'
import type { StoredDocument } from './stored-document.ts'

/** What an answer needs to know of where a document is from. */
type Wording = Pick<Scope, 'collection' | 'vocabulary'>

/** SQLite gives a function a thousand values at most, and a collection may have more attributes. */
const MOST_VALUES = 100

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
  let format = '{'
  let values: string[] = []
  const endText = () => {
    columns.push(`format('${format}'${values.map((value) => `, ${value}`).join('')})`)
    format = ''
    values = []
  }
  for (const { key, type, array } of collection.attributes.values()) {
    if (select !== null && !select.has(key)) continue
    const column = quoted(key)
    format += `${constant(key)}:`
    if (type === 'double' && !array) {
      endText()
      columns.push(`coalesce(${column}, 'null')`)
    } else {
      format += '%s'
      // A list that was never given is an empty one.
      if (array) values.push(`coalesce(${column}, '[]')`)
      else if (type === 'boolean')
        values.push(`CASE ${column} WHEN 1 THEN 'true' WHEN 0 THEN 'false' ELSE 'null' END`)
      else values.push(`json_quote(${column})`)
    }
    format += ','
    if (values.length === MOST_VALUES) endText()
  }
  // Ids and times hold nothing that JSON would write otherwise, and permissions are kept as JSON.
  format += `"$id":"%s","$sequence":"%s","$createdAt":"%s","$updatedAt":"%s","$permissions":%s,`
  format += `"$databaseId":${constant(collection.databaseId)},"${vocabulary.parentField}":${constant(collection.id)}}`
  values.push('"$id"', '"$sequence"', '"$createdAt"', '"$updatedAt"', '"$permissions"')
  endText()
  return columns.join(', ')
}

/** A text as JSON, inside of a format inside of SQL. Names hold nothing that needs it: this is a second lock. */
function constant(text: string): string {
  return JSON.stringify(text).replaceAll('%', '%%').replaceAll("'", "''")
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
