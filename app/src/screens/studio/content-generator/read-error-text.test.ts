import { expect, it } from 'vitest'
import { readErrorText } from './read-error-text.ts'

it.each([
  [new Error('The model is overloaded.'), 'The model is overloaded.'],
  [new Error(' two\n lines\u0000\u202E '), 'two lines'],
  [new Error('a'.repeat(300)), `${'a'.repeat(200)}…`],
  [new Error('<!doctype html><h1>Bad gateway</h1>'), null],
  [new Error(''), null],
  ['no error', null],
  [undefined, null],
])('reads %j as %j', (cause, shown) => {
  expect(readErrorText(cause)).toBe(shown)
})
