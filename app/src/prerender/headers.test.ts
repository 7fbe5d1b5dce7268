import { describe, expect, it } from 'vitest'
import { documentPolicy, hasHostHeaders, headersFile } from '../../headers.ts'

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

describe('lines of _headers', () => {
  it('stay below the limit of Cloudflare Pages for long host names of backend and gateway', () => {
    const longest = Math.max(
      ...built(80)
        .split('\n')
        .map(({ length }) => length),
    )
    expect(longest).toBeGreaterThan(1000)
    expect(longest).toBeLessThanOrEqual(1900)
  })

  it('fail the build when the longest host names exceed the limit', () => {
    expect(() => built(120)).toThrow(/Cloudflare Pages ignores lines above 2,000/)
  })
})

it('denies microphone and geolocation in a build without the AI Studio', () => {
  expect(headersFile({ VITE_AI_STUDIO: 'off' }, styles)).toContain('microphone=(), geolocation=()')
  expect(headersFile({}, styles)).toContain('microphone=(self), geolocation=(self)')
})

it('lets pages send to the origins of the analytics, and to no other', () => {
  const sources = (reported: readonly string[]) =>
    /connect-src ([^;]*)/.exec(headersFile({ VITE_AI_STUDIO: 'off' }, styles, reported))?.[1]
  expect(sources([])).toBe("'self'")
  expect(sources(['https://a.example', 'https://b.example'])).toBe(
    "'self' https://a.example https://b.example",
  )
})

describe('hasHostHeaders', () => {
  it.each<[string | undefined, boolean]>([
    [undefined, true],
    ['on', true],
    ['off', false],
  ])('reads %s as %s', (value, expected) =>
    expect(hasHostHeaders({ VITE_HOST_HEADERS: value })).toBe(expected),
  )

  it('rejects other values and says what to write', () =>
    expect(() => hasHostHeaders({ VITE_HOST_HEADERS: 'no' })).toThrow(/Write off for a host/))
})

describe('documentPolicy', () => {
  it('is that of the headers, but for the directive that only headers support', () => {
    const [, header = ''] = /Content-Security-Policy: (.*)/.exec(headersFile({}, styles)) ?? []
    expect(header).toContain("frame-ancestors 'self'; ")
    expect(documentPolicy({}, styles)).toBe(header.replace("frame-ancestors 'self'; ", ''))
  })
})
