import { describe, expect, it } from 'vitest'
import { headersFile } from '../../headers.ts'

/** Twelve hashes, as a real build has. */
const styles = Array.from({ length: 12 }, (_, at) => `'sha256-${String(at).padStart(43, 'x')}='`)
/** A host name of the given length. */
const host = (length: number) => `${'a'.repeat(60)}.${'b'.repeat(length - 65)}.com`
const built = (length: number) =>
  headersFile(
    {
      VITE_APPWRITE_ENDPOINT: `https://${host(length)}/v1`,
      VITE_GEMINI_MODE: 'gateway',
      VITE_GEMINI_GATEWAY: `https://gateway-${host(length)}`,
    },
    styles,
  )

describe('the lines of _headers', () => {
  it('stay below the limit of Cloudflare Pages with a backend and a gateway under long host names', () => {
    const longest = Math.max(
      ...built(80)
        .split('\n')
        .map(({ length }) => length),
    )
    expect(longest).toBeGreaterThan(1000)
    expect(longest).toBeLessThanOrEqual(1900)
  })

  it('stop the build where host names as long as DNS allows would make them longer', () => {
    expect(() => built(120)).toThrow(/Cloudflare Pages ignores lines above 2,000/)
  })
})

it('asks for no microphone and no place where the build has no AI Studio', () => {
  expect(headersFile({ VITE_AI_STUDIO: 'off' }, styles)).toContain('microphone=(), geolocation=()')
  expect(headersFile({}, styles)).toContain('microphone=(self), geolocation=(self)')
})
