import { expandPermissions, findRoles } from '../parsing/permissions.ts'
import type { RealtimeEvent } from '../api/realtime-event.ts'
import { toDocumentModel } from './models.ts'
import type { DocumentContext } from './context.ts'
import type { StoredDocument } from './store/stored-document.ts'

type Change = 'create' | 'update' | 'upsert' | 'delete'

/** Returns the events of a change. Roles with read access to the current or deleted document receive them. */
export function documentEvents(
  context: DocumentContext,
  document: StoredDocument,
  change: Change,
): readonly RealtimeEvent[] {
  const { collection, database } = context
  const paths = [
    `databases.${collection.databaseId}.collections.${collection.id}.documents`,
    `databases.${collection.databaseId}.tables.${collection.id}.rows`,
    `tablesdb.${collection.databaseId}.tables.${collection.id}.rows`,
  ]
  const [inCollection = [], ...inTables] = paths.map((path) => [path, `${path}.${document.id}`])
  const channels = ['documents', ...inCollection, 'rows', ...inTables.flat()]
  const roles = findRoles(collection.permissions, 'read')
  if (collection.documentSecurity) roles.push(...findRoles(expandPermissions(document.permissions), 'read'))
  return [
    {
      events: eventNames(context, document.id, change, database.type === 'tablesdb'),
      channels: [...channels, ...channels.map((channel) => `${channel}.${change}`)],
      payload: toDocumentModel(context, document),
      roles,
    },
  ]
}

/** Wildcard combinations of event names, in Appwrite's order. */
const ITEM_WILDCARDS = ['', 'dci', 'c', 'dc', 'd', 'i', 'di', 'ci']
const PARENT_WILDCARDS = ['', 'dc', 'c', 'd']

function eventNames({ collection, dialect }: DocumentContext, id: string, change: Change, tables: boolean) {
  const documents = ['databases', 'collections', 'documents'] as const
  const rows = ['databases', 'tables', 'rows'] as const
  const byItem = dialect.item === 'document' ? [documents, rows] : [rows, documents]
  const variants = tables ? [['tablesdb', 'tables', 'rows'] as const, documents, rows] : byItem
  const segment = (wildcards: string, segmentKey: string, value: string) =>
    wildcards.includes(segmentKey) ? '*' : value
  const items = ITEM_WILDCARDS.flatMap((wildcards) =>
    variants.map(
      ([root, parents, children]) =>
        `${root}.${segment(wildcards, 'd', collection.databaseId)}.${parents}.${segment(wildcards, 'c', collection.id)}.${children}.${segment(wildcards, 'i', id)}`,
    ),
  )
  const parents = PARENT_WILDCARDS.flatMap((wildcards) =>
    variants.map(
      ([root, name]) =>
        `${root}.${segment(wildcards, 'd', collection.databaseId)}.${name}.${segment(wildcards, 'c', collection.id)}`,
    ),
  )
  const roots = [...new Set(variants.map(([root]) => root))]
  return [
    ...items.map((item) => `${item}.${change}`),
    ...items,
    ...parents,
    ...[collection.databaseId, '*'].flatMap((database) => roots.map((root) => `${root}.${database}`)),
  ]
}
