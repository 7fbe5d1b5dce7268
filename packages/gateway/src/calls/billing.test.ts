import { describe, expect, test } from 'vitest'
import {
  computeBill,
  type Counted,
  UNIT_PRICES,
  publishedImageTokens,
  PUBLISHED,
  seeded,
  publishedAudioTokens,
  publishedVideoTokens,
} from '../testing/google-bill.ts'
import { createHarness, type Harness } from '../testing/harness.ts'

type Random = ReturnType<typeof seeded>

const DAY = '2026-11-22'
const plenty = { perDay: 1e6, perMinute: 1e6, atOnce: 1e6 }
const limits = { client: plenty, network: plenty, total: plenty, liveMinutes: 10 }
const ROUNDS = 400

/** Maximum output of each model: https://ai.google.dev/gemini-api/docs/models. An image of 1K has 1120 tokens. */
const LONGEST: Readonly<Record<string, number>> = {
  'gemini-3-pro-image': 4096,
  'gemini-3.8-flash-lite-tts': 16_384,
}
const CONTEXT = 1_048_576

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const box = (type: string, ...content: number[][]) => [
  ...u32(content.flat().length + 8),
  ...ascii(type),
  ...content.flat(),
]
const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64')

interface Sent {
  readonly part: object
  readonly tokens: number
}

/** A text has between a quarter and all of its bytes as tokens. */
function text(random: Random, longest: number, isTight: boolean): Sent {
  const words = random.pick(['a', 'ساحة ', '🎮', 'word ']).repeat(1 + random.skewed(longest / 8))
  const bytes = Buffer.byteLength(words)
  return { part: { text: words }, tokens: isTight ? bytes : random.between(Math.ceil(bytes / 4), bytes) }
}

function image(random: Random): Sent {
  const [width, height] = [1 + random.skewed(12_000), 1 + random.skewed(12_000)]
  const bytes = [
    0x89,
    ...ascii('PNG\r\n\u001a\n'),
    ...u32(13),
    ...ascii('IHDR'),
    ...u32(width),
    ...u32(height),
  ]
  const data = base64(bytes)
  return {
    part: { inlineData: { mimeType: 'image/png', data } },
    tokens: publishedImageTokens(width, height),
  }
}

/** A few bytes that play for hours. */
function sound(random: Random): Sent {
  const [rate, length] = [1 + random.skewed(48_000), random.between(1, 3000)]
  const little = (value: number) => u32(value).toReversed()
  const bytes = [
    ...ascii('RIFF'),
    ...little(36 + length),
    ...ascii('WAVEfmt '),
    ...little(16),
    1,
    0,
    1,
    0,
    ...little(rate),
    ...little(rate),
    1,
    0,
    8,
    0,
    ...ascii('data'),
    ...little(length),
    ...Array.from({ length }, () => 128),
  ]
  const data = base64(bytes)
  return {
    part: { inlineData: { mimeType: 'audio/wav', data } },
    tokens: publishedAudioTokens(length / rate),
  }
}

/** An unreadable file may play for any time. */
function unreadable(random: Random): Sent {
  const inlineData = { mimeType: 'video/x-msvideo', data: base64(ascii('RIFF....AVI LIST')) }
  return { part: { inlineData }, tokens: random.between(1, CONTEXT) }
}

function video(random: Random): Sent {
  const [seconds, lying] = [1 + random.skewed(7200), random.chance(0.3)]
  const times = box('stts', u32(0), u32(1), u32(seconds), u32(1000))
  const claimed = u32(lying ? 1 : seconds * 1000)
  const moov = box(
    'moov',
    box('mvhd', u32(0), u32(0), u32(0), u32(1000), claimed),
    box(
      'trak',
      box(
        'mdia',
        box('mdhd', u32(0), u32(0), u32(0), u32(1000), claimed),
        box('hdlr', u32(0), u32(0), ascii('vide')),
        box('minf', box('stbl', times)),
      ),
    ),
  )
  const data = base64([...box('ftyp', ascii('isom')), ...moov])
  const part = { inlineData: { mimeType: 'video/mp4', data }, videoMetadata: { fps: 1 } }
  return { part, tokens: publishedVideoTokens(seconds) }
}

/** Ends of a call and their responses. */
const ENDS = [
  'whole',
  'stream',
  'no usage',
  'aborted by Google',
  'an error in the stream',
  'cancelled',
  'lost before the headers',
  'rejected',
  'never reached',
] as const

interface Round {
  readonly model: string
  readonly end: (typeof ENDS)[number]
  readonly grounded: boolean
  readonly body: object
  readonly counted: Counted
  /** Seconds until the call ends. */
  readonly seconds: number
}

