import { ID_RULE, isValidId } from '../identifiers.ts'

/** Action of a permission. */
export type Action = 'create' | 'read' | 'update' | 'delete'

/** An action and the role that may do it: `any`, `users`, `user:<id>/verified`, … */
export interface Permission {
  readonly action: Action
  readonly role: string
}

const ACTIONS = ['create', 'read', 'update', 'delete', 'write']
const VERIFICATION = ['verified', 'unverified']

/** Returns whether a text is a valid label of an account. */
export const isLabel = (text: string): boolean => /^[A-Za-z0-9]{1,36}$/.test(text)

interface RoleRule {
  readonly id: 'none' | 'required'
  readonly dimension: 'none' | 'any' | 'verification'
}

const ROLES = new Map<string, RoleRule>([
  ['any', { id: 'none', dimension: 'none' }],
  ['guests', { id: 'none', dimension: 'none' }],
  ['users', { id: 'none', dimension: 'verification' }],
  ['user', { id: 'required', dimension: 'verification' }],
  ['team', { id: 'required', dimension: 'any' }],
  ['member', { id: 'required', dimension: 'none' }],
  ['label', { id: 'required', dimension: 'none' }],
])

/** Parses a permission (`write` expands to three), or returns null for an invalid one. */
export function parsePermission(text: string): readonly Permission[] | null {
  const read = splitPermission(text)
  if ('problem' in read || findRoleError(read) !== null) return null
  const { action } = read
  const role = formatRole(read)
  if (action !== 'write') return [{ action: action as Action, role }]
  return [
    { action: 'create', role },
    { action: 'update', role },
    { action: 'delete', role },
  ]
}

/** Formats a permission as in documents: `read("any")`. */
export function formatPermission({ action, role }: Permission): string {
  return `${action}("${role}")`
}

const MAX_PERMISSIONS = 100
const DOCUMENT_ACTIONS = ['read', 'update', 'delete', 'write']

/**
 * Returns Appwrite's error message for the permissions of a document, or null. `create` only applies to collections.
 */
export function findPermissionsError(value: unknown): string | null {
  if (!Array.isArray(value)) return 'Permissions must be an array of strings.'
  if (value.length > MAX_PERMISSIONS) return `You can only provide up to ${MAX_PERMISSIONS} permissions.`
  for (const text of value as unknown[]) {
    if (typeof text !== 'string') return 'Every permission must be of type string.'
    if (text === '*') return 'Wildcard permission "*" has been replaced. Use "any" instead.'
    if (text.includes('role:'))
      return 'Permissions using the "role:" prefix have been replaced. Use "users", "guests", or "any" instead.'
    if (!DOCUMENT_ACTIONS.some((action) => text.startsWith(action)))
      return `Permission "${text}" is not allowed. Must be one of: ${DOCUMENT_ACTIONS.join(', ')}.`
    const read = splitPermission(text)
    const problem = 'problem' in read ? read.problem : findRoleError(read)
    if (problem !== null) return problem
  }
  return null
}

/** Parses and deduplicates a document's valid permissions, in order. */
export function expandPermissions(texts: readonly string[]): readonly Permission[] {
  const rights = new Map<string, Permission>()
  for (const text of texts)
    for (const permission of parsePermission(text) ?? [])
      if (permission.action !== 'create') rights.set(formatPermission(permission), permission)
  return [...rights.values()]
}

/** Returns the default permissions of a new document: its author may read, update and delete it. */
export function createAuthorPermissions(userId: string): readonly Permission[] {
  const role = `user:${userId}`
  return [
    { action: 'read', role },
    { action: 'update', role },
    { action: 'delete', role },
  ]
}

/** Returns whether one of the caller's roles has permission for `action`. */
export function isAllowed(
  permissions: readonly Permission[],
  action: Action,
  roles: readonly string[],
): boolean {
  return permissions.some((permission) => permission.action === action && roles.includes(permission.role))
}

/** Returns the roles with permission for `action`. */
export function findRoles(permissions: readonly Permission[], action: Action): string[] {
  return permissions.filter((permission) => permission.action === action).map(({ role }) => role)
}

interface ParsedPermission {
  readonly action: string
  readonly role: string
  readonly id: string
  readonly dimension: string
}

/** Splits a permission like Appwrite, which ignores text after a second colon. */
function splitPermission(text: string): ParsedPermission | { readonly problem: string } {
  const [action = '', rest, ...more] = text.split('("')
  if (rest === undefined || more.length > 0)
    return { problem: `Invalid permission string format: "${text}".` }
  if (!ACTIONS.includes(action)) return { problem: `Invalid permission type: "${action}".` }
  const roleText = rest.replaceAll('")', '')
  const [first = '', second] = roleText.split(':')
  if (!roleText.includes('/')) return { action, role: first, id: second ?? '', dimension: '' }
  const [name = '', dimension = '', ...further] = (second ?? first).split('/')
  if (further.length > 0 || !(second ?? first).includes('/'))
    return { problem: 'Only one dimension can be provided' }
  if (dimension === '') return { problem: 'Dimension must not be empty' }
  return second === undefined
    ? { action, role: name, id: '', dimension }
    : { action, role: first, id: name, dimension }
}

function formatRole({ role, id, dimension }: ParsedPermission): string {
  return `${role}${id === '' ? '' : `:${id}`}${dimension === '' ? '' : `/${dimension}`}`
}

function findRoleError({ role, id, dimension }: ParsedPermission): string | null {
  const rule = ROLES.get(role)
  if (rule === undefined)
    return `Role "${role}" is not allowed. Must be one of: ${[...ROLES.keys()].join(', ')}.`
  if (rule.id === 'none' && id !== '') return `Role "${role}" can not have an ID value.`
  if (rule.id === 'required' && id === '') return `Role "${role}" must have an ID value.`
  if (rule.id === 'required' && !(role === 'label' ? isLabel(id) : isValidId(id)))
    return `Role "${role}" identifier value is invalid: ${ID_RULE}`
  if (dimension === '') return null
  if (rule.dimension === 'none') return `Role "${role}" can not have a dimension value.`
  if (rule.dimension === 'verification' && !VERIFICATION.includes(dimension))
    return `Role "${role}" dimension value is invalid. Must be one of: ${VERIFICATION.join(', ')}.`
  return isValidId(dimension) ? null : `Role "${role}" dimension value is invalid: ${ID_RULE}`
}
