import type { Messages } from 'use-intl'

/** A tool of the AI Studio: its place in the address, and its name and sentence in the messages. */
export type ToolId = keyof Messages['studio']['tool']

/** Every tool that there is, in the order in which they are shown; any other is not found. */
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

/** Whether the build has the AI Studio; `VITE_AI_STUDIO=off` leaves it out. */
export const hasStudio = (): boolean => import.meta.env.VITE_AI_STUDIO !== 'off'
