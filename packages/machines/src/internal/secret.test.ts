import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { Secret } from './secret.ts'

it('returns its value only through reveal', () => {
  const secret = new Secret('open sesame')
  expect(secret.reveal()).toBe('open sesame')
  expect(String(secret)).toBe('•••')
  expect(JSON.stringify({ name: 'sara', secret })).toBe('{"name":"sara"}')
  expect(inspect(secret, { depth: 9, showHidden: true })).not.toContain('sesame')
  expect(Object.keys(structuredClone(secret))).toEqual([])
})
