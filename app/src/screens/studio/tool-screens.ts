import type { ComponentType } from 'react'
import { lazyChunk } from '../../features/errors/lazy-chunk.tsx'
import type { ToolId } from '../../routing/tools.ts'

/** Lazy screens of the tools; kept out of `routing/tools.ts`, which is part of the first load. */
export const toolScreens: Readonly<Record<ToolId, ComponentType>> = {
  chatbot: lazyChunk(() => import('./chatbot/chatbot.tsx')),
  'complex-query': lazyChunk(() => import('./complex-query/complex-query.tsx')),
  'image-generation': lazyChunk(() => import('./image-generation/image-generation.tsx')),
  'image-editor': lazyChunk(() => import('./image-editor/image-editor.tsx')),
  'video-analyzer': lazyChunk(() => import('./video-analyzer/video-analyzer.tsx')),
  'audio-transcription': lazyChunk(() => import('./audio-transcription/audio-transcription.tsx')),
  'smart-search': lazyChunk(() => import('./smart-search/smart-search.tsx')),
  tts: lazyChunk(() => import('./text-to-speech/text-to-speech.tsx')),
  'video-generation': lazyChunk(() => import('./video-generation/video-generation.tsx')),
  'live-chat': lazyChunk(() => import('./live-chat/live-chat.tsx')),
}
