import { describe, expect, test } from 'vitest'
import { MODELS, type TokenModel } from '../models.ts'
import { tokenPrice } from './price.ts'
import { UsageReader } from './usage.ts'

const model: TokenModel = { id: 'm', makes: 'text', input: 2, output: 10, maxOutput: 65_536 }
const load = { textBytes: 100, mediaTokens: 0, grounded: false }

describe('the price of a call', () => {
  test('is at most the cost of all its bytes and the longest reply', () => {
    expect(tokenPrice(model, load).maxCost).toBe(100 * 2 + 65_536 * 10)
  })

  test('is the reported usage, plus searches', () => {
    const usage = { input: 100, output: 50, searches: 0 }
    expect(tokenPrice(model, load).complete(usage)).toBe(700)
    const grounded = tokenPrice(model, { ...load, grounded: true })
    expect(grounded.complete(usage)).toBe(35_700)
    expect(grounded.complete({ ...usage, searches: 4 })).toBe(56_700)
  })

  test('of an aborted call covers what can have been written until then, up to the maximum', () => {
    const price = tokenPrice(model, load)
    expect(price.aborted(null, 1)).toBe(100 * 2 + 3000 * 10)
    expect(price.aborted({ input: 90, output: 500, searches: 0 }, 1)).toBe(90 * 2 + 3500 * 10)
    expect(price.aborted(null, 1e9)).toBe(price.maxCost)
  })

  test('of a video is limited by the longest context', () => {
    const { maxCost } = tokenPrice(model, { ...load, mediaTokens: 1e9 })
    expect(maxCost).toBe(1_048_576 * 2 + 65_536 * 10)
  })
})

describe('the usage in a response', () => {
  const encoder = new TextEncoder()
  const answer = encoder.encode(
    'data: {"candidates":[{"content":{"parts":[{"text":"\\"usageMetadata\\":{\\"promptTokenCount\\":999}ساحة"}]}}],"usageMetadata":{"promptTokenCount":7,"promptTokensDetails":[{"modality":"TEXT","tokenCount":7}]}}\r\n\r\n' +
      'data: {"usageMetadata": {"promptTokenCount":8,"candidatesTokenCount":2,"thoughtsTokenCount":30,"toolUsePromptTokenCount":5},"candidates":[{"finishReason":"STOP","groundingMetadata":{"webSearchQueries":["a","a","b]\\""]}}]}\r\n\r\n',
  )

  test.each([1, 2, 3, 7, 50, 1000])('is the last one, in chunks of %i bytes', (size) => {
    const watch = new UsageReader()
    for (let at = 0; at < answer.length; at += size) watch.read(answer.subarray(at, at + size))
    expect(watch.usage).toEqual({ input: 13, output: 32, searches: 3 })
    expect(watch.isFinished).toBe(true)
  })

  test('is null if only the text mentions it', () => {
    const watch = new UsageReader()
    watch.read(encoder.encode(JSON.stringify({ text: '"usageMetadata":{"promptTokenCount":9}' })))
    expect(watch.usage).toBeNull()
  })
})

test('every model has a price and a URL-safe id', () => {
  for (const entry of MODELS) {
    expect(entry.id).toMatch(/^[a-z0-9][a-z0-9.-]+$/)
    const price = 'perUnit' in entry ? entry.perUnit : Math.min(entry.input, entry.output)
    expect(price).toBeGreaterThan(0)
  }
  expect(new Set(MODELS.map(({ id }) => id)).size).toBe(MODELS.length)
})
