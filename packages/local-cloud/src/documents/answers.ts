import type { StoredDocument } from './document-store.ts'
import { formatPermission } from './permissions.ts'
import type { Scope } from './scope.ts'

/**
 * A document in the shape of Appwrite's `document` (or `row`) model.
 *
 * @param select the attributes to answer with; null means all. What begins with `$` is always there.
 */
export function documentAnswer(
  { collection, vocabulary }: Scope,
  document: StoredDocument,
  select: ReadonlySet<string> | null = null,
): Record<string, unknown> {
  const attributes = [...document.values]
    .filter(([key]) => select === null || select.has(key))
    // A list that was never given is an empty one.
    .map(([key, value]) => [key, value ?? (collection.attributes.get(key)?.array === true ? [] : null)])
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
