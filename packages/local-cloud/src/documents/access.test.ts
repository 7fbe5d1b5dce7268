import { describe, expect, test } from 'vitest'
import { configFile, documentsPath, startTestCloud, TestClient } from '../testing/test-cloud.ts'

const columns = [
  { key: 'owner', type: 'string', size: 36 },
  { key: 'note', type: 'string', size: 64, default: 'none' },
]
const indexes = [{ key: 'owner_note', type: 'unique', columns: ['owner', 'note'] }]

const TABLES = [
  { $id: 'private', $permissions: ['create("users")'], rowSecurity: true },
  { $id: 'closed', $permissions: ['create("users")'], rowSecurity: false },
  { $id: 'board', $permissions: ['read("any")', 'create("users")'], rowSecurity: false },
  { $id: 'mixed', $permissions: ['read("users")', 'create("users")'], rowSecurity: true },
  { $id: 'wiki', $permissions: ['read("any")', 'write("any")'], rowSecurity: false },
].map((table) => ({ databaseId: 'games_db', columns, indexes, ...table }))

async function twoUsers() {
  const cloud = await startTestCloud({ config: configFile(TABLES), userIds: ['amal', 'basim'] })
  const [guest, amal, basim] = [new TestClient(cloud), new TestClient(cloud), new TestClient(cloud)]
  await amal.signIn('amal')
  await basim.signIn('basim')
  return { guest, amal, basim }
}

test('restricts a document to its permissions with document security', async () => {
  const { guest, amal, basim } = await twoUsers()
  const created = await amal.create('private', 'a1', { owner: 'amal' })
  expect(created.body).toMatchObject({
    note: 'none',
    $permissions: ['read("user:amal")', 'update("user:amal")', 'delete("user:amal")'],
  })
  expect((await guest.create('private', 'g1', { owner: 'g' })).body).toMatchObject({
    code: 401,
    message:
      'Missing "create" permission for role "users". Only "["any","guests"]" scopes are allowed and "["users"]" was given.',
  })

  for (const stranger of [guest, basim]) {
    expect((await stranger.list('private')).body).toEqual({ total: 0, documents: [] })
    expect((await stranger.send('GET', `${documentsPath('private')}/a1`)).status).toBe(404)
    expect((await stranger.update('private', 'a1', { note: 'mine' })).body.type).toBe('user_unauthorized')
    expect((await stranger.send('DELETE', `${documentsPath('private')}/a1`, {})).status).toBe(401)
  }
  expect((await amal.list('private')).body.total).toBe(1)

  expect((await amal.update('private', 'a1', {}, ['read("user:basim")'])).body.message).toBe(
    'Permissions must be one of: (any, users, user:amal, user:amal/unverified, users/unverified)',
  )
  const shared = await amal.update('private', 'a1', {}, ['read("users")', 'write("user:amal")'])
  expect(shared.body.$permissions).toEqual(['read("users")', 'update("user:amal")', 'delete("user:amal")'])
  expect((await basim.send('GET', `${documentsPath('private')}/a1`)).body.owner).toBe('amal')
  expect((await guest.list('private')).body.total).toBe(0)
  expect((await basim.update('private', 'a1', { note: 'mine' })).status).toBe(401)
})

describe('without document security only the collection’s permissions apply', () => {
  test('denies reads without permission, also in lists', async () => {
    const { amal } = await twoUsers()
    await amal.create('closed', 'c1', { owner: 'x' })
    expect((await amal.list('closed')).body).toMatchObject({ code: 401, type: 'user_unauthorized' })
    expect((await amal.send('GET', `${documentsPath('closed')}/c1`)).status).toBe(404)
  })

  test('denies changes without permission, even to the author', async () => {
    const { guest, amal } = await twoUsers()
    await amal.create('board', 'b1', { owner: 'x' })
    expect((await guest.list('board')).body.total).toBe(1)
    expect((await amal.update('board', 'b1', { note: 'y' })).status).toBe(401)
    expect((await amal.send('DELETE', `${documentsPath('board')}/b1`, {})).status).toBe(401)
  })

  test('allows everything to guests with permissions for any', async () => {
    const { guest } = await twoUsers()
    expect((await guest.create('wiki', 'w1', { owner: 'x' })).body.$permissions).toEqual([])
    expect((await guest.update('wiki', 'w1', { note: 'y' })).body.note).toBe('y')
    expect((await guest.send('DELETE', `${documentsPath('wiki')}/w1`, {})).status).toBe(204)
  })
})

