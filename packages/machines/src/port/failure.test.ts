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

it('keeps what the visitor was doing and why it failed, and shows its cause to nobody but a developer', () => {
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

it('tells what came too late or was refused from all else', () => {
  expect(timeoutFailure('load')).toEqual({ code: 'load', kind: 'timeout' })
  expect(validationFailure('load')).toEqual({ code: 'load', kind: 'validation' })
})
