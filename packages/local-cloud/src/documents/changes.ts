import { invalidArgument, unauthorized } from '../http/api-error.ts'
import { newId, parameter } from '../http/parameters.ts'
import type { Answer, Call } from '../http/route.ts'
import { formatTime, ID_RULE, isValidId } from '../identifiers.ts'
import { formatJson } from '../json.ts'
import { documentHappening } from './happenings.ts'
import { documentAnswer } from './answers.ts'
import {
  allows,
  authorPermissions,
  documentPermissions,
  formatPermission,
  rolesFor,
} from '../grammar/permissions.ts'
import { mayRead } from './reads.ts'
import { normalMoment } from '../grammar/moments.ts'
import { withOperators } from './operators.ts'
import { dataParameter, pathId, permissionsParameter, writable } from './request.ts'
import type { Scope } from './scope.ts'
import type { StoredDocument } from './stored-document.ts'
import { DATE_RULE, validateDocument, type Values } from '../config/structure.ts'
import {
  conflict,
  invalidStructure,
  itemNotFound,
  missingData,
  missingId,
  missingPayload,
} from './vocabulary.ts'

/** POST a new document. */
export function createDocument(scope: Scope, call: Call): Answer {
  const { vocabulary } = scope
  const { body } = call
  const hasId = (parameter(body, vocabulary.itemId) ?? null) !== null
  const id = hasId ? newId(body, vocabulary.itemId) : null
  const data = dataParameter(body)
  const permissions = permissionsParameter(body)
  if (data.size === 0) throw missingData(vocabulary)
  if (id === null) throw missingId(vocabulary)
  const document = insert(scope, call, id, data, permissions)
  return done(scope, document, 'create')
}

/** PATCH some of a document's attributes, its permissions, or both. */
export function updateDocument(scope: Scope, call: Call): Answer {
  const { store, vocabulary } = scope
  const id = pathId(vocabulary.itemId, call.path['itemId'] ?? '')
  const { data, permissions } = readPayload(scope, call)
  const document = store.get(id)
  if (document === null) throw itemNotFound(vocabulary, id)
  if (permissions !== null) requireOwnRoles(permissions, call)
  const changes = withOperators(data, document.values, call.now)
  const merged = new Map<string, unknown>([...document.values, ...changes])
  const written = replace(scope, call, document, merged, permissions ?? document.permissions)
  return done(scope, written, 'update')
}

/** PUT a document: made when its id is free; else what is given, and must be given, replaces what was there. */
export function upsertDocument(scope: Scope, call: Call): Answer {
  const { collection, store, vocabulary } = scope
  const id = call.path['itemId'] ?? ''
  if (!isValidId(id)) throw invalidArgument(vocabulary.itemId, ID_RULE)
  const { data, permissions } = readPayload(scope, call)
  const document = store.get(id)
  const changes = withOperators(data, document?.values ?? new Map(), call.now)
  if (document === null) return done(scope, insert(scope, call, id, changes, permissions), 'upsert')
  // Permissions that are kept must be the caller's own as well, as if they had been sent.
  const kept = permissions ?? document.permissions
  requireOwnRoles(kept, call)
  const optional = [...document.values].filter(([key]) => collection.attributes.get(key)?.required === false)
  const merged = new Map<string, unknown>([...optional, ...changes])
  return done(scope, replace(scope, call, document, merged, kept), 'upsert')
}

/** DELETE one. */
export function deleteDocument(scope: Scope, call: Call): Answer {
  const { store, vocabulary } = scope
  const id = pathId(vocabulary.itemId, call.path['itemId'] ?? '')
  const document = store.get(id)
  if (document === null) throw itemNotFound(vocabulary, id)
  if (!mayChange(scope, document, call, 'delete')) throw unauthorized()
  store.delete(document)
  return { status: 204, happened: documentHappening(scope, document, 'delete') }
}

function done(scope: Scope, document: StoredDocument, change: 'create' | 'update' | 'upsert'): Answer {
  return {
    status: change === 'create' ? 201 : 200,
    json: documentAnswer(scope, document),
    happened: documentHappening(scope, document, change),
  }
}

