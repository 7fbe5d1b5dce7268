import { sessionAnswer, userAnswer } from '../account/answers.ts'
import type { Session } from '../account/sessions.ts'
import type { User } from '../account/users.ts'
import { documentAnswer } from '../documents/answers.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import { documentPermissions, rolesFor } from '../grammar/permissions.ts'
import type { Scope } from '../documents/scope.ts'

/** Something that happened, as everybody is told who listens and may know. */
export interface Happening {
  /** What it was, from the most to the least exact. */
  readonly events: readonly string[]
  /** Where it is told. */
  readonly channels: readonly string[]
  readonly payload: unknown
  /** The roles that may hear of it. */
  readonly hearers: readonly string[]
}

type Change = 'create' | 'update' | 'upsert' | 'delete'

/** A document was written or deleted; those hear of it who may read it as it now is, or last was. */
export function documentHappening(
  scope: Scope,
  document: StoredDocument,
  change: Change,
): readonly Happening[] {
  const { collection, database } = scope
  const places = [
    `databases.${collection.databaseId}.collections.${collection.id}.documents`,
    `databases.${collection.databaseId}.tables.${collection.id}.rows`,
    `tablesdb.${collection.databaseId}.tables.${collection.id}.rows`,
  ]
  const [inCollection = [], ...inTables] = places.map((place) => [place, `${place}.${document.id}`])
  const channels = ['documents', ...inCollection, 'rows', ...inTables.flat()]
  const hearers = rolesFor(collection.permissions, 'read')
  if (collection.documentSecurity)
    hearers.push(...rolesFor(documentPermissions(document.permissions), 'read'))
  return [
    {
      events: documentEvents(scope, document.id, change, database.type === 'tablesdb'),
      channels: [...channels, ...channels.map((channel) => `${channel}.${change}`)],
      payload: documentAnswer(scope, document),
      hearers,
    },
  ]
}

/** The parts of an event's name that may be left open, in the order in which Appwrite does it. */
const OPEN = ['', 'dci', 'c', 'dc', 'd', 'i', 'di', 'ci']
const OPEN_ABOVE = ['', 'dc', 'c', 'd']

function documentEvents({ collection, vocabulary }: Scope, id: string, change: Change, tables: boolean) {
  const documents = ['databases', 'collections', 'documents'] as const
  const rows = ['databases', 'tables', 'rows'] as const
  const byItem = vocabulary.item === 'document' ? [documents, rows] : [rows, documents]
  const spoken = tables ? [['tablesdb', 'tables', 'rows'] as const, documents, rows] : byItem
  const part = (open: string, letter: string, value: string) => (open.includes(letter) ? '*' : value)
  const items = OPEN.flatMap((open) =>
    spoken.map(
      ([root, parents, children]) =>
        `${root}.${part(open, 'd', collection.databaseId)}.${parents}.${part(open, 'c', collection.id)}.${children}.${part(open, 'i', id)}`,
    ),
  )
  const parents = OPEN_ABOVE.flatMap((open) =>
    spoken.map(
      ([root, name]) =>
        `${root}.${part(open, 'd', collection.databaseId)}.${name}.${part(open, 'c', collection.id)}`,
    ),
  )
  const roots = [...new Set(spoken.map(([root]) => root))]
  return [
    ...items.map((item) => `${item}.${change}`),
    ...items,
    ...parents,
    ...[collection.databaseId, '*'].flatMap((database) => roots.map((root) => `${root}.${database}`)),
  ]
}

/** An account was changed: its `name`, its `prefs`, … Only its own connections hear of it. */
export function accountHappening(
  user: User,
  what: string,
  payload: unknown = userAnswer(user),
): readonly Happening[] {
  const who = [user.id, '*']
  const channels = ['account', `account.${user.id}`]
  return [
    {
      events: [
        ...['update', `update.${what}`].flatMap((change) => who.map((id) => `users.${id}.${change}`)),
        ...who.map((id) => `users.${id}`),
      ],
      channels: [...channels, ...channels.map((channel) => `${channel}.update`)],
      payload,
      hearers: [`user:${user.id}`],
    },
  ]
}

/** A session of an account began or ended. */
export function sessionHappening(session: Session, change: 'create' | 'delete'): Happening {
  const { id, userId } = session
  const names = [
    `users.${userId}.sessions.${id}`,
    'users.*.sessions.*',
    `users.${userId}.sessions.*`,
    `users.*.sessions.${id}`,
  ]
  return {
    events: [...names.map((name) => `${name}.${change}`), ...names, `users.${userId}`, 'users.*'],
    channels: ['account', `account.${userId}`],
    payload: sessionAnswer(session, change === 'create'),
    hearers: [`user:${userId}`],
  }
}
