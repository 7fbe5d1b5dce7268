import { expect, test } from 'vitest'
import { documentsPath, startTestCloud, TestClient } from '../testing/test-cloud.ts'

const SCORE =
  '{"documentId":"unique()","data":{"game_id":"chess","user_id":"amal","user_name":"Amal","score":'

test('does not accept an integer written as a fraction, like Appwrite', async () => {
  const client = new TestClient(await startTestCloud({ userIds: ['amal'] }))
  await client.signIn('amal')
  const post = (score: string) => client.send('POST', documentsPath('high_scores'), `${SCORE}${score}}}`)
  for (const score of ['1.0', '1e3', '0.0', '-0.0', '5E0']) {
    const { status, body } = await post(score)
    expect([score, status, body.message]).toEqual([
      score,
      400,
      'Invalid document structure: Attribute "score" has invalid format. Value must be a valid signed 64-bit integer between -9,223,372,036,854,775,808 and 9,223,372,036,854,775,808',
    ])
  }
  expect((await post('10')).status).toBe(201)
  const found = async (value: string) =>
    client.send(
      'GET',
      `${documentsPath('high_scores')}?queries[0]=${encodeURIComponent(`{"method":"equal","attribute":"score","values":[${value}]}`)}`,
    )
  expect((await found('10')).body.total).toBe(1)
  expect((await found('10.0')).body.message).toBe(
    'Invalid query: Query value is invalid for attribute "score"',
  )
})

test('validates limit and offset as numbers or texts, with Appwrite’s messages', async () => {
  const client = new TestClient(await startTestCloud())
  const ask = async (method: string, value: string) => {
    const query = encodeURIComponent(`{"method":"${method}","values":[${value}]}`)
    const { status, body } = await client.send('GET', `${documentsPath('high_scores')}?queries[0]=${query}`)
    return status === 200 ? 'found' : `${status} ${body.message}`
  }
  expect(await ask('limit', '"2"')).toBe('found')
  expect(await ask('limit', '" +2"')).toBe('found')
  // Appwrite says "limit" in both cases when the value is not a number.
  const noNumber = '400 Invalid query: Invalid limit: Value must be a valid number'
  for (const value of ['null', '"two"', '[2]']) expect(await ask('limit', value)).toBe(noNumber)
  expect(await ask('offset', 'true')).toBe(noNumber)
  const range = 'Value must be a valid range between'
  for (const value of ['2.0', '"2.5"', '0'])
    expect(await ask('limit', value)).toBe(
      `400 Invalid query: Invalid limit: ${range} 1 and 9,223,372,036,854,775,807`,
    )
  expect(await ask('offset', '-1')).toBe(
    `400 Invalid query: Invalid offset: ${range} 0 and 9,223,372,036,854,775,807`,
  )
})

test('distinguishes null from a missing value', async () => {
  const client = new TestClient(await startTestCloud({ userIds: ['amal'] }))
  const whole = { userId: 'badr', email: 'badr@example.test', password: 'longenough1' }
  const signUp = async (change: object) => {
    const { status, body } = await client.send('POST', '/account', { ...whole, ...change })
    return [status, body.message]
  }
  expect(await signUp({ userId: null })).toEqual([
    400,
    expect.stringMatching(/^Invalid `userId` param: Parameter/),
  ])
  expect(await signUp({ email: null })).toEqual([
    400,
    'Invalid `email` param: Value must be a valid email address',
  ])
  expect(await signUp({ password: null })).toEqual([
    400,
    expect.stringMatching(/^Invalid `password` param: /),
  ])
  expect(await signUp({ userId: undefined })).toEqual([400, 'Param "userId" is not optional.'])
  const short = 'Value must be a valid string and at least 1 chars and no longer than 128 chars'
  expect(await signUp({ name: '' })).toEqual([400, `Invalid \`name\` param: ${short}`])
  // Appwrite accepts null, then fails.
  expect((await signUp({ name: null }))[0]).toBe(500)
  await client.signIn('amal')
  const data = { user_id: 'amal', game_id: 'chess' }
  const { status, body } = await client.send('POST', documentsPath('favorites'), { documentId: null, data })
  expect([status, body.message]).toEqual([400, 'Document ID is required when creating a single document.'])
})

test('keeps spaces around an address and ignores trailing ones in comparisons', async () => {
  const client = new TestClient(await startTestCloud())
  const password = 'longenough1'
  const made = await client.send('POST', '/account', {
    userId: 'amal',
    email: ' Amal@Example.test ',
    password,
  })
  expect([made.status, made.body.email, made.body.emailCanonical]).toEqual([
    201,
    ' amal@example.test ',
    'amal@example.test',
  ])
  const again = { userId: 'badr', email: ' amal@example.test', password }
  expect((await client.send('POST', '/account', again)).status).toBe(409)
  const signIn = async (email: string) =>
    (await client.send('POST', '/account/sessions/email', { email, password })).status
  expect(await signIn('amal@example.test')).toBe(401)
  expect(await signIn(' amal@example.test')).toBe(201)
})