/** Writes a new document, when the caller may and it fits. */
export function insert(
  scope: Scope,
  call: Call,
  id: string,
  data: ReadonlyMap<string, unknown>,
  given: readonly string[] | null,
): StoredDocument {
  const { collection, store, vocabulary } = scope
  const { user } = call.caller
  const permissions = given ?? (user === null ? [] : authorPermissions(user.id).map(formatPermission))
  requireOwnRoles(permissions, call)
  if (call.caller.key === null && !allows(collection.permissions, 'create', call.caller.roles))
    throw unauthorized(missingCreate(rolesFor(collection.permissions, 'create'), call.caller.roles))
  const values = validated(scope, writable(data))
  const time = formatTime(call.now)
  const times = { createdAt: time, updatedAt: time, ...givenTimes(scope, call, data) }
  const written = store.insert({ id, permissions, values, ...times })
  if (typeof written === 'string') throw conflict(vocabulary, written, id)
  return written
}

/** Writes a document over an older self. A change that changes nothing asks for the right to read only. */
export function replace(
  scope: Scope,
  call: Call,
  document: StoredDocument,
  data: ReadonlyMap<string, unknown>,
  permissions: readonly string[],
): StoredDocument {
  const times = givenTimes(scope, call, data)
  const written = writable(data)
  const changed = differs(document, written, permissions) || Object.keys(times).length > 0
  if (changed ? !mayChange(scope, document, call, 'update') : !mayRead(scope, document, call))
    throw unauthorized()
  const values = validated(scope, written)
  if (!changed) return document
  const updated = { ...document, values, permissions, updatedAt: formatTime(call.now), ...times }
  const kind = scope.store.update(updated)
  if (kind !== null) throw conflict(scope.vocabulary, kind, document.id)
  return updated
}

/** The times that a key may give a document, as who moves documents from elsewhere does. */
function givenTimes(
  { vocabulary }: Scope,
  { caller }: Call,
  data: ReadonlyMap<string, unknown>,
): Partial<Pick<StoredDocument, 'createdAt' | 'updatedAt'>> {
  const times: { createdAt?: string; updatedAt?: string } = {}
  for (const name of ['createdAt', 'updatedAt'] as const) {
    const given = data.get(`$${name}`) ?? null
    if (given === null || caller.key === null) continue
    const moment = typeof given === 'string' ? normalMoment(given) : null
    if (moment === null)
      throw invalidStructure(vocabulary, `Attribute "$${name}" has invalid type. ${DATE_RULE}`)
    times[name] = moment
  }
  return times
}

function differs(
  document: StoredDocument,
  data: ReadonlyMap<string, unknown>,
  permissions: readonly string[],
): boolean {
  if (permissions.join() !== document.permissions.join()) return true
  return [...data].some(
    ([key, value]) => formatJson(value ?? null) !== formatJson(document.values.get(key) ?? null),
  )
}

function validated({ collection, vocabulary }: Scope, data: ReadonlyMap<string, unknown>): Values {
  const result = validateDocument(collection, data)
  if ('complaint' in result) throw invalidStructure(vocabulary, result.complaint)
  return result.values
}

function readPayload(
  { vocabulary }: Scope,
  { body }: Call,
): { data: ReadonlyMap<string, unknown>; permissions: readonly string[] | null } {
  const data = dataParameter(body)
  const permissions = permissionsParameter(body)
  if (data.size === 0 && permissions === null) throw missingPayload(vocabulary)
  return { data, permissions }
}

/** Whether the caller may change or delete a document: by a right over the collection, or over the document. */
export function mayChange(
  { collection }: Scope,
  document: StoredDocument,
  { caller }: Call,
  action: 'update' | 'delete',
): boolean {
  return (
    caller.key !== null ||
    allows(collection.permissions, action, caller.roles) ||
    (collection.documentSecurity && allows(documentPermissions(document.permissions), action, caller.roles))
  )
}

/** Nobody can give a right to a role they do not have themselves. */
function requireOwnRoles(permissions: readonly string[], { caller }: Call): void {
  if (caller.key !== null) return
  if (documentPermissions(permissions).some(({ role }) => !caller.roles.includes(role)))
    throw unauthorized(`Permissions must be one of: (${caller.roles.join(', ')})`)
}

function missingCreate(allowed: readonly string[], roles: readonly string[]): string {
  const last = allowed.at(-1)
  if (last === undefined) return "No permissions provided for action 'create'"
  return `Missing "create" permission for role "${last}". Only "${phpJson(roles)}" scopes are allowed and "${phpJson(allowed)}" was given.`
}

/** JSON as PHP writes it, with slashes escaped. */
function phpJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('/', String.raw`\/`)
}