test('accepts a permission of the collection or of the document', async () => {
  const { guest, amal, basim } = await twoUsers()
  await amal.create('mixed', 'm1', { owner: 'x' })
  await amal.create('mixed', 'm2', { owner: 'y' }, ['read("any")', 'update("user:amal")'])
  expect((await basim.list('mixed')).body.total).toBe(2)
  expect((await guest.list('mixed')).body.documents.map(({ $id }: { $id: string }) => $id)).toEqual(['m2'])
  expect((await basim.update('mixed', 'm2', { note: 'z' })).status).toBe(401)
})

test('requires only read access for a change without effect, and keeps its timestamp', async () => {
  const { amal, basim } = await twoUsers()
  const created = await amal.create('mixed', 'm1', { owner: 'x', note: 'n' })
  const same = await basim.update('mixed', 'm1', { note: 'n' })
  expect(same.status).toBe(200)
  expect(same.body.$updatedAt).toBe(created.body.$updatedAt)
})

test('enforces unique indexes case-insensitively on create and update', async () => {
  const { amal, basim } = await twoUsers()
  await amal.create('private', 'u1', { owner: 'Zayd', note: 'a' })
  for (const owner of ['Zayd', 'zayd', 'ZAYD  '])
    expect((await basim.create('private', 'unique()', { owner, note: 'A' })).body, owner).toMatchObject({
      code: 409,
      type: 'document_unique_constraint_violation',
    })
  await amal.create('private', 'u2', { owner: 'Zayd', note: 'b' })
  expect((await amal.update('private', 'u2', { note: 'a' })).status).toBe(409)
  expect((await amal.update('private', 'u2', { note: 'b' })).status).toBe(200)
  expect((await amal.create('private', 'U1', { owner: 'other' })).body.type).toBe('document_already_exists')
})

test('ignores system fields and merges the others', async () => {
  const { amal } = await twoUsers()
  const data = { owner: 'x', $id: 'other', $createdAt: '2000-01-01', $permissions: ['read("any")'] }
  const created = await amal.create('private', 'd1', data)
  expect(created.body).toMatchObject({ $id: 'd1', owner: 'x' })
  expect(created.body.$createdAt).not.toMatch(/^2000/)
  expect(created.body.$permissions).toHaveLength(3)

  const changed = await amal.update('private', 'd1', { note: 'new', $id: 'other' })
  expect(changed.body).toMatchObject({
    $id: 'd1',
    owner: 'x',
    note: 'new',
    $sequence: created.body.$sequence,
  })
  expect(changed.body.$createdAt).toBe(created.body.$createdAt)
})

test('creates or updates with upsert, but not another user’s document', async () => {
  const { amal, basim } = await twoUsers()
  const path = `${documentsPath('private')}/p1`
  expect((await amal.send('PUT', path, { data: { owner: 'x', note: 'first' } })).body.note).toBe('first')
  const again = await amal.send('PUT', path, { data: { owner: 'y' } })
  expect(again).toMatchObject({ status: 200, body: { owner: 'y', note: 'first' } })
  expect((await basim.send('PUT', path, { data: { owner: 'z' } })).status).toBe(401)
  expect((await amal.send('GET', path)).body.owner).toBe('y')
})

test('reports a missing id, data or payload', async () => {
  const { amal } = await twoUsers()
  const post = async (body: unknown) => (await amal.send('POST', documentsPath('private'), body)).body.type
  expect(await post({ data: { owner: 'x' } })).toBe('document_missing_data')
  expect(await post({ documentId: null, data: { owner: 'x' } })).toBe('document_missing_data')
  expect(await post({ documentId: 'a' })).toBe('document_missing_data')
  expect(await post('{"documentId":')).toBe('document_missing_data')
  expect((await amal.update('private', 'none', {})).body.type).toBe('document_missing_payload')
  expect((await amal.update('private', 'none', { owner: 'x' })).body.type).toBe('document_not_found')
})

test('rejects a cursor with a null order value', async () => {
  const { amal } = await twoUsers()
  await amal.create('private', 'n1', { note: 'a' })
  const queries = [
    { method: 'orderAsc', attribute: 'owner' },
    { method: 'cursorAfter', values: ['n1'] },
  ]
  expect((await amal.list('private', ...queries)).body.type).toBe('database_query_order_null')
})
