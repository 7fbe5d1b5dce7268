import { describe, expect, test } from 'vitest'
import { parseHeaders } from './headers-file.ts'

const headers = (text: string, path: string) =>
  Object.fromEntries(parseHeaders(text, '_headers').headersFor(path))

const FILE = `
# The whole site
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src 'self' data:

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/games/:game/play
  X-Frame-Options: SAMEORIGIN
/embed/*
  ! X-Frame-Options
  X-Robots-Tag: noindex
/a.b
  X-Dot: yes
`

describe('a rule matches the paths of its pattern', () => {
  test.each<[string, Record<string, string>]>([
    ['/', {}],
    ['/assets/index.js', { 'cache-control': 'public, max-age=31536000, immutable' }],
    ['/games/chess/play', { 'x-frame-options': 'DENY, SAMEORIGIN' }],
    ['/games/chess/more/play', {}],
    ['/a.b', { 'x-dot': 'yes' }],
    ['/axb', {}],
  ])('%s', (path, more) => {
    expect(headers(FILE, path)).toEqual({
      'x-frame-options': 'DENY',
      'content-security-policy': "default-src 'self'; img-src 'self' data:",
      ...more,
    })
  })

  test('unsets a header', () => {
    expect(headers(FILE, '/embed/x')).not.toHaveProperty('x-frame-options')
    expect(headers(FILE, '/embed/x')).toHaveProperty('x-robots-tag', 'noindex')
  })
})

test('accepts Windows line endings', () => {
  expect(headers('/*\r\n\tX-A: 1\r\n', '/x')).toEqual({ 'x-a': '1' })
})

test.each([
  ['  X-A: 1', /_headers, line 1: a header must follow the path it applies to/],
  ['/*\nX-A: 1', /line 2: a path must start with "\/", and a header must be indented/],
  ['/*\n  nonsense', /line 2: a header has the form "Name: value"/],
  ['/*\n  Bad Name: x', /line 2: "Bad Name: x" is not a valid header/],
  ['/*\n  X-A: a\u0000b', /line 2: .* is not a valid header/],
])('%j: rejects with the line number', (text, sentence) => {
  expect(() => parseHeaders(text, '_headers')).toThrow(sentence)
})
