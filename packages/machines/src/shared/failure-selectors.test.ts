import { expect, it } from 'vitest'
import type { Failure } from '../port/index.ts'
import { failureSelectors } from './failure-selectors.ts'

it('reads what failed and why, or that nothing did', () => {
  const { code, kind } = failureSelectors((snapshot: { failure: Failure<'load'> | null }) => snapshot.failure)
  const failed = { failure: { code: 'load', kind: 'network' } } as const
  expect([code(failed), kind(failed)]).toEqual(['load', 'network'])
  expect([code({ failure: null }), kind({ failure: null })]).toEqual([null, null])
})
