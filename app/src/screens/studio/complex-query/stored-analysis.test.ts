import { expect, it } from 'vitest'
import { createEntry } from '../../../adapters/library/entry.ts'
import { analysisKind, type StoredAnalysis } from './stored-analysis.ts'

const read = (data: unknown) => analysisKind.read(createEntry({ tool: 'complex-query', data }))

const kept: StoredAnalysis = {
  question: 'Why?',
  text: 'Because',
  thoughts: 'Hm.',
  since: 1,
  seconds: 2,
  ending: 'whole',
}

it.each(['whole', 'cut-off', 'stopped', 'failed'] as const)('reads an analysis that ended %s', (ending) => {
  expect(read(structuredClone({ ...kept, ending }))).toEqual({ ...kept, ending })
})

it.each(['streaming', 'lost', undefined])('reads an analysis that was left while %s as stopped', (ending) => {
  expect(read({ ...kept, ending })).toEqual({ ...kept, ending: 'stopped' })
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
  expect(read(value)).toBe(null)
})
