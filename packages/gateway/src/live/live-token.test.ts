import { describe, expect, test } from 'vitest'
import recorded from '../testing/recorded-requests.json' with { type: 'json' }
import { createHarness, readError } from '../testing/harness.ts'

const { setup } = recorded.live

describe('a token of Google', () => {
  test('is requested for one use, with the setup locked and a short life', async () => {
    const harness = createHarness({ live: 'token' })
    const response = await harness.ask('/live/token', { body: setup })
    expect(await response.json()).toEqual({
      name: 'auth_tokens/of-google',
      apiVersion: 'v1alpha',
      baseUrl: 'https://generativelanguage.googleapis.com',
      newSessionExpireTime: '2026-11-22T12:01:00.000Z',
    })
    const [received] = harness.gemini.received
    expect(received?.path).toBe('/v1alpha/auth_tokens')
    expect(JSON.parse(received?.text ?? '')).toEqual({
      expireTime: '2026-11-22T12:10:00.000Z',
      newSessionExpireTime: '2026-11-22T12:01:00.000Z',
      uses: 1,
      bidiGenerateContentSetup: setup.setup,
    })
    // Ten minutes at 0.1 dollars; the session itself cannot be metered here.
    expect(await harness.ledger.getSpent('2026-11-22', 'all')).toBe(1_000_000)
  })

  test.each([
    ['another model', { ...setup.setup, model: 'models/gemini-3.8-flash' }, 404],
    ['a path as a model', { ...setup.setup, model: 'models/../gemini-3.8-live' }, 404],
    ['functions', { ...setup.setup, tools: [{ functionDeclarations: [] }] }, 400],
    ['text replies', { ...setup.setup, generationConfig: { responseModalities: ['TEXT'] } }, 400],
  ])('is rejected for %s', async (_, other, code) => {
    const harness = createHarness()
    expect((await readError(await harness.ask('/live/token', { body: { setup: other } }))).code).toBe(code)
    expect(harness.gemini.received).toEqual([])
  })

  test('does not let the client choose its time and uses', async () => {
    const body = { ...setup, uses: 0, expireTime: '2036-01-01T00:00:00Z' }
    expect((await createHarness().ask('/live/token', { body })).status).toBe(400)
  })

  test('costs nothing if Google returns none', async () => {
    const harness = createHarness({ live: 'token' })
    const error = { code: 429, message: 'Too many', status: 'RESOURCE_EXHAUSTED' }
    harness.gemini.override = () => Response.json({ error }, { status: 429 })
    expect((await harness.ask('/live/token', { body: setup })).status).toBe(429)
    expect(await harness.ledger.getSpent('2026-11-22', 'all')).toBe(0)
  })
})
