import { beforeEach, expect, it, vi } from 'vitest'

vi.hoisted(() => vi.stubGlobal('window', { location: { origin: 'https://portal.test' } }))

const visits: string[] = []
let answer: () => Promise<Response>

beforeEach(() => {
  visits.length = 0
  answer = async () => Response.json({})
  // Each test is a page load.
  vi.resetModules()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    visits.push(new Request(input).url)
    return answer()
  })
})

it('visits the gateway once before it asks anything, so that the first call has a cookie', async () => {
  const { gemini } = await import('./client.ts')
  expect(visits).toEqual([])
  await Promise.all([gemini(), gemini()])
  expect(await gemini()).toBe(await gemini())
  expect(visits).toEqual(['https://portal.test/gateway/health'])
})

it('asks all the same when the gateway does not answer the visit', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  const { gemini } = await import('./client.ts')
  expect(await gemini()).toHaveProperty('models')
})

it('visits nobody for calls with a visitor’s own key', async () => {
  const { Secret } = await import('@saha/machines/auth')
  const { keepKey, ownGemini } = await import('./user-api-key.ts')
  keepKey(new Secret('my-own-key'))
  const first = await ownGemini()
  expect(await ownGemini()).toBe(first)
  keepKey(new Secret('another'))
  expect(await ownGemini()).not.toBe(first)
  expect(visits).toEqual([])
})

it('visits nobody in mode direct', async () => {
  vi.stubEnv('VITE_GEMINI_MODE', 'direct')
  vi.stubEnv('VITE_GEMINI_API_KEY', 'a-key')
  try {
    const { gemini } = await import('./client.ts')
    await gemini()
    expect(visits).toEqual([])
  } finally {
    vi.unstubAllEnvs()
  }
})
