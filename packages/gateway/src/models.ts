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

/** Billed by the piece: a picture of Imagen, a second of video, a minute of conversation. */
export interface UnitModel {
  readonly id: string
  readonly makes: 'picture' | 'video' | 'interaction-video' | 'live'
  /** Dollars for one picture, one second of video, or one minute of conversation. */
  readonly perUnit: number
}

/** A model that the gateway lets through, and what it costs. */
export type Model = TokenModel | UnitModel

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
  { id: 'imagen-4.0-generate-001', makes: 'picture', perUnit: 0.06 },
  { id: 'veo-3.1-generate-preview', makes: 'video', perUnit: 0.4 },
  { id: 'gemini-omni-1.2-flash', makes: 'interaction-video', perUnit: 0.13 },
  { id: 'gemini-omni-1.1-flash', makes: 'interaction-video', perUnit: 0.13 },
  { id: 'gemini-3.8-live', makes: 'live', perUnit: 0.1 },
  { id: 'gemini-3.8-live-extended-thinking', makes: 'live', perUnit: 0.2 },
]

/** Dollars that one request with search or maps may cost on top: Google bills each query, and a prompt may take several. */
export const GROUNDING = 0.07

/** How long the longest video is that a tool may ask for, in seconds. */
export const LONGEST_VIDEO = 10
