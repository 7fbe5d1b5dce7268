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

it('requests the gateway’s cookie once before the first call', async () => {
  const { gemini } = await import('./client.ts')
  expect(visits).toEqual([])
  await Promise.all([gemini(), gemini()])
  expect(await gemini()).toBe(await gemini())
  expect(visits).toEqual(['https://portal.test/gateway/health'])
})

it('makes the call even if the cookie request fails', async () => {
  answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  const { gemini } = await import('./client.ts')
  expect(await gemini()).toHaveProperty('models')
})

it('requests no cookie for calls with the user’s key', async () => {
  const { Secret } = await import('@saha/machines/auth')
  const { storeKey, connectWithUserKey } = await import('./user-api-key.ts')
  storeKey(new Secret('my-own-key'))
  const first = await connectWithUserKey()
  expect(await connectWithUserKey()).toBe(first)
  storeKey(new Secret('another'))
  expect(await connectWithUserKey()).not.toBe(first)
  expect(visits).toEqual([])
})

it('requests no cookie in mode direct', async () => {
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
