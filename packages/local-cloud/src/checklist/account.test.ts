import { expect, vi } from 'vitest'
import { PASSWORD } from '../testing/people.ts'
import { startTestCloud, TestClient } from '../testing/test-cloud.ts'
import { item } from './item.ts'

// A real hash takes a quarter of a second, and seconds on a busy computer.
vi.setConfig({ testTimeout: 60_000 })

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/
const INVALID = { code: 400, type: 'general_argument_invalid', version: '2.0.0' }

async function signUp(client: TestClient, change: object = {}) {
  const account = { userId: 'unique()', email: 'amal@example.test', password: PASSWORD, ...change }
  return client.send('POST', '/account', account)
}

item(1, async () => {
  const client = new TestClient(await startTestCloud())
  const { status, body } = await signUp(client, { email: 'A.Mal+games@Gmail.com' })
  expect(status).toBe(201)
  const { targets, ...user } = body
  expect(user).toEqual({
    $id: expect.stringMatching(/^[0-9a-f]{20}$/),
    $createdAt: expect.stringMatching(MOMENT),
    $updatedAt: user.$createdAt,
    name: '',
    registration: user.$createdAt,
    status: true,
    labels: [],
    passwordUpdate: user.$createdAt,
    email: 'a.mal+games@gmail.com',
    phone: '',
    emailVerification: false,
    emailCanonical: 'amal@gmail.com',
    emailIsFree: true,
    emailIsDisposable: false,
    emailIsCorporate: false,
    emailIsCanonical: false,
    phoneVerification: false,
    mfa: false,
    prefs: {},
    accessedAt: expect.stringMatching(MOMENT),
    impersonator: false,
    impersonatorUserId: null,
  })
  expect(targets).toEqual([
    expect.objectContaining({
      userId: user.$id,
      providerType: 'email',
      identifier: user.email,
      expired: false,
    }),
  ])
})

item(2, async () => {
  const client = new TestClient(await startTestCloud({ people: ['amal'] }))
  for (const email of ['amal@example.test', 'AMAL@EXAMPLE.TEST'])
    expect((await signUp(client, { email })).body).toEqual({
      message: 'A user with the same id, email, or phone already exists in this project.',
      code: 409,
      type: 'user_already_exists',
      version: '2.0.0',
    })
})

item(3, async () => {
  const client = new TestClient(await startTestCloud())
  for (const empty of [{ email: '' }, { password: '' }, { email: '', password: '' }])
    expect((await signUp(client, empty)).body).toMatchObject(INVALID)
})

item(4, async () => {
  const client = new TestClient(await startTestCloud())
  expect((await signUp(client, { password: 'seven77' })).body).toEqual({
    ...INVALID,
    message: 'Invalid `password` param: Password must be between 8 and 256 characters long.',
  })
})

item(5, async () => {
  const client = new TestClient(await startTestCloud())
  expect((await signUp(client, { password: 'p'.repeat(257) })).body).toMatchObject(INVALID)
  expect((await signUp(client, { password: 'p'.repeat(256) })).status).toBe(201)
})

item(6, async () => {
  const client = new TestClient(await startTestCloud({ people: ['basim'] }))
  const created = await signUp(client)
  expect([created.status, created.headers.getSetCookie()]).toEqual([201, []])
  expect((await client.send('GET', '/account')).status).toBe(401)
  // Nor does it sign out who is signed in.
  await client.signIn('basim')
  await signUp(client, { email: 'other@example.test' })
  expect((await client.send('GET', '/account')).body.email).toBe('basim@example.test')
})

item(12, async () => {
  const client = new TestClient(await startTestCloud())
  expect((await client.send('GET', '/account')).body).toEqual({
    message: 'User (role: guests) missing scopes (["account"])',
    code: 401,
    type: 'general_unauthorized_scope',
    version: '2.0.0',
  })
})

item(25, async () => {
  const client = new TestClient(await startTestCloud())
  expect((await signUp(client, { email: 'Amal@Example.TEST' })).body.email).toBe('amal@example.test')
  const email = 'aMAL@eXAMPLE.test'
  const session = await client.send('POST', '/account/sessions/email', { email, password: PASSWORD })
  expect([session.status, session.body.providerUid]).toEqual([201, 'amal@example.test'])
})
