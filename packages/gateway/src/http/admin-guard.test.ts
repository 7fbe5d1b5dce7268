import { describe, expect, test } from 'vitest'
import { CHAT, chat, readError, createHarness } from '../testing/harness.ts'

const DRAFT = {
  ...chat('draft'),
  generationConfig: {
    responseMimeType: 'application/json',
    responseJsonSchema: {
      type: 'object',
      properties: { en_title: { type: 'string' } },
      required: ['en_title'],
    },
  },
}
const ENDPOINT = 'https://api.example.com/v1'
const JWT = 'head.body.signature'

function setAdminStage(account: () => Response | Promise<Response>) {
  const asked: Request[] = []
  const harness = createHarness({ admin: { endpoint: ENDPOINT, project: 'games-portal', label: 'editor' } })
  const { gemini } = harness
  gemini.override = (request) => {
    if (!request.url.startsWith(ENDPOINT)) return undefined
    asked.push(request)
    return account()
  }
  const draft = (jwt?: string) =>
    harness.ask(CHAT, { body: DRAFT, ...(jwt === undefined ? {} : { headers: { 'x-appwrite-jwt': jwt } }) })
  return { harness, asked, draft }
}

describe('a draft, if a label is configured', () => {
  test('is made for an account with the label, verified with the client’s JWT', async () => {
    const { harness, asked, draft } = setAdminStage(() => Response.json({ labels: ['editor'] }))
    expect((await draft(JWT)).status).toBe(200)
    expect(
      asked.map(({ url, headers }) => [
        url,
        headers.get('x-appwrite-jwt'),
        headers.get('x-appwrite-project'),
      ]),
    ).toEqual([[`${ENDPOINT}/account`, JWT, 'games-portal']])
    expect(asked[0]?.headers.has('x-goog-api-key')).toBe(false)
    expect(harness.gemini.received[0]?.headers.has('x-appwrite-jwt')).toBe(false)
  })

  test.each([
    ['no JWT', undefined, Response.json({ labels: ['editor'] }), 401],
    ['an invalid JWT', 'not a jwt', Response.json({ labels: ['editor'] }), 401],
    ['a JWT that Appwrite rejects', JWT, Response.json({ type: 'user_jwt_invalid' }, { status: 401 }), 401],
    ['another label', JWT, Response.json({ labels: ['editors'] }), 403],
    ['no labels', JWT, Response.json({ labels: [] }), 403],
    ['a malformed response', JWT, Response.json({ labels: 'editor' }), 503],
    ['a broken Appwrite', JWT, new Response('<html>', { status: 502 }), 503],
  ])('is rejected with %s', async (_, jwt, answer, code) => {
    const { harness, draft } = setAdminStage(() => answer)
    const asking = draft(jwt)
    expect((await readError(await asking)).code).toBe(code)
    expect(harness.gemini.received).toEqual([])
  })

  test('is rejected while Appwrite is unreachable', async () => {
    const { draft } = setAdminStage(() => Promise.reject(new TypeError('fetch failed')))
    expect((await readError(await draft(JWT))).code).toBe(503)
  })

  test('is not needed for a chat', async () => {
    const { harness } = setAdminStage(() => new Response(null, { status: 401 }))
    expect((await harness.ask(CHAT, { body: chat() })).status).toBe(200)
  })
})

test('allows drafts for everyone without a configured label', async () => {
  expect((await createHarness().ask(CHAT, { body: DRAFT })).status).toBe(200)
})
