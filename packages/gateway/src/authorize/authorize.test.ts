import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { CHAT, chat, createHarness, PUBLIC, readError } from '../testing/harness.ts'
import { authorizeByAppwrite } from './by-appwrite.ts'
import type { Authorize, Plan } from './plan.ts'

const DAY = '2026-11-22'
const PRO = '/v1/models/gemini-pro-latest:generateContent'

/** Creates a gateway whose hook chooses the plan by the header `authorization`. */
function createPlanned(plans: Readonly<Record<string, Plan>>) {
  const seen: Request[] = []
  const authorize: Authorize = (request) => {
    seen.push(request)
    const plan = plans[request.headers.get('authorization') ?? '']
    return plan ?? { refuse: 401, message: 'Sign in first.' }
  }
  const harness = createHarness({ authorize })
  const ask = async (plan: string, path = CHAT, address = '203.0.113.7') => {
    const headers = { authorization: plan }
    const response = await harness.ask(path, { headers, body: chat(), address })
    // A call is active until its answer has been read.
    return new Response(await response.text(), response)
  }
  return { harness, seen, ask }
}

describe('the plan of a call', () => {
  test('is chosen without the body of the call, and not for health checks', async () => {
    const { harness, seen, ask } = createPlanned({ a: { label: 'member' } })
    await harness.ask('/health', { method: 'GET' })
    expect((await ask('a')).status).toBe(200)
    expect(seen.map(({ url, method, body }) => [url, method, body])).toEqual([
      [`${PUBLIC}${CHAT}`, 'POST', null],
    ])
    const [received] = harness.gemini.received
    expect(received?.headers.has('authorization')).toBe(false)
  })

  test('limits its user across cookies and networks', async () => {
    const limits = { perMinute: 2 }
    const { harness, ask } = createPlanned({
      a: { label: 'member', user: 'alice', limits, countsForNetwork: false },
      b: { label: 'member', user: 'bob', limits, countsForNetwork: false },
    })
    const statuses: number[] = []
    for (let index = 0; index < 3; index += 1)
      statuses.push((await ask('a', CHAT, `198.51.${index}.1`)).status)
    statuses.push((await ask('b')).status)
    expect(statuses).toEqual([200, 200, 429, 200])
    const owners = (await harness.ledger.report(DAY, harness.now)).map(({ subject }) => subject)
    expect(JSON.stringify(owners)).not.toMatch(/alice|bob/)
  })

  test('limits the dollars of a user for a model, and of all users of the plan', async () => {
    const { harness, ask } = createPlanned({
      a: { label: 'one', user: 'a', modelDollarsPerDay: { 'gemini-pro-latest': 0.5 } },
      b: { label: 'two', user: 'b', dollarsPerDay: 0.5 },
      c: { label: 'two', user: 'c', dollarsPerDay: 0.5 },
    })
    // The maximum cost of a call is 1.31 dollars with one model, and 0.49 with the other.
    expect([(await ask('a', PRO)).status, (await ask('a')).status]).toEqual([429, 200])
    expect([(await ask('b', PRO)).status, (await ask('b')).status]).toEqual([429, 200])
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>()
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    harness.gemini.override = () => {
      reach()
      return answered
    }
    const active = ask('b')
    await reached
    expect((await readError(await ask('c'))).details?.[0]).toMatchObject({ reason: 'BUDGET_LIMIT' })
    answer(undefined)
    expect((await active).status).toBe(200)
  })

  test('rejects models that it does not include', async () => {
    const { harness, ask } = createPlanned({ a: { label: 'guest', models: ['gemini-3.8-flash'] } })
    expect((await ask('a')).status).toBe(200)
    expect(await readError(await ask('a', PRO))).toMatchObject({
      code: 403,
      details: [{ reason: 'MODEL_NOT_IN_PLAN' }],
    })
    const headers = { authorization: 'a' }
    const setup = { model: 'models/gemini-3.8-live', generationConfig: { responseModalities: ['AUDIO'] } }
    expect((await harness.ask('/live/token', { headers, body: { setup } })).status).toBe(403)
    const interaction = { model: 'gemini-omni-1.2-flash', input: 'a cat', background: true, store: true }
    const response_format = { type: 'video', delivery: 'uri', duration: '5s' }
    const video = await harness.ask('/v1beta/interactions', {
      headers,
      body: { ...interaction, response_format },
    })
    expect(video.status).toBe(403)
    expect(harness.gemini.received).toHaveLength(1)
    expect(await harness.ledger.getSpent(DAY, 'all')).toBe(600)
  })

  test('can be refused, which costs nothing', async () => {
    const { harness, ask } = createPlanned({})
    expect(await readError(await ask('nobody'))).toMatchObject({
      code: 401,
      message: 'Sign in first.',
      details: [{ reason: 'SIGN_IN' }],
    })
    expect(harness.gemini.received).toEqual([])
    expect(await harness.ledger.getSpent(DAY, 'all')).toBe(0)
  })

  test.each<[string, () => unknown]>([
    ['throws', () => Promise.reject(new Error('database of plans'))],
    ['returns nothing', () => undefined],
    ['returns a negative limit', () => ({ label: 'a', limits: { perDay: -1 } })],
    ['returns a label with a line break', () => ({ label: 'a\n} 1' })],
    ['returns an unknown field', () => ({ label: 'a', user: 'alice', unlimited: true })],
  ])('is refused when the hook %s', async (_, authorize) => {
    const harness = createHarness({ authorize: authorize as Authorize })
    expect(await readError(await harness.ask(CHAT, { body: chat() }))).toMatchObject({
      code: 503,
      details: [{ reason: 'AUTHORIZE_FAILED' }, {}],
    })
    expect(harness.gemini.received).toEqual([])
    expect(harness.failures).toHaveLength(1)
    expect(String(harness.failures)).not.toContain('alice')
  })

  test('is part of the report, with at most 50 labels', async () => {
    let label = 0
    const harness = createHarness({
      authorize: () => ({ label: `plan-${(label += 1)}`, limits: LIMITS.network }),
    })
    for (let index = 0; index < 60; index += 1)
      await (await harness.ask(CHAT, { body: chat(), address: `198.51.${index}.1` })).text()
    const subjects = (await harness.ledger.report(DAY, harness.now)).map(({ subject }) => subject)
    expect(subjects).toHaveLength(52)
    expect(subjects).toContain('use:other/gemini-3.8-flash')
  })
})

