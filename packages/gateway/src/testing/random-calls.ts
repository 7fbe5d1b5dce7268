import {
  type Counted,
  PUBLISHED,
  publishedAudioTokens,
  publishedDocumentTokens,
  publishedImageTokens,
  publishedVideoTokens,
  type seeded,
} from './google-bill.ts'
import type { Harness } from './harness.ts'

type Random = ReturnType<typeof seeded>

/** Maximum output of each model: https://ai.google.dev/gemini-api/docs/models. An image of 1K has 1120 tokens. */
const LONGEST: Readonly<Record<string, number>> = {
  'gemini-3-pro-image': 4096,
  'gemini-3.8-flash-lite-tts': 16_384,
}
export const CONTEXT = 1_048_576

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const box = (type: string, ...content: number[][]) => [
  ...u32(content.flat().length + 8),
  ...ascii(type),
  ...content.flat(),
]
const base64 = (bytes: readonly number[]) => Buffer.from(bytes).toString('base64')

/** Creates the header of a PNG, in base64. */
export const encodePng = (width: number, height: number) =>
  base64([0x89, ...ascii('PNG\r\n\u001a\n'), ...u32(13), ...ascii('IHDR'), ...u32(width), ...u32(height)])

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
  const data = encodePng(width, height)
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

/** A few bytes with up to 1,000 pages: a page can be listed repeatedly. */
function document(random: Random): Sent {
  const inlineData = { mimeType: 'application/pdf', data: base64(ascii('%PDF-1.7\n%%EOF')) }
  return { part: { inlineData }, tokens: publishedDocumentTokens(1 + random.skewed(999)) }
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

/** A random call and its outcome at Google. */
export interface Round {
  readonly model: string
  readonly end: (typeof ENDS)[number]
  readonly grounded: boolean
  readonly body: object
  readonly counted: Counted
  /** Seconds until the call ends. */
  readonly seconds: number
}

export function createRound(random: Random): Round {
  const model = random.pick(Object.keys(PUBLISHED))
  const end = random.pick(ENDS)
  const makesText = !(model in LONGEST)
  // Uses the maximum of everything, so that the ledger has no reserve.
  const isTight = random.chance(0.3)
  const makesImage = model.endsWith('image')
  const grounded = makesText && random.chance(0.3)
  const media = makesText ? [image, sound, sound, video, unreadable, document] : makesImage ? [image] : []
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
export function respond(round: Round, harness: Harness): Response | Promise<never> {
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
