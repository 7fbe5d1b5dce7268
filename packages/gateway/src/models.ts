/** Base URL of Google's Gemini API. */
export const GOOGLE_URL = 'https://generativelanguage.googleapis.com'

/** Output of a model that is billed by the token. */
export type Output = 'text' | 'image' | 'speech'

/** Model billed by the token: chat, analysis, search, images and speech with `generateContent`. */
export interface TokenModel {
  readonly id: string
  readonly makes: Output
  /** Dollars for a million input tokens, of the most expensive kind. */
  readonly input: number
  /** Dollars for a million output tokens, including thinking. */
  readonly output: number
  /** Maximum tokens of one reply, including thinking. */
  readonly maxOutput: number
}

/** Model billed by the unit: an image of Imagen, a second of video. */
export interface UnitModel {
  readonly id: string
  readonly makes: 'picture' | 'video' | 'interaction-video'
  /** Dollars for one image or one second of video. */
  readonly perUnit: number
  /** Dollars for a million prompt tokens. @default 0 */
  readonly input?: number
}

/** Model billed by the token for every turn of a session, with its whole context. */
export interface LiveModel {
  readonly id: string
  readonly makes: 'live'
  /** Minimum dollars a minute; a session's budget is this for each of its minutes. */
  readonly perMinute: number
  /** Dollars for a million input tokens, of the most expensive kind: audio. */
  readonly input: number
  /** Dollars for a million output tokens, of the most expensive kind: audio. */
  readonly output: number
}

/** Allowed model and its price. */
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
 * Allowed models and their prices in November 2026. Of several prices (long prompts, announced rises) the highest
 * counts, because the ledger must never charge less than Google. Compare them with your bill, and replace them by
 * configuration.
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

/** Models of the specification's literal calls. Google has shut them down; a local Gemini still supports them. */
export const LOCAL_MODELS: readonly Model[] = [
  ...MODELS,
  { id: 'imagen-4.0-generate-001', makes: 'picture', perUnit: 0.06 },
  { id: 'veo-3.1-generate-preview', makes: 'video', perUnit: 0.4 },
]

/** Returns the models of an upstream without any configuration. */
export function defaultModels(upstream: string): readonly Model[] {
  return upstream === GOOGLE_URL ? MODELS : LOCAL_MODELS
}

/** Dollars for search and Maps, in addition to the tokens. */
export const GROUNDING = {
  /** Minimum for one grounded prompt: older models and Maps are billed by the prompt. */
  prompt: 0.035,
  /** One web search; a prompt may cause several. */
  search: 0.014,
  /** Number of searches charged before the response reports the real one. */
  mostSearches: 10,
} as const

/** Maximum length of a video that a tool may request. */
export const MAX_VIDEO_SECONDS = 10