test('limits the dollars of a model for all clients', async () => {
  const harness = createHarness({ limits: { ...LIMITS, modelDollarsPerDay: { 'gemini-pro-latest': 1 } } })
  expect([
    (await harness.ask(PRO, { body: chat() })).status,
    (await harness.ask(CHAT, { body: chat() })).status,
  ]).toEqual([429, 200])
})

describe('a plan by Appwrite', () => {
  const JWT = 'head.body.signature'
  const setStage = (answer: () => Response) => {
    const asked: Request[] = []
    const authorize = authorizeByAppwrite({
      endpoint: 'https://api.example.com/v1',
      project: 'portal',
      choosePlan: (account) => ({ label: account === null ? 'guest' : 'member' }),
      fetch: async (input, init) => {
        asked.push(new Request(input, init))
        return answer()
      },
    })
    const choose = (jwt?: string) =>
      authorize(
        new Request('https://x.example', { headers: jwt === undefined ? {} : { 'x-appwrite-jwt': jwt } }),
      )
    return { asked, choose }
  }

  test('counts for the verified account, which is requested from Appwrite once', async () => {
    const { asked, choose } = setStage(() => Response.json({ $id: 'alice', labels: [] }))
    expect(await choose(JWT)).toEqual({ label: 'member', user: 'alice' })
    expect(await choose(JWT)).toEqual({ label: 'member', user: 'alice' })
    expect(asked.map(({ url }) => url)).toEqual(['https://api.example.com/v1/account'])
  })

  test('is that of a guest without a JWT, or with one that Appwrite rejects', async () => {
    const { asked, choose } = setStage(() => new Response(null, { status: 401 }))
    expect([await choose(), await choose('forged'), await choose(JWT)]).toEqual(
      Array.from({ length: 3 }, () => ({ label: 'guest' })),
    )
    expect(asked).toHaveLength(1)
  })

  test('is refused while Appwrite does not respond', async () => {
    const { choose } = setStage(() => new Response(null, { status: 500 }))
    await expect(choose(JWT)).rejects.toMatchObject({ code: 503 })
  })

  test('is that of a guest in the example hook, without an account', async () => {
    const example = new URL('../../examples/authorize.mjs', import.meta.url).href
    const { default: authorizeExample } = (await import(example)) as { default: Authorize }
    expect(await authorizeExample(new Request('https://x.example'))).toMatchObject({
      label: 'guest',
      dollarsPerDay: 5,
    })
  })
})
