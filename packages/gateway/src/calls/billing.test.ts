import { describe, expect, test } from 'vitest'
import {
  computeBill,
  publishedImageTokens,
  publishedVideoTokens,
  seeded,
  UNIT_PRICES,
} from '../testing/google-bill.ts'
import { createHarness, type Harness } from '../testing/harness.ts'
import { CONTEXT, createRound, encodePng, respond, type Round } from '../testing/random-calls.ts'

const DAY = '2026-11-22'
const plenty = { perDay: 1e6, perMinute: 1e6, atOnce: 1e6 }
const limits = { client: plenty, network: plenty, total: plenty, liveMinutes: 10 }
const ROUNDS = 400

/** Makes the call. @returns the charge before it was sent, and the final charge */
async function play(harness: Harness, round: Round) {
  const before = await harness.ledger.getSpent(DAY, 'all')
  let held = 0
  harness.gemini.override = async () => {
    held = (await harness.ledger.getSpent(DAY, 'all')) - before
    return respond(round, harness)
  }
  const streams = ['stream', 'aborted by Google', 'an error in the stream', 'cancelled'].includes(round.end)
  const method = streams ? 'streamGenerateContent?alt=sse' : 'generateContent'
  const response = await harness.ask(`/v1/models/${round.model}:${method}`, { body: round.body })
  if (round.end === 'cancelled') {
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.read()
    await reader?.cancel()
  } else await response.text().catch(() => {})
  return { held, charged: (await harness.ledger.getSpent(DAY, 'all')) - before }
}

describe('the ledger never charges less than Google bills', () => {
  test.each([1, 2, 3])(`in ${ROUNDS} calls of random kinds, sizes and ends (seed %i)`, async (seed) => {
    const harness = createHarness({ limits })
    const random = seeded(seed)
    for (let index = 0; index < ROUNDS; index += 1) {
      const round = createRound(random)
      harness.now = Date.UTC(2026, 10, 22, 12)
      const { held, charged } = await play(harness, round)
      const isBilled = round.end !== 'rejected' && round.end !== 'never reached'
      const bill = isBilled ? computeBill(round.model, round.counted, round.grounded) : 0
      const details = JSON.stringify({ ...round, body: undefined, charged, held, bill })
      expect(charged, details).toBeGreaterThanOrEqual(bill)
      // The ceiling holds because no call costs more than its charge before it is sent.
      expect(held, details).toBeGreaterThanOrEqual(bill)
      // The charge is Google's reported usage, and hardly more.
      if (round.end === 'whole' || round.end === 'stream')
        expect(charged, details).toBeLessThanOrEqual(bill * 2 + 35_000)
      if (!isBilled) expect(charged).toBe(0)
    }
    expect(harness.failures).toEqual([])
  })

  test('for a retried call: every attempt counts', async () => {
    const harness = createHarness({ limits })
    const random = seeded(4)
    let bill = 0
    for (let tries = 0; tries < 5; tries += 1) {
      const round = {
        ...createRound(random),
        model: 'gemini-3.8-flash',
        grounded: false,
        body: { contents: [{ parts: [{ text: 'hi' }] }] },
        end: 'lost before the headers' as const,
      }
      const counted = { ...round.counted, prompt: 2, tools: 0, searches: 0 }
      bill += computeBill(round.model, counted, false)
      await play(harness, { ...round, counted })
    }
    expect(await harness.ledger.getSpent(DAY, 'all')).toBeGreaterThanOrEqual(bill)
  })

  test('for models billed by the unit, whatever the end of the call', async () => {
    const harness = createHarness({ limits })
    const parameters = { sampleCount: 1, durationSeconds: 5 }
    await harness.ask('/v1/models/imagen-4.0-generate-001:predict', {
      body: { instances: [{ prompt: 'a' }], parameters: { sampleCount: 1 } },
    })
    const imageCharge = await harness.ledger.getSpent(DAY, 'all')
    expect(imageCharge).toBeGreaterThanOrEqual(UNIT_PRICES['imagen-4.0-generate-001'])
    harness.gemini.override = () => Promise.reject(new TypeError('reset'))
    await harness.ask('/v1/models/veo-3.1-generate-preview:predictLongRunning', {
      body: { instances: [{ prompt: 'a' }], parameters },
    })
    expect(await harness.ledger.getSpent(DAY, 'all')).toBeGreaterThanOrEqual(
      imageCharge + 5 * UNIT_PRICES['veo-3.1-generate-preview'],
    )
  })

  test('for a video by an interaction: its seconds, and its prompt tokens', async () => {
    const harness = createHarness({ limits })
    const video = (input: unknown) => ({
      model: 'gemini-omni-1.2-flash',
      input,
      response_format: { type: 'video', delivery: 'uri', duration: '3s' },
      background: true,
      store: true,
    })
    await harness.ask('/v1/interactions', { body: video('a') })
    const plain = await harness.ledger.getSpent(DAY, 'all')
    const data = encodePng(9000, 9000)
    const input = [
      { type: 'text', text: 'ساحة'.repeat(2000) },
      { type: 'image', data, mime_type: 'image/png' },
    ]
    await harness.ask('/v1/interactions', { body: video(input) })
    const more = (await harness.ledger.getSpent(DAY, 'all')) - 2 * plain
    expect(more).toBeGreaterThanOrEqual(
      (Buffer.byteLength('ساحة') * 2000 + publishedImageTokens(9000, 9000)) * 1.5 - 10,
    )
  })

  test('for an uploaded video: by the duration that Google reports, or a whole context', async () => {
    for (const videoDuration of ['7200s', undefined]) {
      const harness = createHarness({ limits })
      await harness.ledger.storeTicket({
        kind: 'file',
        id: 'f1',
        owner: await networkOwner(harness),
        value: '{"uri":"https://x.example/v1/files/f1"}',
        until: Infinity,
      })
      let held = 0
      harness.gemini.override = async (request) => {
        if (request.method === 'GET')
          return Response.json({
            name: 'files/f1',
            ...(videoDuration === undefined ? {} : { videoMetadata: { videoDuration } }),
          })
        held = await harness.ledger.getSpent(DAY, 'all')
        return undefined
      }
      const fileData = { fileUri: 'https://x.example/v1/files/f1', mimeType: 'video/mp4' }
      await harness.ask('/v1/models/gemini-3.8-flash:generateContent', {
        body: { contents: [{ parts: [{ fileData }] }] },
      })
      const tokens = Math.min(CONTEXT, videoDuration === undefined ? CONTEXT : publishedVideoTokens(7200))
      expect(held).toBeGreaterThanOrEqual(tokens * 1.5)
    }
  })
})

/** Returns the client that a call without a cookie counts for. */
async function networkOwner(harness: Harness): Promise<string> {
  const owners: string[] = []
  const admit = harness.ledger.admit.bind(harness.ledger)
  harness.ledger.admit = (charge) => {
    owners.push(charge.scopes[0]?.subject ?? '')
    return admit(charge)
  }
  await harness.ask('/live/token', { body: {} })
  harness.ledger.admit = admit
  return (owners[0] ?? '').replace('light:', '')
}
