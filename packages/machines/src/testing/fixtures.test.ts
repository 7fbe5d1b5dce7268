import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { Secret } from '../internal/secret.ts'
import { stringify } from './fixtures.ts'

describe('stringify', () => {
  it.each([
    ['numbers that JSON does not know', [Number.NaN, Infinity, -Infinity, null]],
    ['errors', [new Error('a'), new Error('b'), new PortError('network', 'a')]],
    ['files', [new Blob([]), new Blob(['a']), new Blob(['a'], { type: 'audio/wav' })]],
    ['secrets of different lengths', [new Secret('open'), new Secret('open sesame')]],
    ['bytes', [new ArrayBuffer(0), new ArrayBuffer(8)]],
  ])('distinguishes %s, because equal keys are explored once', (_, values) => {
    expect(new Set(values.map((value) => stringify({ value }))).size).toBe(values.length)
  })
})
