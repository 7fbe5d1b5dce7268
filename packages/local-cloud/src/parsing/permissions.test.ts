import { expect, test } from 'vitest'
import {
  isAllowed,
  createAuthorPermissions,
  expandPermissions,
  formatPermission,
  parsePermission,
  findPermissionsError,
} from './permissions.ts'

test('a permission is read and written alike', () => {
  for (const text of [
    'read("any")',
    'update("user:a1/verified")',
    'delete("team:t/owner")',
    'create("label:vip")',
  ])
    expect(parsePermission(text)?.map(formatPermission)).toEqual([text])
})

test('write stands for create, update and delete; on a document for the last two', () => {
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
])('of %j it says what Appwrite says', (value, problem) => {
  expect(findPermissionsError(value)).toBe(problem)
})

test('a text is written again as Appwrite keeps it', () => {
  expect(expandPermissions(['read("user:a:b")', 'update("any']).map(formatPermission)).toEqual([
    'read("user:a")',
    'update("any")',
  ])
})

test('roles that are no roles are refused, whatever they are called', () => {
  for (const role of ['all', '', 'constructor', '__proto__', 'toString:a', 'user:a b', 'label:a-b'])
    expect(findPermissionsError([`read("${role}")`]), role).not.toBeNull()
})

test('a right is held by the role it names and no other', () => {
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
