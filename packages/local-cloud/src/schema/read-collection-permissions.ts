import type { ApiCall } from '../api/route.ts'
import { invalidArgument } from '../http/api-error.ts'
import { readParameter } from '../http/parameters.ts'
import { parsePermission } from '../parsing/permissions.ts'

const COLLECTION_ACTIONS = ['create', 'read', 'update', 'delete', 'write']

/**
 * Reads the permissions of a collection.
 *
 * @returns null when the request has none
 * @throws {ApiError} 400 for an invalid permission
 */
export function readCollectionPermissions(body: ApiCall['body']): string[] | null {
  const value = readParameter(body, 'permissions') ?? null
  if (value === null) return null
  const texts = (Array.isArray(value) ? value : [value]).map(String)
  for (const text of texts)
    if (parsePermission(text) === null)
      throw invalidArgument(
        'permissions',
        COLLECTION_ACTIONS.some((action) => text.startsWith(`${action}(`))
          ? `Invalid permission string format: "${text}". or null`
          : `Permission "${text}" is not allowed. Must be one of: ${COLLECTION_ACTIONS.join(', ')}. or null`,
      )
  return texts
}
