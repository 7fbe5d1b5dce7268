import type { ThinkingLevel } from '@google/genai'

/** The tools that a model answers for; a chat has three tiers. */
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

/** Which model answers for which tool. */
export type Models = Readonly<Record<Tool, string>>

/** What a tool asks when nothing else is configured: models that were alive in November 2026. */
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

/** What may stand in their place, by `VITE_GEMINI_MODELS`. The gateway has a price for each of them. */
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

/** Whether Google answers for it no more. A local Gemini still does for `imagen-…` and `veo-…`. */
export const isRetired = (id: string): boolean => retired.some((pattern) => pattern.test(id))

/** How a picture is asked for: the id decides. */
export const pictureCall = (id: string): 'predict' | 'generateContent' =>
  id.startsWith('imagen-') ? 'predict' : 'generateContent'

/** How a video is asked for: the id decides. */
export const videoCall = (id: string): 'predictLongRunning' | 'interactions' =>
  id.startsWith('veo-') ? 'predictLongRunning' : 'interactions'

/** How hard a model can be told to think: those that count tokens take a budget, newer ones a level. */
export const deepestThinking = (id: string) =>
  id.startsWith('gemini-2.5-')
    ? { thinkingBudget: limits.thinkingBudget }
    : // The SDK's enum, whose module is loaded only when a tool opens.
      { thinkingLevel: 'HIGH' as ThinkingLevel.HIGH }

/** The voices that speech and live conversations can have, as Google names them. */
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

/** A name of a voice. */
export type Voice = (typeof voices)[number]

/** The voices when the visitor has chosen none. */
export const defaultVoice = { speech: 'Kore', live: 'Zephyr' } as const satisfies Record<string, Voice>

const megabyte = 1024 * 1024

/** What one request may hold. */
export const limits = {
  /** Bytes of a video to analyze. */
  video: 20 * megabyte,
  /** Bytes of a recording, which is always sent within the question. */
  recording: 20 * megabyte,
  /** Bytes of a picture to edit or to begin a video with. */
  picture: 10 * megabyte,
  /** Characters of a question. */
  prompt: 200_000,
  /** Characters that describe a picture or a video. */
  description: 10_000,
  /** Characters that are read aloud at once; a longer text is read in parts. */
  speech: 7900,
  /** Characters of all parts, a quarter of an hour: no more parts than the gateway lets a visitor ask for at once. */
  wholeSpeech: 16_000,
  thinkingBudget: 32_768,
} as const

/** The ratios of a made picture. */
export const pictureRatios = ['1:1', '16:9', '9:16', '4:3', '3:4'] as const

/** A ratio of a made picture. */
export type PictureRatio = (typeof pictureRatios)[number]
