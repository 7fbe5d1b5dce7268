import { expect, test } from 'vitest'
import {
  isAllowed,
  createAuthorPermissions,
  expandPermissions,
  formatPermission,
  parsePermission,
  findPermissionsError,
} from './permissions.ts'

test('parses and formats a permission symmetrically', () => {
  for (const text of [
    'read("any")',
    'update("user:a1/verified")',
    'delete("team:t/owner")',
    'create("label:vip")',
  ])
    expect(parsePermission(text)?.map(formatPermission)).toEqual([text])
})

test('expands write to create, update and delete, on documents to the last two', () => {
  expect(parsePermission('write("users")')?.map(formatPermission)).toEqual([
    'create("users")',
    'update("users")',
    'delete("users")',
  ])
  expect(expandPermissions(['write("users")', 'update("users")']).map(formatPermission)).toEqual([
    'update("users")',
    'delete("users")',
  ])
})

test.each([
  ['not a list', 'Permissions must be an array of strings.'],
  [[5], 'Every permission must be of type string.'],
  [['*'], 'Wildcard permission "*" has been replaced. Use "any" instead.'],
  [['nonsense'], 'Permission "nonsense" is not allowed. Must be one of: read, update, delete, write.'],
  [
    ['create("any")'],
    'Permission "create("any")" is not allowed. Must be one of: read, update, delete, write.',
  ],
  [['read(any)'], 'Invalid permission string format: "read(any)".'],
  [['read("users:5")'], 'Role "users" can not have an ID value.'],
  [['read("team:a/")'], 'Dimension must not be empty'],
  [['read("user:a/verified/odd")'], 'Only one dimension can be provided'],
  [['reader("any")'], 'Invalid permission type: "reader".'],
  [['read("any'], null],
  [
    ['read("role:all")'],
    'Permissions using the "role:" prefix have been replaced. Use "users", "guests", or "any" instead.',
  ],
  [['read("user")'], 'Role "user" must have an ID value.'],
  [['read("any/verified")'], 'Role "any" can not have a dimension value.'],
  [['read("user:a/odd")'], 'Role "user" dimension value is invalid. Must be one of: verified, unverified.'],
  [Array.from({ length: 101 }, () => 'read("any")'), 'You can only provide up to 100 permissions.'],
])('reports Appwrite’s error for %j', (value, problem) => {
  expect(findPermissionsError(value)).toBe(problem)
})

test('formats a permission like Appwrite', () => {
  expect(expandPermissions(['read("user:a:b")', 'update("any']).map(formatPermission)).toEqual([
    'read("user:a")',
    'update("any")',
  ])
})

test('rejects unknown roles, including names of Object.prototype', () => {
  for (const role of ['all', '', 'constructor', '__proto__', 'toString:a', 'user:a b', 'label:a-b'])
    expect(findPermissionsError([`read("${role}")`]), role).not.toBeNull()
})

test('grants a permission only to its role', () => {
  const rights = createAuthorPermissions('amal')
  const amal = ['any', 'users', 'user:amal']
  expect(rights.map(formatPermission)).toEqual([
    'read("user:amal")',
    'update("user:amal")',
    'delete("user:amal")',
  ])
  expect(isAllowed(rights, 'update', amal)).toBe(true)
  expect(isAllowed(rights, 'create', amal)).toBe(false)
  expect(isAllowed(rights, 'read', ['any', 'users', 'user:ama', 'user:amal/unverified'])).toBe(false)
})
