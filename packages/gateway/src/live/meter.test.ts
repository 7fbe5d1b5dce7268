import { describe, expect, test } from 'vitest'
import type { LiveModel } from '../models.ts'
import { LiveMeter } from './meter.ts'

const model: LiveModel = { id: 'live', makes: 'live', perMinute: 0.1, input: 3, output: 12 }
const setup = { model: 'models/live', generationConfig: { responseModalities: ['AUDIO'] as ['AUDIO'] } }
/** Output tokens that may be in flight. */
const UNDER_WAY = 2000 * 12
const PREAMBLE_TOKENS = 1000

const text = (length: number) => ({ realtimeInput: { text: 'a'.repeat(length) } })
const second = {
  realtimeInput: { audio: { data: 'A'.repeat(42_668), mimeType: 'audio/pcm;rate=16000' } },
} as const
const usage = (prompt: number, response: number, more: object = {}) =>
  JSON.stringify({ usageMetadata: { promptTokenCount: prompt, responseTokenCount: response, ...more } })

describe('a live session', () => {
  test('without messages costs nothing', () => {
    expect(new LiveMeter(model, setup).cost).toBe(0)
  })

  test('charges texts by their size before a report, every turn with all earlier ones', () => {
    const meter = new LiveMeter(model, setup)
    meter.countClientMessage(text(4000), Infinity)
    expect(meter.cost).toBe((PREAMBLE_TOKENS + 4000) * 3 + UNDER_WAY)
    meter.countClientMessage(text(4000), Infinity)
    expect(meter.cost).toBe(2 * (PREAMBLE_TOKENS + 8000) * 3 + UNDER_WAY)
  })

  test('counts texts in bytes, including seeded turns and the instruction', () => {
    const parts = [{ text: 'ساحة' }]
    const meter = new LiveMeter(model, { ...setup, systemInstruction: { parts } })
    meter.countClientMessage({ clientContent: { turns: [{ parts, role: 'user' }] } }, Infinity)
    expect(meter.cost).toBe((PREAMBLE_TOKENS + 8 + 8) * 3 + UNDER_WAY)
  })

  test('charges audio by its seconds, in both directions', () => {
    const meter = new LiveMeter(model, setup)
    for (let count = 0; count < 10; count += 1) meter.countClientMessage(second, Infinity)
    expect(meter.cost).toBeGreaterThanOrEqual((PREAMBLE_TOKENS + 320) * 3 + UNDER_WAY)
    const before = meter.cost
    const inlineData = { mimeType: 'audio/pcm;rate=24000', data: 'A'.repeat(64_000) }
    meter.countServerMessage(JSON.stringify({ serverContent: { modelTurn: { parts: [{ inlineData }] } } }))
    expect(meter.cost).toBe(before + 32 * 12)
  })

  test('adds up Google’s reports, including thinking', () => {
    const meter = new LiveMeter(model, setup)
    meter.countClientMessage(text(10), Infinity)
    meter.countServerMessage(usage(522, 42, { totalTokenCount: 564, thoughtsTokenCount: 136 }))
    expect(meter.cost).toBe(522 * 3 + (42 + 136) * 12)
    meter.countClientMessage(second, Infinity)
    meter.countServerMessage(usage(1000, 50))
    expect(meter.cost).toBe(1522 * 3 + (178 + 50) * 12)
  })

  test('does not count a message that is over budget', () => {
    const meter = new LiveMeter(model, setup)
    expect(meter.countClientMessage(text(10), 28_000)).toBe(true)
    const { cost } = meter
    expect(meter.countClientMessage(text(1000), 28_000)).toBe(false)
    expect(meter.cost).toBe(cost)
  })

  test('charges a resumed session a whole context until the first report', () => {
    const meter = new LiveMeter(model, { ...setup, sessionResumption: { handle: 'h' } })
    meter.countClientMessage(text(1), Infinity)
    expect(meter.cost).toBe(131_072 * 3 + UNDER_WAY)
  })

  test('stops charging texts that were merged into one turn', () => {
    const meter = new LiveMeter(model, setup)
    for (let count = 0; count < 10; count += 1) meter.countClientMessage(text(1), Infinity)
    meter.countServerMessage(
      JSON.stringify({ serverContent: { turnComplete: true }, usageMetadata: { promptTokenCount: 100 } }),
    )
    meter.countServerMessage(
      JSON.stringify({ serverContent: { turnComplete: true }, usageMetadata: { promptTokenCount: 100 } }),
    )
    expect(meter.cost).toBe(600)
  })

  test.each(['', '{', '[]', 'null', '{"usageMetadata":7}', '{"usageMetadata":{"promptTokenCount":-5}}'])(
    'ignores a message that is not a report: %s',
    (message) => {
      const meter = new LiveMeter(model, setup)
      meter.countServerMessage(message)
      expect(meter.cost).toBe(0)
    },
  )
})
