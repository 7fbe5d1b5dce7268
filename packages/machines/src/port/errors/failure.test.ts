import { expect, it } from 'vitest'
import {
  failureFromError,
  toFailureEvent,
  validationFailure,
  timeoutFailure,
  failureFromEvent,
} from './failure.ts'
import { PortError } from './port-error.ts'

const offline = new PortError('network', 'offline')

it('keeps code, kind and a hidden cause', () => {
  const failures = [
    failureFromError('load')({ event: { error: offline } }),
    failureFromEvent('load')({ event: { ...toFailureEvent('list.failed')(offline), cause: offline } }),
  ]
  for (const failure of failures) {
    expect(failure).toEqual({ code: 'load', kind: 'network' })
    expect(Object.keys(failure)).toEqual(['code', 'kind'])
    expect(failure.cause).toBe(offline)
  }
})

it('creates timeout and validation failures', () => {
  expect(timeoutFailure('load')).toEqual({ code: 'load', kind: 'timeout' })
  expect(validationFailure('load')).toEqual({ code: 'load', kind: 'validation' })
})
