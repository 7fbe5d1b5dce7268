/**
 * Google's bill, computed from its published prices and token rules and without any code of the gateway, for
 * comparison with the ledger. Dollars for a million tokens are microdollars for one.
 *
 * Prices: https://ai.google.dev/gemini-api/docs/pricing (October 2026; the ones announced for 2027 if higher).
 * Tokens: https://ai.google.dev/gemini-api/docs/tokens. Live sessions are billed for every turn with the whole
 * context: https://ai.google.dev/gemini-api/docs/live-api/best-practices#pricing-billing.
 */

interface PublishedPrice {
  readonly input: number
  readonly output: number
  /** For prompts beyond 200,000 tokens. */
  readonly long?: { readonly input: number; readonly output: number }
  /** Grounding is billed by the search; for older models, by the prompt. */
  readonly grounding: 'search' | 'prompt'
}

export const PUBLISHED: Readonly<Record<string, PublishedPrice>> = {
  'gemini-3.8-flash': { input: 1.5, output: 7.5, grounding: 'search' },
  'gemini-flash-latest': { input: 1.5, output: 9, grounding: 'search' },
  'gemini-3.5-flash-lite': { input: 0.3, output: 2.5, grounding: 'search' },
  'gemini-3.1-pro-preview': { input: 2, output: 12, long: { input: 4, output: 18 }, grounding: 'search' },
  'gemini-2.5-pro': { input: 1.25, output: 10, long: { input: 2.5, output: 15 }, grounding: 'prompt' },
  'gemini-3-pro-image': { input: 2, output: 120, grounding: 'search' },
  'gemini-3.8-flash-lite-tts': { input: 0.5, output: 6, grounding: 'search' },
}

const SEARCH = 14_000
const GROUNDED_PROMPT = 35_000

/** Tokens of a call, as Google counts them. */
export interface Counted {
  readonly prompt: number
  readonly answer: number
  readonly thoughts: number
  /** Prompt tokens from Google's cache: billed at most a quarter, here in full. */
  readonly cached: number
  /** Tokens that a search adds to the prompt. */
  readonly tools: number
  readonly searches: number
}

/** Computes the cost of one call in microdollars. */
export function computeBill(model: string, counted: Counted, isGrounded: boolean): number {
  const price = PUBLISHED[model]
  if (price === undefined) throw new Error(`There is no published price of ${model}`)
  const prompt = counted.prompt + counted.tools
  const { input, output } = prompt > 200_000 && price.long !== undefined ? price.long : price
  const grounding = price.grounding === 'search' ? counted.searches * SEARCH : GROUNDED_PROMPT
  return prompt * input + (counted.answer + counted.thoughts) * output + (isGrounded ? grounding : 0)
}

/** Tokens of an image: older models split it into tiles, newer ones count at most 1120. */
export function publishedImageTokens(width: number, height: number): number {
  if (width <= 384 && height <= 384) return 1120
  const unit = Math.floor(Math.min(width, height) / 1.5)
  const side = unit < 256 ? 256 : unit > 768 ? 768 : unit
  return Math.max(1120, 258 * Math.ceil(width / side) * Math.ceil(height / side))
}

/** Tokens of a PDF: 560 a page at the default resolution. */
export const publishedDocumentTokens = (pages: number): number => pages * 560

/** Tokens of audio: 32 a second. */
export const publishedAudioTokens = (seconds: number): number => Math.floor(seconds * 32)

/** Tokens of video: 258 a frame, one frame a second, plus audio. */
export const publishedVideoTokens = (seconds: number): number => Math.floor(seconds * (258 + 32))

/** Tokens of a live turn, by kind. */
export interface LiveTurn {
  readonly promptText: number
  readonly promptSound: number
  readonly answerSound: number
  readonly thoughts: number
}

/** Computes the cost of one turn of `gemini-3.8-live` in microdollars: text 0.75 and 4.5, audio 3 and 12. */
export function computeLiveBill({ promptText, promptSound, answerSound, thoughts }: LiveTurn): number {
  return promptText * 0.75 + promptSound * 3 + answerSound * 12 + thoughts * 4.5
}

/** Prices by the unit, in microdollars. */
export const UNIT_PRICES = {
  'imagen-4.0-generate-001': 40_000,
  /** One second of 720p. */
  'veo-3.1-generate-preview': 400_000,
} as const

/** Creates a seeded pseudo-random generator. */
export function seeded(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return {
    /** Integer from `least` to `most`. */
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    /** Mostly small, sometimes almost `most`. */
    skewed: (most: number) => Math.floor(next() ** 4 * (most + 1)),
    pick: <Entry>(entries: readonly Entry[]): Entry => entries[Math.floor(next() * entries.length)] as Entry,
    chance: (share: number) => next() < share,
  }
}
