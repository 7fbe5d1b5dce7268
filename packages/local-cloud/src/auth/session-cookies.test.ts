import type { IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { createSignOutHeaders, readCredential, createSessionHeaders, resolveSite } from './session-cookies.ts'

const PROJECT = 'games-portal'
const value = (id: unknown, secret: unknown) => Buffer.from(JSON.stringify({ id, secret })).toString('base64')
const read = (headers: IncomingHttpHeaders) => readCredential(headers, PROJECT)

test('reads a session from the cookie, the legacy cookie, the header, then the fallback', () => {
  const sources = [
    { cookie: `a=b; a_session_games-portal=${value('first', 's')}` },
    { cookie: `a_session_games-portal_legacy=${encodeURIComponent(value('second', 's'))}` },
    { 'x-appwrite-session': value('third', 's') },
    { 'x-fallback-cookies': JSON.stringify({ 'a_session_games-portal': value('fourth', 's') }) },
  ]
  expect(sources.map((headers) => read(headers).credential?.userId)).toEqual([
    'first',
    'second',
    'third',
    'fourth',
  ])
  expect(sources.map((headers) => read(headers).fallback)).toEqual([false, false, false, true])
  expect(read({ ...sources[3], ...sources[0] }).credential?.userId).toBe('first')
})

test('ignores the session of another project', () => {
  expect(read({ cookie: `a_session_other=${value('u', 's')}` }).credential).toBeNull()
})

test.each([
  ['empty', ''],
  ['not base64', '%%%'],
  ['not JSON', Buffer.from('nonsense').toString('base64')],
  ['a list', Buffer.from('["a"]').toString('base64')],
  ['fields that are not strings', value(1, { toString: 1 })],
  ['inherited fields', Buffer.from('{"__proto__":{"id":"a","secret":"b"}}').toString('base64')],
  ['too long', value('u', 's'.repeat(5000))],
])('ignores an invalid session: %s', (_name, garbage) => {
  expect(read({ cookie: `a_session_games-portal=${garbage}` }).credential).toBeNull()
  expect(read({ 'x-fallback-cookies': garbage }).credential).toBeNull()
  expect(
    read({ 'x-fallback-cookies': JSON.stringify({ 'a_session_games-portal': garbage }) }).credential,
  ).toBeNull()
})

test('sets HttpOnly cookies with the session’s lifetime, host-only on loopback', () => {
  const now = Date.UTC(2026, 10, 20, 18, 7, 19)
  const site = resolveSite('localhost:4321', 'http://localhost:5173')
  const headers = createSessionHeaders(PROJECT, { userId: 'u', secret: 's' }, 31_536_000, now, site)
  const shared = 'expires=Sat, 20-Nov-2027 18:07:19 GMT; Max-Age=31536000; path=/; HttpOnly'
  const encoded = encodeURIComponent(value('u', 's'))
  expect(headers).toEqual({
    'set-cookie': [
      `a_session_games-portal_legacy=${encoded}; ${shared}`,
      `a_session_games-portal=${encoded}; ${shared}; SameSite=None`,
    ],
    'x-fallback-cookies': JSON.stringify({ 'a_session_games-portal': value('u', 's') }),
  })
  expect(createSignOutHeaders(PROJECT, site)).toEqual({
    'set-cookie': [
      'a_session_games-portal_legacy=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly',
      'a_session_games-portal=deleted; expires=Thu, 01-Jan-1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly; SameSite=None',
    ],
    'x-fallback-cookies': '[]',
  })
})

test.each([
  ['api.example.com', 'https://games.example.com', '.api.example.com', false],
  ['api.example.com', 'https://games.example.net', '.api.example.com', true],
  ['api.example.com', undefined, '.api.example.com', true],
  ['localhost:4321', 'http://localhost:4321', null, true],
  ['127.0.0.1:4321', 'http://127.0.0.1:4321', null, true],
  ['[::1]:4321', 'http://[::1]:4321', null, true],
  [undefined, undefined, null, true],
])('relates a server at %s and a page at %s', (host, origin, cookieDomain, isThirdParty) => {
  expect(resolveSite(host, origin)).toEqual({ cookieDomain, isThirdParty })
})
