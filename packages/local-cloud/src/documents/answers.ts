import { formatPermission } from '../grammar/permissions.ts'
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
  const attributes = [...document.values].filter(([key]) => select === null || select.has(key))
  return {
    ...Object.fromEntries(attributes),
    $id: document.id,
    $sequence: String(document.sequence),
    $createdAt: document.createdAt,
    $updatedAt: document.updatedAt,
    $permissions: document.permissions.map(formatPermission),
    $databaseId: collection.databaseId,
    [vocabulary.parentField]: collection.id,
  }
}
