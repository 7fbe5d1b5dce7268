import { expect, test } from 'vitest'
import { Float, formatJson, parseJson, parseRequestJson, TooManyValuesError } from './json.ts'

test('parses and formats integers beyond 2^53 exactly', () => {
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

test('parses a fraction or exponent as a number', () => {
  expect(parseJson('[1234567890123456.5, 1e300]')).toEqual([1234567890123456.5, 1e300])
})

test('never writes to a prototype', () => {
  const value = parseJson('{"__proto__":{"polluted":12345678901234567}}')
  expect(Object.hasOwn(value as object, '__proto__')).toBe(true)
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
})

test('rejects lone surrogates and nesting beyond 512, like Appwrite', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(parseJson(`{"a":"\\ud83d\\ude00"}`)).toEqual({ a: '😀' })
  expect(parseJson(`["${'['.repeat(600)}\\"${'{'.repeat(600)}"]`)).toHaveLength(1)
  parseJson(nested(512))
  for (const text of [
    '"\\ud800z"',
    '{"\\udc00":1}',
    '["z\\uD800"]',
    nested(513),
    `[1234567890123456,${nested(50_000)}]`,
  ])
    expect(() => parseJson(text), text.slice(0, 20)).toThrow(SyntaxError)
})

test('ignores digits inside strings and keeps integers written as fractions', () => {
  const text =
    '{"at":"2026-01-01T00:00:00.000","quote":"\\\\\\"1.0,","n":1.0,"e":1e3,"big":12345678901234567}'
  expect(parseRequestJson(text)).toEqual({
    at: '2026-01-01T00:00:00.000',
    quote: '\\"1.0,',
    n: new Float(1),
    e: new Float(1000),
    big: 12345678901234567n,
  })
  expect(parseRequestJson('{"a":"1.0","b":2.5,"c":true,"d":1}')).toEqual({ a: '1.0', b: 2.5, c: true, d: 1 })
})

test('rejects JSON with too many values before parsing it', () => {
  expect(parseRequestJson('[1,2,3]', 3)).toEqual([1, 2, 3])
  expect(() => parseRequestJson('[1,2,3,4', 3)).toThrow(TooManyValuesError)
  expect(parseRequestJson('["a,b,c,d,\\",e"]', 2)).toEqual(['a,b,c,d,",e'])
})
