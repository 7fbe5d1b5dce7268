import { expect, test } from 'vitest'
import { formatJson, parseJson } from './json.ts'

test('whole numbers beyond 2^53 are read and written digit for digit', () => {
  const text =
    '{"score":9007199254740993,"low":-9223372036854775808,"safe":9007199254740991,"text":"9007199254740993"}'
  const value = parseJson(text)
  expect(value).toEqual({
    score: 9007199254740993n,
    low: -9223372036854775808n,
    safe: 9007199254740991,
    text: '9007199254740993',
  })
  expect(formatJson(value)).toBe(text)
})

test('a number with a fraction or an exponent stays a number', () => {
  expect(parseJson('[1234567890123456.5, 1e300]')).toEqual([1234567890123456.5, 1e300])
})

test('a key cannot reach the prototype', () => {
  const value = parseJson('{"__proto__":{"polluted":12345678901234567}}')
  expect(Object.hasOwn(value as object, '__proto__')).toBe(true)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})
