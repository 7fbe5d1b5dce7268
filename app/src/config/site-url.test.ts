import { describe, expect, it } from 'vitest'
import { readSiteUrl } from './site-url.ts'

describe('readSiteUrl', () => {
  it.each([
    ['https://games.example.com', 'https://games.example.com/'],
    ['https://games.example.com/', 'https://games.example.com/'],
    ['https://example.com/saha', 'https://example.com/saha/'],
    ['http://localhost:4321//', 'http://localhost:4321/'],
  ])('reads %s', (configured, url) => expect(readSiteUrl(configured)).toBe(url))

  it.each([undefined, ''])('reads nothing from %j', (configured) =>
    expect(readSiteUrl(configured)).toBeUndefined(),
  )

  it.each([
    'games.example.com',
    '/saha',
    'javascript:alert(1)',
    'https://x.example/?a',
    'https://x.example/#/en',
  ])('rejects %s and explains what is expected', (configured) =>
    expect(() => readSiteUrl(configured)).toThrow(/VITE_SITE_URL.*https:\/\/games\.example\.com/),
  )
})
