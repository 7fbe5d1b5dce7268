import type { ThinkingLevel } from '@google/genai'

/** A tool that calls a model; the chat has three tiers. */
export type Tool =
  | 'pro'
  | 'flash'
  | 'flash-lite'
  | 'complexQuery'
  | 'imageEditor'
  | 'imageGeneration'
  | 'videoAnalyzer'
  | 'transcription'
  | 'smartSearch'
  | 'textToSpeech'
  | 'videoGeneration'
  | 'liveChat'
  | 'contentGenerator'

/** Model id of each tool. */
export type Models = Readonly<Record<Tool, string>>

/** Default models, available in November 2026. */
export const models: Models = {
  pro: 'gemini-4-argon',
  flash: 'gemini-3.8-flash',
  'flash-lite': 'gemini-3.5-flash-lite',
  complexQuery: 'gemini-4-argon',
  imageEditor: 'gemini-nano-banana-2.1',
  imageGeneration: 'gemini-nano-banana-2.1',
  videoAnalyzer: 'gemini-3.8-flash',
  transcription: 'gemini-3.8-flash',
  smartSearch: 'gemini-3.8-flash',
  textToSpeech: 'gemini-3.8-flash-lite-tts',
  videoGeneration: 'gemini-omni-1.2-flash',
  liveChat: 'gemini-3.8-live',
  contentGenerator: 'gemini-3.8-flash',
}

const proModels = ['gemini-3.1-pro-preview', 'gemini-pro-latest', 'gemini-2.5-pro']
const flashModels = ['gemini-flash-latest', 'gemini-3.5-flash-lite', 'gemini-4-argon']
const imageModels = ['gemini-3.1-flash-image', 'gemini-3-pro-image', 'gemini-3.1-flash-lite-image']

/** Models that `VITE_GEMINI_MODELS` may choose instead. The gateway has a price for each. */
export const alternatives: Readonly<Record<Tool, readonly string[]>> = {
  pro: proModels,
  flash: flashModels,
  'flash-lite': ['gemini-flash-lite-latest'],
  complexQuery: proModels,
  imageEditor: imageModels,
  imageGeneration: imageModels,
  videoAnalyzer: flashModels,
  transcription: flashModels,
  smartSearch: flashModels,
  textToSpeech: ['gemini-3.8-flash-tts'],
  videoGeneration: ['gemini-omni-1.1-flash'],
  liveChat: ['gemini-3.8-live-extended-thinking'],
  contentGenerator: flashModels,
}

/** Models that Google has shut down for developer keys, or will before 2027. */
const retired = [
  /^gemini-(?:1|2\.0)\b/,
  /^gemini-2\.5-(?:flash-image|flash-native-audio|(?:flash|pro)-preview-tts)/,
  /^gemini-[\d.]+-(?:flash|pro|flash-lite)-image-preview$/,
  /^gemini-3-pro-preview$/,
  /^gemini-3\.1-flash-(?:lite|tts)-preview$/,
  /^gemini-omni-flash-preview$/,
  /^imagen-/,
  /^veo-/,
]

/** Returns whether Google has retired the model. The local Gemini still serves `imagen-…` and `veo-…`. */
export const isRetired = (id: string): boolean => retired.some((pattern) => pattern.test(id))

/** Returns the API call that generates images with the model. */
export const getImageMethod = (id: string): 'predict' | 'generateContent' =>
  id.startsWith('imagen-') ? 'predict' : 'generateContent'

/** Returns the API call that generates videos with the model. */
export const getVideoMethod = (id: string): 'predictLongRunning' | 'interactions' =>
  id.startsWith('veo-') ? 'predictLongRunning' : 'interactions'

/** Returns the deepest thinking setting: a token budget for older models, a level for newer ones. */
export const deepestThinking = (id: string) =>
  id.startsWith('gemini-2.5-')
    ? { thinkingBudget: limits.thinkingBudget }
    : // The SDK's enum, whose module loads only when a tool opens.
      { thinkingLevel: 'HIGH' as ThinkingLevel.HIGH }

/** Voices of speech and live conversations, by Google's names. */
export const voices = [
  'Zephyr',
  'Puck',
  'Charon',
  'Kore',
  'Fenrir',
  'Leda',
  'Orus',
  'Aoede',
  'Callirrhoe',
  'Autonoe',
  'Enceladus',
  'Iapetus',
  'Umbriel',
  'Algieba',
  'Despina',
  'Erinome',
  'Algenib',
  'Rasalgethi',
  'Laomedeia',
  'Achernar',
  'Alnilam',
  'Schedar',
  'Gacrux',
  'Pulcherrima',
  'Achird',
  'Zubenelgenubi',
  'Vindemiatrix',
  'Sadachbia',
  'Sadaltager',
  'Sulafat',
] as const

export type Voice = (typeof voices)[number]

/** Voices for users who have not chosen one. */
export const defaultVoice = { speech: 'Kore', live: 'Zephyr' } as const satisfies Record<string, Voice>

const megabyte = 1024 * 1024

/** Limits of one request. */
export const limits = {
  /** Bytes of a video to analyze. */
  video: 20 * megabyte,
  /** Bytes of a recording, which is always sent inline. */
  recording: 20 * megabyte,
  /** Bytes of an image to edit or to start a video with. */
  image: 10 * megabyte,
  /** Characters of a question. */
  prompt: 200_000,
  /** Characters of an image or video prompt. */
  description: 10_000,
  /** Characters of one speech request; a longer text is split. */
  speech: 7900,
  /** Characters of all parts, about 15 minutes: as many parts as the gateway lets a client request at once. */
  wholeSpeech: 16_000,
  thinkingBudget: 32_768,
} as const

/** Aspect ratios of generated images. */
export const imageRatios = ['1:1', '16:9', '9:16', '4:3', '3:4'] as const

export type ImageRatio = (typeof imageRatios)[number]
