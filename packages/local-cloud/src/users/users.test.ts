import { expect, test } from 'vitest'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'

const HEADERS = { 'x-appwrite-key': 'secret' }

test('a server takes name, address and password from an account', async () => {
  const cloud = await startTestCloud({ keys: ['secret'], people: ['amal', 'basim'] })
  const client = new TestClient(cloud)
  const change = (person: string, what: string, value: string) =>
    client.send('PATCH', `/users/${person}/${what}`, { [what]: value }, HEADERS)
  expect((await change('amal', 'name', '')).body.name).toBe('')
  for (const person of ['amal', 'basim']) expect((await change(person, 'email', '')).body.email).toBe('')
  expect((await client.send('GET', '/users/amal', undefined, HEADERS)).body.email).toBe('')
  expect((await change('amal', 'email', 'amal@example.test')).status).toBe(200)
  expect((await change('amal', 'password', '')).body.password).toBeNull()
  expect((await client.signIn('amal')).body.type).toBe('user_invalid_credentials')
})

test.each([
  [false, 401],
  [true, 200],
])('with sessions kept (%s), a password set by a server leaves them at %i', async (keepSessions, status) => {
  const cloud = await startTestCloud({ keys: ['secret'], people: ['amal'], keepSessions })
  const [amal, server] = [new TestClient(cloud), new TestClient(cloud)]
  await amal.signIn('amal')
  await server.send('PATCH', '/users/amal/password', { password: 'another-password' }, HEADERS)
  expect((await amal.send('GET', '/account')).status).toBe(status)
})

test('accounts are searched for by their address, also in quotes', async () => {
  const cloud = await startTestCloud({ keys: ['secret'], people: ['amal', 'basim'] })
  const search = encodeURIComponent('"amal@example.test"')
  const found = await new TestClient(cloud).send('GET', `/users?search=${search}`, undefined, HEADERS)
  expect(found.body.users.map(({ $id }: { $id: string }) => $id)).toEqual(['amal'])
})
