import type { ComponentType } from 'react'
import { lazyChunk } from '../../features/errors/lazy-chunk.tsx'
import type { ToolId } from '../../routing/tools.ts'
import { AudioTranscriptionIcon } from './audio-transcription/audio-transcription-icon.tsx'
import { ChatbotIcon } from './chatbot/chatbot-icon.tsx'
import { ComplexQueryIcon } from './complex-query/complex-query-icon.tsx'
import { ImageEditorIcon } from './image-editor/image-editor-icon.tsx'
import { ImageGenerationIcon } from './image-generation/image-generation-icon.tsx'
import { LiveChatIcon } from './live-chat/live-chat-icon.tsx'
import { SmartSearchIcon } from './smart-search/smart-search-icon.tsx'
import { TextToSpeechIcon } from './text-to-speech/text-to-speech-icon.tsx'
import { VideoGenerationIcon } from './video-generation/video-generation-icon.tsx'
import { VideoAnalyzerIcon } from './video-analyzer/video-analyzer-icon.tsx'

interface ToolDefinition {
  Icon: ComponentType
  /** Loads when it is rendered. */
  Screen: ComponentType
}

const defineTool = (Icon: ComponentType, Screen: ComponentType): ToolDefinition => ({ Icon, Screen })

/** Icon and screen of each tool. Kept out of `routing/tools.ts`, which is part of the first load. */
export const toolDefinitions: Readonly<Record<ToolId, ToolDefinition>> = {
  chatbot: defineTool(
    ChatbotIcon,
    lazyChunk(() => import('./chatbot/chatbot.tsx')),
  ),
  'complex-query': defineTool(
    ComplexQueryIcon,
    lazyChunk(() => import('./complex-query/complex-query.tsx')),
  ),
  'image-generation': defineTool(
    ImageGenerationIcon,
    lazyChunk(() => import('./image-generation/image-generation.tsx')),
  ),
  'image-editor': defineTool(
    ImageEditorIcon,
    lazyChunk(() => import('./image-editor/image-editor.tsx')),
  ),
  'video-analyzer': defineTool(
    VideoAnalyzerIcon,
    lazyChunk(() => import('./video-analyzer/video-analyzer.tsx')),
  ),
  'audio-transcription': defineTool(
    AudioTranscriptionIcon,
    lazyChunk(() => import('./audio-transcription/audio-transcription.tsx')),
  ),
  'smart-search': defineTool(
    SmartSearchIcon,
    lazyChunk(() => import('./smart-search/smart-search.tsx')),
  ),
  tts: defineTool(
    TextToSpeechIcon,
    lazyChunk(() => import('./text-to-speech/text-to-speech.tsx')),
  ),
  'video-generation': defineTool(
    VideoGenerationIcon,
    lazyChunk(() => import('./video-generation/video-generation.tsx')),
  ),
  'live-chat': defineTool(
    LiveChatIcon,
    lazyChunk(() => import('./live-chat/live-chat.tsx')),
  ),
}
