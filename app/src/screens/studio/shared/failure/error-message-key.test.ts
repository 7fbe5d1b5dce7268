import { PortError, type FailureKind } from '@saha/machines/port'
import { describe, expect, it } from 'vitest'
import { table } from '../../../../adapters/gemini/testing/fault-matrix/table.ts'
import { GeminiError, toGeminiError } from '../../../../adapters/gemini/client/gemini-error.ts'
import ar from '../../../../i18n/messages/studio/ar.ts'
import en from '../../../../i18n/messages/studio/en.ts'
import { getRetryTime } from './retry-time.ts'
import { getErrorMessageKey } from './error-message-key.ts'

/** The error of the SDK for a response with this status. */
const answered = (status: number) => toGeminiError(Object.assign(new Error('No'), { status }))

const sentences = (kind: FailureKind) => {
  const key = getErrorMessageKey(kind).slice('why.'.length) as keyof typeof en.why
  return [en.why[key], ar.why[key]]
}

/** Statuses with a message of their own. Other 4xx blame the request, other 5xx the service. */
const own: Readonly<Record<number, keyof typeof en.why>> = {
  401: 'auth',
  403: 'permission',
  // The user can do nothing about a missing resource or a conflict.
  404: 'server',
  408: 'timeout',
  409: 'server',
  413: 'tooLarge',
  429: 'rateLimit',
  499: 'server',
  504: 'timeout',
}

describe('getErrorMessageKey', () => {
  it.each(Array.from({ length: 200 }, (_, at) => 400 + at))(
    '%i has a message in both languages',
    (status) => {
      const key = own[status] ?? (status < 500 ? 'validation' : 'server')
      expect(sentences(answered(status).kind)).toEqual([en.why[key], ar.why[key]])
    },
  )

  it('has a message of its own for every kind of failure in both languages', () => {
    const outcomes = new Set(['answered', 'cut off', 'nothing'])
    const kinds = [...new Set(Object.values(table).flatMap((ends) => Object.values(ends)))].filter(
      (end): end is FailureKind => !outcomes.has(end),
    )
    expect(Object.fromEntries(kinds.map((kind) => [kind, getErrorMessageKey(kind)]))).toEqual({
      auth: 'why.auth',
      blocked: 'why.blocked',
      empty: 'why.empty',
      network: 'why.network',
      'not-found': 'why.server',
      permission: 'why.permission',
      protocol: 'why.server',
      'rate-limit': 'why.rateLimit',
      server: 'why.server',
      timeout: 'why.timeout',
      validation: 'why.validation',
    })
    for (const words of [en.why, ar.why])
      expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length)
  })
})

describe('getRetryTime', () => {
  const refused = (retryAfter: number | null) => ({
    cause: new GeminiError('rate-limit', 'Too many', { retryAfter }),
  })

  it.each([
    [36, true],
    [300, true],
    [301, false],
    [86_400, false],
  ])('reads %i s, which is soon: %s', (seconds, isSoon) => {
    const before = Date.now()
    const time = getRetryTime(refused(seconds))
    expect(time?.isSoon).toBe(isSoon)
    expect(time?.at).toBeGreaterThanOrEqual(before + seconds * 1000)
    expect(time?.at).toBeLessThanOrEqual(Date.now() + seconds * 1000)
  })

  it.each([
    ['nothing failed', null],
    ['it was something else', { cause: new PortError('network', 'offline') }],
    ['the service does not say when', refused(null)],
  ])('returns null if %s', (_, failure) => {
    expect(getRetryTime(failure)).toBeNull()
  })
})
