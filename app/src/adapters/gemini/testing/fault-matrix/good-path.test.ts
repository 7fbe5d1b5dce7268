import { describe, expect, it, vi } from 'vitest'
import { stubGeminiFetch } from '../stub-gemini-fetch.ts'

vi.hoisted(() =>
  vi.stubGlobal('window', {
    location: { origin: 'https://portal.test' },
    document: { documentElement: { lang: 'en' } },
  }),
)

const { tools } = await import('./tools.ts')

describe.each([false, true])('with a gateway before it: %s', (gateway) => {
  it.each(Object.entries(tools))('%s is answered whole', async (_, act) => {
    await stubGeminiFetch({ gateway })
    const answer = await act(new AbortController().signal)
    expect(answer).not.toMatchObject({ cutOff: true })
  })
})
