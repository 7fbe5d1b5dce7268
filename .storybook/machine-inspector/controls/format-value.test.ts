import { expect, it } from 'vitest'
import { PortError } from '../../../packages/machines/src/port/errors/port-error.ts'
import { Secret } from '../../../packages/machines/src/internal/secret.ts'
import { uniqueByFormat, formatValue, formatPayload, formatState } from './format-value.ts'

it.each([
  [undefined, 'undefined'],
  [null, 'null'],
  [4, '4'],
  [{ stars: 4 }, '{ stars: 4 }'],
  [Number.NaN, '"NaN"'],
  [new PortError('network', 'offline'), 'PortError(network)'],
  [new Error('odd'), 'Error(odd)'],
  [new Blob(['abc']), 'Blob(3)'],
  [{ chunk: new Uint8Array(4096) }, '{ chunk: {bytes: 4096} }'],
])('formats %s as a line of code', (value, line) => {
  expect(formatValue(value)).toBe(line)
})

it('never shows a secret at any depth', () => {
  expect(formatValue({ email: 'a@b.c', password: new Secret('open') })).toBe(
    '{ email: "a@b.c", password: "••••" }',
  )
  expect(formatValue({ inner: [{ apiKey: new Secret('abc') }] })).not.toContain('abc')
  expect(formatValue(new Secret('open'))).not.toContain('open')
})

it('formats an event’s payload without its type', () => {
  expect(formatPayload({ type: 'star.leave' })).toBe('')
  expect(formatPayload({ type: 'star.choose', stars: 4 } as { type: string })).toBe('{ stars: 4 }')
})

it('formats a state as a path, with parallel regions side by side', () => {
  expect(formatState('idle')).toBe('idle')
  expect(formatState({ choosing: 'idle' })).toBe('choosing › idle')
  expect(formatState({ a: 'x', b: { c: 'y', d: 'z' } })).toBe('a › x | b (c › y | d › z)')
})

it('removes items with the same text', () => {
  expect(uniqueByFormat([{ a: 1 }, { a: 1 }, { a: 2 }])).toEqual([{ a: 1 }, { a: 2 }])
})
