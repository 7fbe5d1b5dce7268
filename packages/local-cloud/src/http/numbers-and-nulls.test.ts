import { expect, test } from 'vitest'
import { documentsPath, startTestCloud, TestClient } from '../testing/test-cloud.ts'

const SCORE =
  '{"documentId":"unique()","data":{"game_id":"chess","user_id":"amal","user_name":"Amal","score":'

test('a whole number that is written as a fraction is no integer, as Appwrite reads it', async () => {
  const client = new TestClient(await startTestCloud({ people: ['amal'] }))
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

test.each([
  ['limit', '"2"', 200, ''],
  ['limit', '" +2"', 200, ''],
  ['limit', 'null', 400, 'Value must be a valid number'],
  ['limit', '"two"', 400, 'Value must be a valid number'],
  ['limit', '[2]', 400, 'Value must be a valid number'],
  ['limit', '2.0', 400, 'Value must be a valid range between 1 and 9,223,372,036,854,775,807'],
  ['limit', '"2.5"', 400, 'Value must be a valid range between 1 and 9,223,372,036,854,775,807'],
  ['offset', '-1', 400, 'Value must be a valid range between 0 and 9,223,372,036,854,775,807'],
  ['offset', 'true', 400, 'Value must be a valid number'],
])('%s of %s', async (method, value, status, rule) => {
  const client = new TestClient(await startTestCloud())
  const query = encodeURIComponent(`{"method":"${method}","values":[${value}]}`)
  const answer = await client.send('GET', `${documentsPath('high_scores')}?queries[0]=${query}`)
  expect(answer.status).toBe(status)
  // Of what is no number at all Appwrite says "limit" in either case.
  const named = rule.endsWith('number') ? 'limit' : method
  if (status === 400) expect(answer.body.message).toBe(`Invalid query: Invalid ${named}: ${rule}`)
})

test('null is told from what was left out', async () => {
  const client = new TestClient(await startTestCloud({ people: ['amal'] }))
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
  // Appwrite lets it pass, and then fails.
  expect((await signUp({ name: null }))[0]).toBe(500)
  await client.signIn('amal')
  const data = { user_id: 'amal', game_id: 'chess' }
  const { status, body } = await client.send('POST', documentsPath('favorites'), { documentId: null, data })
  expect([status, body.message]).toEqual([400, 'Document ID is required when creating a single document.'])
})

test('blanks around an address stay, and those at its end make no other', async () => {
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
