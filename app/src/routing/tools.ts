import { lazy, type ComponentType } from 'react'
import type { Messages } from 'use-intl'

/** Its place in the address, and its name and sentence in the messages. */
export type ToolId = keyof Messages['studio']['tool']

/** One tool of the AI Studio. */
export interface Tool {
  readonly id: ToolId
  readonly Screen: ComponentType
}

/** Every tool that there is, in the order in which they are shown; any other is not found. */
export const tools: readonly Tool[] = [
  {
    id: 'chatbot',
    Screen: lazy(() => import('../screens/studio/chatbot/chatbot.tsx')),
  },
  {
    id: 'complex-query',
    Screen: lazy(() => import('../screens/studio/complex-query/complex-query.tsx')),
  },
  {
    id: 'image-generation',
    Screen: lazy(() => import('../screens/studio/image-generation/image-generation.tsx')),
  },
  {
    id: 'image-editor',
    Screen: lazy(() => import('../screens/studio/image-editor/image-editor.tsx')),
  },
  {
    id: 'video-analyzer',
    Screen: lazy(() => import('../screens/studio/video-analyzer/video-analyzer.tsx')),
  },
  {
    id: 'audio-transcription',
    Screen: lazy(() => import('../screens/studio/audio-transcription/audio-transcription.tsx')),
  },
  {
    id: 'smart-search',
    Screen: lazy(() => import('../screens/studio/smart-search/smart-search.tsx')),
  },
  {
    id: 'tts',
    Screen: lazy(() => import('../screens/studio/tts/text-to-speech.tsx')),
  },
  {
    id: 'video-generation',
    Screen: lazy(() => import('../screens/studio/video-generation/video-generation.tsx')),
  },
  {
    id: 'live-chat',
    Screen: lazy(() => import('../screens/studio/live-chat/live-chat.tsx')),
  },
]
