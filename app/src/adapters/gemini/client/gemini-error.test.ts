import { ApiError } from '@google/genai'
import { expect, it, onTestFinished, vi } from 'vitest'
import { toGeminiError } from './gemini-error.ts'

const refused = (status: number, message = 'no', details: object[] = [], code = 'X') =>
  new ApiError({
    status,
    message: JSON.stringify({ error: { code: status, message, status: code, details } }),
  })
const precondition = (message: string) => refused(400, message, [], 'FAILED_PRECONDITION')
const quota = (violation: object) =>
  refused(429, 'You exceeded your current quota', [{ violations: [violation] }])

it.each([
  [refused(400, 'API key not valid.', [{ reason: 'API_KEY_INVALID' }]), 'auth'],
  [refused(400, 'API key expired.', [{ reason: 'API_KEY_EXPIRED' }]), 'auth'],
  [refused(400, 'Unknown name'), 'validation'],
  [refused(400, 'Out of range', [], 'OUT_OF_RANGE'), 'validation'],
  [precondition('User location is not supported for the API use.'), 'region'],
  [
    precondition('Gemini API free tier is not available in your country. Please enable billing.'),
    'permission',
  ],
  [precondition('The File x is not in an ACTIVE state and usage is not allowed.'), 'server'],
  [precondition('Something else'), 'permission'],
  [refused(403, 'This service is not available in your region.'), 'region'],
  [refused(403, 'API x has not been used in project', [{ reason: 'SERVICE_DISABLED' }]), 'permission'],
  [
    quota({ quotaId: 'GenerateRequestsPerMinutePerProjectPerModel-FreeTier', quotaValue: '10' }),
    'rate-limit',
  ],
  [quota({ quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier', quotaValue: '0' }), 'permission'],
  [refused(499, 'The operation was cancelled.', [], 'CANCELLED'), 'server'],
  [refused(501, 'Not implemented', [], 'UNIMPLEMENTED'), 'server'],
  [refused(400, 'Request payload size exceeds the limit: 20971520 bytes.'), 'too-large'],
  [refused(401), 'auth'],
  [refused(403), 'permission'],
  [refused(404, 'Requested entity was not found.'), 'not-found'],
  [refused(408), 'timeout'],
  [refused(409), 'conflict'],
  [refused(413), 'too-large'],
  [refused(429), 'rate-limit'],
  [refused(500), 'server'],
  [refused(503), 'server'],
  [refused(504), 'timeout'],
  [new ApiError({ status: 502, message: '<html>Bad gateway</html>' }), 'server'],
  [new TypeError('Failed to fetch'), 'network'],
  [new Error('exception', { cause: new TypeError('network error') }), 'network'],
  [new Error('Incomplete JSON segment at the end'), 'network'],
  [new DOMException('The operation was aborted.', 'AbortError'), 'timeout'],
  [new DOMException('Too late.', 'TimeoutError'), 'timeout'],
  [new SyntaxError('Unexpected token <'), 'protocol'],
  ['odd', 'protocol'],
])('%s is %s', (thrown, kind) => {
  expect(toGeminiError(thrown)).toMatchObject({ kind, cause: thrown })
})

it('keeps the provider’s message, which reveals a rejected key', () => {
  expect(String(toGeminiError(refused(404, 'Requested entity was not found.')))).toBe(
    'PortError: Requested entity was not found.',
  )
})

it('reads an error within a stream', () => {
  const message =
    'got status: RESOURCE_EXHAUSTED. {"error":{"code":429,"message":"quota","details":[{"retryDelay":"36.5s"}]}}'
  expect(toGeminiError(new ApiError({ status: 429, message }))).toMatchObject({
    kind: 'rate-limit',
    message: 'quota',
    retryAfter: 36.5,
  })
})

it('does not depend on class names, which minification changes', () => {
  const error = Object.assign(new Error('404 gone'), { status: 404, body: '{"error":{"message":"gone"}}' })
  expect(toGeminiError(error)).toMatchObject({ kind: 'not-found', message: 'gone', status: 404 })
})

it('waits for midnight in California after a daily quota', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T06:30:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  const violation = { quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier', quotaValue: '50' }
  const error = refused(429, 'no', [{ violations: [violation] }, { retryDelay: '36s' }])
  expect(toGeminiError(error)).toMatchObject({ kind: 'rate-limit', retryAfter: 1.5 * 3600 })
})
