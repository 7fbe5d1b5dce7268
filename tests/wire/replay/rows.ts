import type { Step } from './replay.ts'

/** Names in SDK calls, for documents and for rows. */
const CALLS: readonly (readonly [RegExp, string])[] = [
  [/\bdb\.(list|create|get|update|upsert|delete)Document(s?)\b/g, 'tables.$1Row$2'],
  [/\bcollectionId\b/g, 'tableId'],
  [/\bdocumentId\b/g, 'rowId'],
]

/** Names in responses. "Invalid document structure" stays, because Appwrite returns it for rows too. */
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
 * Translates a step to the TablesDB API, whose rows are the same documents. The recorded server showed no other
 * difference.
 */
export function toRows(step: Step): Step {
  return {
    ...step,
    sdk: translate(step.sdk, CALLS),
    body: JSON.parse(translate(JSON.stringify(step.body), ANSWERS)),
  }
}

function translate(text: string, words: readonly (readonly [RegExp, string])[]): string {
  return words.reduce((translated, [from, to]) => translated.replace(from, to), text)
}
