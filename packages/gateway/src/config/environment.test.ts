import { describe, expect, test } from 'vitest'
import { LIMITS } from '../limits.ts'
import { readEnvironment } from './environment.ts'

const GOOD = { GEMINI_API_KEY: 'key', GATEWAY_ORIGINS: 'https://games.example.com' }

test('needs only a key and an origin', () => {
  expect(readEnvironment(GOOD)).toMatchObject({
    key: 'key',
    upstream: 'https://generativelanguage.googleapis.com',
    origins: ['https://games.example.com'],
    limits: LIMITS,
    switchedOff: false,
  })
})

test('reads every variable', () => {
  const settings = readEnvironment({
    ...GOOD,
    GATEWAY_ORIGINS: 'https://games.example.com, http://localhost:4321',
    GATEWAY_BASE_PATH: '/gateway',
    GATEWAY_PUBLIC_URL: 'https://games.example.com/gateway/',
    GATEWAY_LIVE: 'relay',
    GATEWAY_TOTAL_DOLLARS_PER_DAY: '7.5',
    GATEWAY_MODELS: '[{"id":"gemini-5","makes":"text","input":1,"output":2,"maxOutput":100}]',
    GATEWAY_STOPPED: '1',
    GATEWAY_ADMIN_LABEL: 'editor',
    GATEWAY_APPWRITE_ENDPOINT: 'https://api.example.com/v1',
    GATEWAY_APPWRITE_PROJECT: 'portal',
  })
  expect(settings).toMatchObject({
    origins: ['https://games.example.com', 'http://localhost:4321'],
    basePath: '/gateway',
    publicUrl: 'https://games.example.com/gateway',
    live: 'relay',
    limits: { total: { perDay: 7.5, perMinute: LIMITS.total.perMinute } },
    switchedOff: true,
    admin: { endpoint: 'https://api.example.com/v1', project: 'portal', label: 'editor' },
  })
  expect(settings.models?.at(-1)?.id).toBe('gemini-5')
})

test('needs no key for a local Gemini', () => {
  const local = { GATEWAY_UPSTREAM: 'http://localhost:4321/gemini', GATEWAY_ORIGINS: 'http://localhost:4321' }
  expect(readEnvironment(local)).toMatchObject({ key: undefined, upstream: 'http://localhost:4321/gemini' })
})

describe('errors say what to write', () => {
  test.each([
    [{ GEMINI_API_KEY: '' }, /key for Google is missing: set GEMINI_API_KEY/],
    [{ GEMINI_API_KEY: 'a\nx-evil: 1' }, /GEMINI_API_KEY contains spaces or line breaks/],
    [{ GATEWAY_ORIGINS: '' }, /set GATEWAY_ORIGINS/],
    [{ GATEWAY_ORIGINS: '*' }, /GATEWAY_ORIGINS holds \*/],
    [{ GATEWAY_ORIGINS: 'https://games.example.com/' }, /only scheme, host and port/],
    [{ GATEWAY_UPSTREAM: 'http://gemini.example.com' }, /does not use https/],
    [{ GATEWAY_UPSTREAM: 'ftp://x' }, /GATEWAY_UPSTREAM is not a URL/],
    [{ GATEWAY_BASE_PATH: 'gateway/' }, /use a path like \/gateway/],
    [{ GATEWAY_LIVE: 'both' }, /use relay, or token/],
    [{ GATEWAY_TOTAL_DOLLARS_PER_DAY: '-1' }, /GATEWAY_TOTAL_DOLLARS_PER_DAY is -1/],
    [{ GATEWAY_MODELS: '[{"id":"x/../y"}]' }, /GATEWAY_MODELS is invalid/],
    [{ GATEWAY_OPERATOR_TOKEN: 'short' }, /use 32 or more random/],
    [{ GATEWAY_MODEL_DOLLARS_PER_DAY: '5' }, /use JSON such as/],
    [{ GATEWAY_ADMIN_LABEL: 'editor' }, /set GATEWAY_APPWRITE_ENDPOINT/],
  ])('%o', (env, sentence) => {
    expect(() => readEnvironment({ ...GOOD, ...env })).toThrow(sentence)
  })
})
