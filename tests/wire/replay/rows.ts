import type { Step } from './replay.ts'

/** Words of the SDK calls: the same call on a table. */
const CALLS: readonly (readonly [RegExp, string])[] = [
  [/\bdb\.(list|create|get|update|upsert|delete)Document(s?)\b/g, 'tables.$1Row$2'],
  [/\bcollectionId\b/g, 'tableId'],
  [/\bdocumentId\b/g, 'rowId'],
]

/** Words of the answers. "Invalid document structure" stays: Appwrite says it of rows too. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/"documents":/g, '"rows":'],
  [/"\$collectionId":/g, '"$tableId":'],
  [/`documentId`/g, '`rowId`'],
  [/"type":"document_/g, '"type":"row_'],
  [/"type":"collection_/g, '"type":"table_'],
  [/\bDocument (with|violates|')/g, 'Row $1'],
  [/\bCollection with\b/g, 'Table with'],
  [/\bdocument data\b/g, 'row data'],
  [/\bunique attribute constraint\b/g, 'unique column constraint'],
  [/\brow data populated\b/g, 'row data populated.'],
]

/**
 * The same step in Appwrite's newer words: rows in tables are the documents of the same store. That the two
 * differ in nothing else was checked on the recorded server, step by step.
 */
export function asRows(step: Step): Step {
  return {
    ...step,
    sdk: translate(step.sdk, CALLS),
    body: JSON.parse(translate(JSON.stringify(step.body), ANSWERS)),
  }
}

function translate(text: string, words: readonly (readonly [RegExp, string])[]): string {
  return words.reduce((translated, [from, to]) => translated.replace(from, to), text)
}
