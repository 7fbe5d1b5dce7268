import { invalidArgument, unauthorized } from '../http/api-error.ts'
import { readNewId, readParameter } from '../http/parameters.ts'
import type { ApiResponse, ApiCall } from '../api/route.ts'
import { formatTime, ID_RULE, isValidId } from '../identifiers.ts'
import { formatJson } from '../json.ts'
import { documentEvents } from './realtime-events.ts'
import { toDocumentModel } from './models.ts'
import {
  isAllowed,
  createAuthorPermissions,
  expandPermissions,
  formatPermission,
  findRoles,
} from '../parsing/permissions.ts'
import { canRead } from './read-access.ts'
import { normalizeDateTime } from '../parsing/date-time.ts'
import { parseOperators } from './operators/operators.ts'
import { readData, readPathId, readPermissions, stripSystemKeys } from './request.ts'
import type { DocumentContext } from './context.ts'
import type { StoredDocument } from './store/stored-document.ts'
import { DATE_RULE, validateDocument, type Values } from '../config/validate-document.ts'
import { conflict, invalidStructure, itemNotFound, missingData, missingId, missingPayload } from './errors.ts'

/** POST: creates a document. */
export function createDocument(context: DocumentContext, call: ApiCall): ApiResponse {
  const { dialect } = context
  const { body } = call
  const hasId = (readParameter(body, dialect.itemId) ?? null) !== null
  const id = hasId ? readNewId(body, dialect.itemId) : null
  const data = readData(body)
  const permissions = readPermissions(body)
  if (data.size === 0) throw missingData(dialect)
  if (id === null) throw missingId(dialect)
  const document = insert(context, call, id, data, permissions)
  return createResponse(context, document, 'create')
}

/** PATCH: updates attributes, permissions, or both. */
export function updateDocument(context: DocumentContext, call: ApiCall): ApiResponse {
  const { store, dialect } = context
  const id = readPathId(dialect.itemId, call.path['itemId'] ?? '')
  const { data, permissions } = readPayload(context, call)
  const document = store.get(id)
  if (document === null) throw itemNotFound(dialect, id)
  if (permissions !== null) requireGrantableRoles(permissions, call)
  const changes = parseOperators(data, document.values, call.now)
  const merged = new Map<string, unknown>([...document.values, ...changes])
  const written = replace(context, call, document, merged, permissions ?? document.permissions)
  return createResponse(context, written, 'update')
}

/** PUT: creates a document, or replaces its required attributes and those given. */
export function upsertDocument(context: DocumentContext, call: ApiCall): ApiResponse {
  const { collection, store, dialect } = context
  const id = call.path['itemId'] ?? ''
  if (!isValidId(id)) throw invalidArgument(dialect.itemId, ID_RULE)
  const { data, permissions } = readPayload(context, call)
  const document = store.get(id)
  const changes = parseOperators(data, document?.values ?? new Map(), call.now)
  if (document === null)
    return createResponse(context, insert(context, call, id, changes, permissions), 'upsert')
  // Kept permissions must be grantable by the caller, as if they had been sent.
  const finalPermissions = permissions ?? document.permissions
  requireGrantableRoles(finalPermissions, call)
  const optional = [...document.values].filter(([key]) => collection.attributes.get(key)?.required === false)
  const merged = new Map<string, unknown>([...optional, ...changes])
  return createResponse(context, replace(context, call, document, merged, finalPermissions), 'upsert')
}

/** DELETE: deletes a document. */
export function deleteDocument(context: DocumentContext, call: ApiCall): ApiResponse {
  const { store, dialect } = context
  const id = readPathId(dialect.itemId, call.path['itemId'] ?? '')
  const document = store.get(id)
  if (document === null) throw itemNotFound(dialect, id)
  if (!canChange(context, document, call, 'delete')) throw unauthorized()
  store.delete(document)
  return { status: 204, realtimeEvents: documentEvents(context, document, 'delete') }
}

function createResponse(
  context: DocumentContext,
  document: StoredDocument,
  change: 'create' | 'update' | 'upsert',
): ApiResponse {
  return {
    status: change === 'create' ? 201 : 200,
    json: toDocumentModel(context, document),
    realtimeEvents: documentEvents(context, document, change),
  }
}

