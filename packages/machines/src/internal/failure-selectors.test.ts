import { expect, it } from 'vitest'
import type { Failure } from '../port/index.ts'
import { failureCodeSelector, failureKindSelector } from './failure-selectors.ts'

it('selects code and kind, or null', () => {
  const getFailure = (snapshot: { failure: Failure<'load'> | null }) => snapshot.failure
  const [code, kind] = [failureCodeSelector(getFailure), failureKindSelector(getFailure)]
  const failed = { failure: { code: 'load', kind: 'network' } } as const
  expect([code(failed), kind(failed)]).toEqual(['load', 'network'])
  expect([code({ failure: null }), kind({ failure: null })]).toEqual([null, null])
})
