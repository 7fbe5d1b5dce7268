/** Base URL of Google's Gemini API. */
export const GOOGLE_URL = 'https://generativelanguage.googleapis.com'

/** What a model that is billed by the token makes. */
export type Output = 'text' | 'image' | 'speech'

/** Billed by the token: chat, analysis, search, pictures and speech through `generateContent`. */
export interface TokenModel {
  readonly id: string
  readonly makes: Output
  /** Dollars for a million tokens of input, the dearest kind. */
  readonly input: number
  /** Dollars for a million tokens of output, thinking included. */
  readonly output: number
  /** The most tokens that one answer can have, thinking included. */
  readonly maxOutput: number
}

/** Billed by the piece: a picture of Imagen, a second of video. */
export interface UnitModel {
  readonly id: string
  readonly makes: 'picture' | 'video' | 'interaction-video'
  /** Dollars for one picture or one second of video. */
  readonly perUnit: number
  /** Dollars for a million tokens of the prompt. @default 0 */
  readonly input?: number
}

/** Billed by the token for every turn of a conversation, each with all that was said before. */
export interface LiveModel {
  readonly id: string
  readonly makes: 'live'
  /** Dollars that one minute costs at least; a conversation may cost as many of them as it has minutes. */
  readonly perMinute: number
  /** Dollars for a million tokens of input, the dearest kind: sound. */
  readonly input: number
  /** Dollars for a million tokens of output, the dearest kind: sound. */
  readonly output: number
}

/** A model that the gateway lets through, and what it costs. */
export type Model = TokenModel | UnitModel | LiveModel

const TEXT = 65_536
const IMAGE = 8192
const SPEECH = 16_384

function text(id: string, input: number, output: number): TokenModel {
  return { id, makes: 'text', input, output, maxOutput: TEXT }
}

function image(id: string, input: number, output: number): TokenModel {
  return { id, makes: 'image', input, output, maxOutput: IMAGE }
}

function speech(id: string, input: number, output: number): TokenModel {
  return { id, makes: 'speech', input, output, maxOutput: SPEECH }
}

/**
 * Every model that the tools may name, with its price. Prices are those known in November 2026, always the
 * dearer where there are several (long prompts, announced rises), because the ledger must never count less than
 * Google does. Compare them with your bill, and replace them by configuration.
 */
export const MODELS: readonly Model[] = [
  text('gemini-3.8-flash', 1.5, 7.5),
  text('gemini-flash-latest', 1.5, 9),
  text('gemini-3.5-flash-lite', 0.3, 2.5),
  text('gemini-flash-lite-latest', 0.3, 2.5),
  text('gemini-4-argon', 4, 20),
  text('gemini-3.1-pro-preview', 4, 18),
  text('gemini-pro-latest', 4, 20),
  text('gemini-2.5-pro', 2.5, 15),
  image('gemini-nano-banana-2.1', 2, 120),
  image('gemini-3.1-flash-image', 2, 120),
  image('gemini-3-pro-image', 4, 120),
  image('gemini-3.1-flash-lite-image', 2, 120),
  speech('gemini-3.8-flash-tts', 1, 20),
  speech('gemini-3.8-flash-lite-tts', 0.5, 6),
  { id: 'gemini-omni-1.2-flash', makes: 'interaction-video', perUnit: 0.13, input: 1.5 },
  { id: 'gemini-omni-1.1-flash', makes: 'interaction-video', perUnit: 0.13, input: 1.5 },
  { id: 'gemini-3.8-live', makes: 'live', perMinute: 0.1, input: 3, output: 12 },
  { id: 'gemini-3.8-live-extended-thinking', makes: 'live', perMinute: 0.2, input: 6, output: 24 },
]

/** Models of the specification's literal calls, which Google has shut down: a local Gemini still answers for them. */
export const LOCAL_MODELS: readonly Model[] = [
  ...MODELS,
  { id: 'imagen-4.0-generate-001', makes: 'picture', perUnit: 0.06 },
  { id: 'veo-3.1-generate-preview', makes: 'video', perUnit: 0.4 },
]

/** The models that an upstream has when nothing else is configured. */
export function defaultModels(upstream: string): readonly Model[] {
  return upstream === GOOGLE_URL ? MODELS : LOCAL_MODELS
}

/** Dollars that search and maps cost on top of the tokens. */
export const GROUNDING = {
  /** One grounded prompt costs at least this: older models are billed by the prompt, Maps likewise. */
  prompt: 0.035,
  /** One web search; a prompt may take several. */
  search: 0.014,
  /** How many searches are charged before the answer says how many there were. */
  mostSearches: 10,
} as const

/** How long the longest video is that a tool may ask for, in seconds. */
export const MAX_VIDEO_SECONDS = 10
