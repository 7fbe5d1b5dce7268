import { expect, it } from 'vitest'
import { failedAs, refusal, refusedAs, timedOutAs, toldAs } from './failure.ts'
import { PortError } from './port-error.ts'

const offline = new PortError('network', 'offline')

it('keeps what the visitor was doing and why it failed, and shows its cause to nobody but a developer', () => {
  const failures = [
    failedAs('load')({ event: { error: offline } }),
    toldAs('load')({ event: { ...refusal('list.failed')(offline), cause: offline } }),
  ]
  for (const failure of failures) {
    expect(failure).toEqual({ code: 'load', kind: 'network' })
    expect(Object.keys(failure)).toEqual(['code', 'kind'])
    expect(failure.cause).toBe(offline)
  }
})

it('tells what came too late or was refused from all else', () => {
  expect(timedOutAs('load')).toEqual({ code: 'load', kind: 'timeout' })
  expect(refusedAs('load')).toEqual({ code: 'load', kind: 'validation' })
})
