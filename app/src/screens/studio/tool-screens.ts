import { lazy, type ComponentType } from 'react'
import type { ToolId } from '../../routing/tools.ts'

/** Each tool's screen. They stand here, and not in the list of tools, which every visitor downloads. */
export const toolScreens: Readonly<Record<ToolId, ComponentType>> = {
  chatbot: lazy(() => import('./chatbot/chatbot.tsx')),
  'complex-query': lazy(() => import('./complex-query/complex-query.tsx')),
  'image-generation': lazy(() => import('./image-generation/image-generation.tsx')),
  'image-editor': lazy(() => import('./image-editor/image-editor.tsx')),
  'video-analyzer': lazy(() => import('./video-analyzer/video-analyzer.tsx')),
  'audio-transcription': lazy(() => import('./audio-transcription/audio-transcription.tsx')),
  'smart-search': lazy(() => import('./smart-search/smart-search.tsx')),
  tts: lazy(() => import('./tts/text-to-speech.tsx')),
  'video-generation': lazy(() => import('./video-generation/video-generation.tsx')),
  'live-chat': lazy(() => import('./live-chat/live-chat.tsx')),
}
