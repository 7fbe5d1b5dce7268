import type { Page } from './lists.ts'
import type { QueryPlan } from './query-plan.ts'
import type { Scope } from './scope.ts'
import type { StoredDocument } from './stored-document.ts'

/** What an answer needs to know of where a document is from. */
type Wording = Pick<Scope, 'collection' | 'vocabulary'>

/** A page in the shape of Appwrite's `documentList` (or `rowList`) model. */
export function listAnswer(
  wording: Wording,
  { total, documents }: Page,
  { select }: QueryPlan,
): Record<string, unknown> {
  const items = documents.map((document) => documentAnswer(wording, document, select))
  return { total, [wording.vocabulary.items]: items }
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
