import { expect, it } from 'vitest'
import { parseStoredAnalysis, type StoredAnalysis } from './stored-analysis.ts'

const kept: StoredAnalysis = {
  question: 'Why?',
  text: 'Because',
  thoughts: 'Hm.',
  since: 1,
  seconds: 2,
  ending: 'whole',
}

it.each(['whole', 'cut-off', 'stopped', 'failed'] as const)('reads an analysis that ended %s', (ending) => {
  expect(parseStoredAnalysis(structuredClone({ ...kept, ending }))).toEqual({ ...kept, ending })
})

it.each(['streaming', 'lost', undefined])('reads an analysis that was left while %s as stopped', (ending) => {
  expect(parseStoredAnalysis({ ...kept, ending })).toEqual({ ...kept, ending: 'stopped' })
})

it.each([
  null,
  'text',
  {},
  { ...kept, question: 1 },
  { ...kept, text: null },
  { ...kept, thoughts: [] },
  { ...kept, since: 'now' },
  { ...kept, seconds: Number.NaN },
  { ...kept, text: '', thoughts: '' },
])('rejects %j', (value) => {
  expect(parseStoredAnalysis(value)).toBe(null)
})