function roundOf(random: Random): Round {
  const model = random.pick(Object.keys(PUBLISHED))
  const end = random.pick(ENDS)
  const makesText = !(model in LONGEST)
  // Uses the maximum of everything, so that the ledger has no reserve.
  const isTight = random.chance(0.3)
  const makesImage = model.endsWith('image')
  const grounded = makesText && random.chance(0.3)
  const media = makesText ? [image, sound, sound, video, unreadable] : makesImage ? [image] : []
  const others = Array.from({ length: media.length === 0 ? 0 : random.between(0, 3) }, () =>
    random.pick(media)(random),
  )
  const sent = [text(random, makesText ? 100_000 : makesImage ? 9000 : 7000, isTight), ...others]
  const prompt = Math.min(
    CONTEXT,
    sent.reduce((sum, { tokens }) => sum + tokens, 0),
  )
  const longest = LONGEST[model] ?? 65_536
  const seconds = random.skewed(120)
  // An aborted model has written for the whole time.
  const written =
    end === 'cancelled' || end.includes('aborted') || end.includes('error')
      ? Math.min(longest, seconds * 1000)
      : longest
  const answer = isTight ? written : random.between(0, written)
  const bodyMemory = Math.min(40_000, CONTEXT - prompt)
  const thoughts = makesText ? random.between(0, written - answer) : 0
  const cached = random.chance(0.2) ? random.between(0, prompt) : 0
  const counted = {
    prompt,
    answer,
    thoughts,
    cached,
    tools: grounded ? (isTight ? bodyMemory : random.between(0, bodyMemory)) : 0,
    searches: grounded ? (isTight ? 10 : random.between(1, 8)) : 0,
  }
  const generationConfig = makesText
    ? {}
    : makesImage
      ? { responseModalities: ['IMAGE'] }
      : {
          responseModalities: ['AUDIO'],
          speechConfig: { voiceConfig: { prebuiltVoiceConfig: { voiceName: 'Kore' } } },
        }
  const body = {
    contents: [{ role: 'user', parts: sent.map(({ part }) => part) }],
    ...(grounded ? { tools: [random.chance(0.5) ? { googleSearch: {} } : { googleMaps: {} }] } : {}),
    generationConfig,
  }
  return { model, end, grounded, body, counted, seconds }
}

function usageOf({ prompt, answer, thoughts, cached, tools }: Counted) {
  return {
    promptTokenCount: prompt,
    candidatesTokenCount: answer,
    ...(thoughts > 0 ? { thoughtsTokenCount: thoughts } : {}),
    ...(cached > 0 ? { cachedContentTokenCount: cached } : {}),
    ...(tools > 0 ? { toolUsePromptTokenCount: tools } : {}),
    // The content of the total differs between models and endpoints.
    totalTokenCount: prompt + answer,
  }
}

const event = (value: object) => new TextEncoder().encode(`data: ${JSON.stringify(value)}\r\n\r\n`)

/** Responds as Google would. */
function respond(round: Round, harness: Harness): Response | Promise<never> {
  const { counted, end, seconds } = round
  const parts = [{ text: 'an answer' }]
  const groundingMetadata = {
    webSearchQueries: Array.from({ length: counted.searches }, (_, index) => `query ${index}`),
  }
  const last = {
    candidates: [{ content: { parts }, finishReason: 'STOP', groundingMetadata }],
    usageMetadata: usageOf(counted),
  }
  const first = {
    candidates: [{ content: { parts } }],
    usageMetadata: { promptTokenCount: counted.prompt, totalTokenCount: counted.prompt },
  }
  const stream = (chunks: readonly Uint8Array[], fails: boolean) => {
    let at = 0
    return new Response(
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            if (at === 1) harness.now += seconds * 1000
            const chunk = chunks[at]
            at += 1
            if (chunk !== undefined) controller.enqueue(chunk)
            else if (fails) controller.error(new Error('reset'))
            else controller.close()
          },
        },
        { highWaterMark: 0 },
      ),
    )
  }
  switch (end) {
    case 'whole':
      return Response.json(last)
    case 'stream':
      return stream([event(first), event(last)], false)
    case 'no usage':
      return Response.json({ candidates: [{ content: { parts }, finishReason: 'STOP' }] })
    case 'aborted by Google':
      return stream([event(first)], true)
    case 'an error in the stream':
      return stream(
        [event(first), event({ error: { code: 503, message: 'x', status: 'UNAVAILABLE' } })],
        false,
      )
    case 'cancelled':
      return stream([event(first), event(first), event(last)], false)
    case 'lost before the headers':
      harness.now += counted.answer + counted.thoughts
      return Promise.reject(
        Object.assign(new TypeError('fetch failed'), {
          cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }),
        }),
      )
    case 'rejected':
      return Response.json(
        { error: { code: 429, message: 'x', status: 'RESOURCE_EXHAUSTED' } },
        { status: 429 },
      )
    default:
      return Promise.reject(
        Object.assign(new TypeError('fetch failed'), {
          cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
        }),
      )
  }
}

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
      const round = roundOf(random)
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
        ...roundOf(random),
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
    const data = base64([
      0x89,
      ...ascii('PNG\r\n\u001a\n'),
      ...u32(13),
      ...ascii('IHDR'),
      ...u32(9000),
      ...u32(9000),
    ])
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