/** Creates a document after checking permissions and validity. */
export function insert(
  context: DocumentContext,
  call: ApiCall,
  id: string,
  data: ReadonlyMap<string, unknown>,
  requestedPermissions: readonly string[] | null,
): StoredDocument {
  const { collection, store, dialect } = context
  const { user } = call.caller
  const permissions =
    requestedPermissions ?? (user === null ? [] : createAuthorPermissions(user.id).map(formatPermission))
  requireGrantableRoles(permissions, call)
  if (call.caller.key === null && !isAllowed(collection.permissions, 'create', call.caller.roles))
    throw unauthorized(describeMissingCreate(findRoles(collection.permissions, 'create'), call.caller.roles))
  const values = requireValid(context, stripSystemKeys(data))
  const time = formatTime(call.now)
  const times = { createdAt: time, updatedAt: time, ...readTimes(context, call, data) }
  const written = store.insert({ id, permissions, values, ...times })
  if (typeof written === 'string') throw conflict(dialect, written, id)
  return written
}

/** Replaces a document. A change without effect only requires read access. */
export function replace(
  context: DocumentContext,
  call: ApiCall,
  document: StoredDocument,
  data: ReadonlyMap<string, unknown>,
  permissions: readonly string[],
): StoredDocument {
  const times = readTimes(context, call, data)
  const written = stripSystemKeys(data)
  const changed = hasChanges(document, written, permissions) || Object.keys(times).length > 0
  if (changed ? !canChange(context, document, call, 'update') : !canRead(context, document, call))
    throw unauthorized()
  const values = requireValid(context, written)
  if (!changed) return document
  const updated = { ...document, values, permissions, updatedAt: formatTime(call.now), ...times }
  const kind = context.store.update(updated)
  if (kind !== null) throw conflict(context.dialect, kind, document.id)
  return updated
}

/** Reads the timestamps that a key may set, for imported documents. */
function readTimes(
  { dialect }: DocumentContext,
  { caller }: ApiCall,
  data: ReadonlyMap<string, unknown>,
): Partial<Pick<StoredDocument, 'createdAt' | 'updatedAt'>> {
  const times: { createdAt?: string; updatedAt?: string } = {}
  for (const name of ['createdAt', 'updatedAt'] as const) {
    const requestedPermissions = data.get(`$${name}`) ?? null
    if (requestedPermissions === null || caller.key === null) continue
    const moment = typeof requestedPermissions === 'string' ? normalizeDateTime(requestedPermissions) : null
    if (moment === null)
      throw invalidStructure(dialect, `Attribute "$${name}" has invalid type. ${DATE_RULE}`)
    times[name] = moment
  }
  return times
}

function hasChanges(
  document: StoredDocument,
  data: ReadonlyMap<string, unknown>,
  permissions: readonly string[],
): boolean {
  if (permissions.join() !== document.permissions.join()) return true
  return [...data].some(
    ([key, value]) => formatJson(value ?? null) !== formatJson(document.values.get(key) ?? null),
  )
}

function requireValid({ collection, dialect }: DocumentContext, data: ReadonlyMap<string, unknown>): Values {
  const result = validateDocument(collection, data)
  if ('problem' in result) throw invalidStructure(dialect, result.problem)
  return result.values
}

function readPayload(
  { dialect }: DocumentContext,
  { body }: ApiCall,
): { data: ReadonlyMap<string, unknown>; permissions: readonly string[] | null } {
  const data = readData(body)
  const permissions = readPermissions(body)
  if (data.size === 0 && permissions === null) throw missingPayload(dialect)
  return { data, permissions }
}

/** Returns whether the collection's or the document's permissions let the caller change or delete it. */
export function canChange(
  { collection }: DocumentContext,
  document: StoredDocument,
  { caller }: ApiCall,
  action: 'update' | 'delete',
): boolean {
  return (
    caller.key !== null ||
    isAllowed(collection.permissions, action, caller.roles) ||
    (collection.documentSecurity && isAllowed(expandPermissions(document.permissions), action, caller.roles))
  )
}

/** Callers can only grant permissions to their own roles. */
function requireGrantableRoles(permissions: readonly string[], { caller }: ApiCall): void {
  if (caller.key !== null) return
  if (expandPermissions(permissions).some(({ role }) => !caller.roles.includes(role)))
    throw unauthorized(`Permissions must be one of: (${caller.roles.join(', ')})`)
}

function describeMissingCreate(allowed: readonly string[], roles: readonly string[]): string {
  const last = allowed.at(-1)
  if (last === undefined) return "No permissions provided for action 'create'"
  return `Missing "create" permission for role "${last}". Only "${toPhpJson(roles)}" scopes are allowed and "${toPhpJson(allowed)}" was given.`
}

/** Encodes JSON like PHP, which escapes slashes. */
function toPhpJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('/', String.raw`\/`)
}
