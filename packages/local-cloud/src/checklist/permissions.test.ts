import { join } from 'node:path'
import { expect } from 'vitest'
import { readConfigFile } from '../config/read-config.ts'
import { DocumentStore } from '../documents/document-store.ts'
import { syncCollections } from '../storage/collection-tables.ts'
import { openDatabase } from '../storage/database.ts'
import { configFile, temporaryFolder } from '../testing/test-cloud.ts'
import { itemInBothWays } from './item.ts'
import { Items, stage, TABLES } from './stage.ts'

const OWN = ['read("user:amal")', 'update("user:amal")', 'delete("user:amal")']
const UNAUTHORIZED = { code: 401, type: 'user_unauthorized' }

itemInBothWays(36, async (vocabulary) => {
  const { amal, basim } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  expect((await items.create('d1', { title: 'x' })).body.$permissions).toEqual(OWN)
  expect((await items.get('d1')).status).toBe(200)
  const other = new Items(basim, vocabulary, 'private')
  expect((await other.get('d1')).status).toBe(404)
  expect((await other.delete('d1')).status).toBe(401)
})

itemInBothWays(37, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  const given = ['read("users")', 'update("user:amal")']
  expect((await items.create('d1', { title: 'x' }, given)).body.$permissions).toEqual(given)
  expect((await items.delete('d1')).status).toBe(401)
  const fewer = await items.update('d1', {}, ['read("user:amal")'])
  expect(fewer.body.$permissions).toEqual(['read("user:amal")'])
  expect((await items.create('d2', { title: 'y' }, [])).body.$permissions).toEqual([])
  expect((await items.get('d2')).status).toBe(404)
})

itemInBothWays(38, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  const given = ['read("any")', 'update("user:amal")']
  await items.create('d1', { title: 'x' }, given)
  expect((await items.update('d1', { stars: 1 })).body.$permissions).toEqual(given)
})

itemInBothWays(39, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  await items.create('d1', { title: 'x' })
  const message =
    'Permissions must be one of: (any, users, user:amal, user:amal/unverified, users/unverified)'
  for (const role of ['user:basim', 'guests', 'team:one', 'label:vip', 'users/verified']) {
    const foreign = [`read("${role}")`]
    expect((await items.create('d2', { title: 'y' }, foreign)).body, role).toMatchObject({
      ...UNAUTHORIZED,
      message,
    })
    expect((await items.update('d1', {}, foreign)).body, role).toMatchObject({ ...UNAUTHORIZED, message })
  }
})

itemInBothWays(48, async (vocabulary) => {
  const { amal, basim, guest } = await stage()
  const own = new Items(amal, vocabulary, 'mixed')
  await own.create('d1', { title: 'x' })
  await own.create('d2', { title: 'y' }, ['read("any")'])
  // Users read the collection; a guest reads the one document that says so.
  expect(await new Items(basim, vocabulary, 'mixed').ids()).toEqual(['d1', 'd2'])
  expect(await new Items(guest, vocabulary, 'mixed').ids()).toEqual(['d2'])
  expect((await new Items(guest, vocabulary, 'private').list()).body).toEqual({
    total: 0,
    [vocabulary.items]: [],
  })
})

itemInBothWays(49, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'closed')
  expect((await items.create('d1', { title: 'x' }, OWN)).status).toBe(201)
  expect((await items.list()).body).toMatchObject(UNAUTHORIZED)
  expect((await items.get('d1')).status).toBe(404)
  expect((await items.update('d1', { stars: 1 })).body).toMatchObject(UNAUTHORIZED)
  expect((await items.delete('d1')).body).toMatchObject(UNAUTHORIZED)
})

itemInBothWays(50, async (vocabulary) => {
  const { amal, basim, guest } = await stage()
  await new Items(amal, vocabulary, 'private').create('d1', { title: 'x' })
  for (const client of [basim, guest]) {
    const items = new Items(client, vocabulary, 'private')
    expect((await items.get('d1')).body).toMatchObject({ code: 404, type: `${vocabulary.item}_not_found` })
    expect((await items.update('d1', { stars: 1 })).body).toMatchObject(UNAUTHORIZED)
    expect((await items.upsert('d1', { title: 'x', stars: 1 })).body).toMatchObject(UNAUTHORIZED)
    expect((await items.delete('d1')).body).toMatchObject(UNAUTHORIZED)
  }
  expect((await new Items(amal, vocabulary, 'private').get('d1')).body.stars).toBeNull()
})

itemInBothWays(51, async (vocabulary) => {
  const { guest } = await stage()
  expect((await new Items(guest, vocabulary, 'private').create('d1', { title: 'x' })).body).toMatchObject({
    ...UNAUTHORIZED,
    message:
      'Missing "create" permission for role "users". Only "["any","guests"]" scopes are allowed and "["users"]" was given.',
  })
  const items = new Items(guest, vocabulary, 'public')
  expect((await items.create('d1', { title: 'x' })).body.$permissions).toEqual([])
  expect((await items.get('d1')).body.title).toBe('x')
  expect((await items.update('d1', { title: 'y' })).body.title).toBe('y')
  expect((await items.upsert('d1', { title: 'z' })).body.title).toBe('z')
  expect((await items.delete('d1')).status).toBe(204)
})

itemInBothWays(52, async (vocabulary) => {
  const data = join(temporaryFolder(), 'data.sqlite')
  const config = configFile(TABLES)
  // No client of this server can give a right to a team or a label, so these are written past it.
  const db = openDatabase(data)
  const project = readConfigFile(config)
  syncCollections(db, project)
  const collection = project.databases.get('games_db')?.collections.get('private')
  if (collection === undefined) throw new Error('The collection is not configured.')
  const store = new DocumentStore(db, collection)
  const roles = [
    'any',
    'users',
    'user:amal',
    'users/verified',
    'team:one',
    'team:one/owner',
    'label:vip',
    'guests',
  ]
  for (const [index, role] of roles.entries()) {
    const time = '2026-01-01T00:00:00.000+00:00'
    const permissions = [`read("${role}")`]
    const values = new Map([['title', `t${index}`]])
    store.insert({ id: `d${index}`, createdAt: time, updatedAt: time, permissions, values })
  }
  db.close()
  const { guest, amal, basim } = await stage({ data, config })
  const seen = async (client: typeof guest) => {
    const ids = await new Items(client, vocabulary, 'private').ids()
    return ids.map((id) => roles[Number(id.slice(1))])
  }
  expect(await seen(guest)).toEqual(['any', 'guests'])
  expect(await seen(amal)).toEqual(['any', 'users', 'user:amal'])
  expect(await seen(basim)).toEqual(['any', 'users'])
})

itemInBothWays(53, async (vocabulary) => {
  const { amal } = await stage()
  const items = new Items(amal, vocabulary, 'private')
  const reply = await items.create('d1', { title: 'x' }, ['create("any")'])
  expect(reply.body).toMatchObject({
    code: 400,
    type: 'general_argument_invalid',
    message:
      'Invalid `permissions` param: Permission "create("any")" is not allowed. Must be one of: read, update, delete, write. or null',
  })
  // What stands for create as well gives only what a document can give.
  const { body } = await items.create('d1', { title: 'x' }, ['write("user:amal")'])
  expect(body.$permissions).toEqual(['update("user:amal")', 'delete("user:amal")'])
})
