import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeGemini } from './testing/fake-gemini.ts'
import { createNamespace } from './testing/durable-object.ts'
import { CHAT, chat, readCookie, KEY, ORIGIN } from './testing/harness.ts'
import worker from './workers.ts'

test('counts calls of a worker in the Durable Object', async () => {
  const gemini = fakeGemini('https://generativelanguage.googleapis.com')
  vi.stubGlobal('fetch', gemini.fetch)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const { namespace, object: ledger, names, close } = createNamespace()
  onTestFinished(close)
  const env = {
    GEMINI_API_KEY: KEY,
    GATEWAY_ORIGINS: ORIGIN,
    GATEWAY_VISITOR_CALLS_PER_MINUTE: '2',
    LEDGER: namespace,
  }
  const waited: Promise<unknown>[] = []
  const context = { waitUntil: (work: Promise<unknown>) => void waited.push(work) }
  const ask = (path: string, init: RequestInit, cookie = '') => {
    const headers = {
      origin: ORIGIN,
      'content-type': 'application/json',
      cookie,
      'cf-connecting-ip': '203.0.113.7',
    }
    return worker.fetch(new Request(`https://gateway.example.com${path}`, { headers, ...init }), env, context)
  }
  const cookie = readCookie(await ask('/health', {}))
  const statuses: number[] = []
  for (let index = 0; index < 3; index += 1) {
    const response = await ask(CHAT, { method: 'POST', body: JSON.stringify(chat()) }, cookie)
    statuses.push(response.status)
    await response.text()
  }
  expect(statuses).toEqual([200, 200, 429])
  expect(waited).toHaveLength(2)
  expect(new Set(names)).toEqual(new Set(['ledger']))
  const asked = new Request('https://ledger/', {
    method: 'POST',
    body: JSON.stringify(['getSpent', [new Date().toISOString().slice(0, 10), 'all']]),
  })
  expect(await (await ledger.fetch(asked)).json()).toBe(1200)
  const other = new Request('https://ledger/', { method: 'POST', body: '["constructor",[]]' })
  expect((await ledger.fetch(other)).status).toBe(404)
})
