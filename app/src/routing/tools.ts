import type { Messages } from 'use-intl'

/** Id of an AI tool, used in its URL and its message keys. */
export type ToolId = keyof Messages['studio']['tool']

/** All AI tools in display order. */
export const tools: readonly ToolId[] = [
  'chatbot',
  'complex-query',
  'image-generation',
  'image-editor',
  'video-analyzer',
  'audio-transcription',
  'smart-search',
  'tts',
  'video-generation',
  'live-chat',
]

/** Returns whether the build includes the AI Studio. The build sets the variable (`gemini.ts`). */
export const hasStudio = (): boolean => import.meta.env.VITE_AI_STUDIO !== 'off'
