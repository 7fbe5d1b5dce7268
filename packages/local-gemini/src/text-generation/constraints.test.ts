import { describe, expect, test } from 'vitest'
import type { ReplySchema } from '../schema/generate-request.ts'
import { writeJson } from './json.ts'
import { createMatch } from './pattern.ts'
import { readPrompt } from './prompt.ts'

const prompt = readPrompt([{ role: 'user', parts: [{ text: 'A poem about camels' }] }])
const write = (schema: ReplySchema) => writeJson(schema, prompt)

test.each([
  ['email', /^[^@\s]+@[^@\s]+\.\w+$/],
  ['uri', /^https:\/\/[\w.]+\/\w+$/],
  ['uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/],
  ['date', /^\d{4}-\d\d-\d\d$/],
  ['time', /^\d\d:\d\d:\d\dZ$/],
  ['date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
  ['ipv4', /^\d+\.\d+\.\d+\.\d+$/],
  ['ipv6', /^[0-9a-f:]+$/],
  ['duration', /^P\d+D$/],
])('writes a valid %s', (format, valid) => {
  expect(write({ type: 'string', format })).toMatch(valid)
  expect(write({ type: 'array', items: { type: 'string', format }, minItems: 2 })).toContainEqual(
    expect.stringMatching(valid),
  )
})

describe('a pattern', () => {
  test.each([
    '^[A-Z]{3}-\\d{4}$',
    '^(cat|dog)s?$',
    '^\\+?[1-9]\\d{1,14}$',
    '[a-z]+@[a-z]+\\.(com|org)',
    '^#[0-9a-f]{6}$',
    '^(?:\\d{1,3}\\.){3}\\d{1,3}$',
    '^[^aeiou\\s]+$',
    '^\\p{Lu}\\w*$',
    'x{0,3}y',
  ])('%s is matched', (pattern) => {
    expect(write({ type: 'string', pattern })).toMatch(new RegExp(pattern, 'u'))
  })

  test('is matched within the length', () => {
    expect(createMatch('^[a-z]+$', 12, 12)).toHaveLength(12)
    expect(createMatch('^a{2}$', 3, 9)).toBeNull()
  })

  test.each(['(?=a)b', '(a)\\1', '[', 'a{99999}'])('%s is left alone', (pattern) => {
    expect(createMatch(pattern, 0, 100)).toBeNull()
  })
})

test('keeps to lengths, counted in code points', () => {
  expect(Array.from(write({ type: 'string', minLength: 900 }) as string).length).toBeGreaterThanOrEqual(900)
  expect(Array.from(write({ type: 'string', maxLength: 7 }) as string).length).toBeLessThanOrEqual(7)
})

test.each<[ReplySchema, (value: number) => boolean]>([
  [{ type: 'integer', minimum: 5 }, (value) => value === 5],
  [{ type: 'integer', maximum: -3 }, (value) => value === -3],
  [{ type: 'integer', exclusiveMinimum: 4, exclusiveMaximum: 6 }, (value) => value === 5],
  [{ type: 'number', minimum: 0.2, maximum: 0.3 }, (value) => value >= 0.2 && value <= 0.3],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, (value) => value > 0 && value < 1],
  [{ type: 'number', multipleOf: 0.5, minimum: 2.2 }, (value) => value === 2.5],
])('%j has a valid number', (schema, isValid) => {
  expect(isValid(write(schema) as number)).toBe(true)
})

test('follows references to itself and to definitions', () => {
  const node: ReplySchema = {
    type: 'object',
    properties: { next: { $ref: '#' }, tag: { $ref: '#/definitions/tag' } },
    required: ['tag'],
  }
  const value = write({ ...node, definitions: { tag: { const: 'leaf' } } })
  expect(value).toMatchObject({ tag: 'leaf', next: { tag: 'leaf' } })
})
