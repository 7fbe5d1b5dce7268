import { expect, it } from 'vitest'
import { findCoverage } from './find-coverage.ts'
import { specification } from './specification.ts'

it('has a scenario for every sentence that concerns a machine', async () => {
  const coverage = await findCoverage()
  expect([...coverage.keys()].sort()).toEqual(Object.keys(specification).sort())
})
