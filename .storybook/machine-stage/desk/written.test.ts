import { expect, it } from 'vitest'
import { PortError } from '../../../packages/machines/src/port/port-error.ts'
import { Secret } from '../../../packages/machines/src/internal/secret.ts'
import { distinct, written, writtenPayload, writtenState } from './written.ts'

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
])('writes %s as a line of code', (value, line) => {
  expect(written(value)).toBe(line)
})

it('never shows a secret, wherever it is', () => {
  expect(written({ email: 'a@b.c', password: new Secret('open') })).toBe(
    '{ email: "a@b.c", password: "••••" }',
  )
  expect(written({ inner: [{ apiKey: new Secret('abc') }] })).not.toContain('abc')
  expect(written(new Secret('open'))).not.toContain('open')
})

it('writes an event’s payload without its type', () => {
  expect(writtenPayload({ type: 'star.leave' })).toBe('')
  expect(writtenPayload({ type: 'star.choose', stars: 4 } as { type: string })).toBe('{ stars: 4 }')
})

it('writes a state as a path, and regions side by side', () => {
  expect(writtenState('idle')).toBe('idle')
  expect(writtenState({ choosing: 'idle' })).toBe('choosing › idle')
  expect(writtenState({ a: 'x', b: { c: 'y', d: 'z' } })).toBe('a › x | b (c › y | d › z)')
})

it('drops what reads the same', () => {
  expect(distinct([{ a: 1 }, { a: 1 }, { a: 2 }])).toEqual([{ a: 1 }, { a: 2 }])
})
