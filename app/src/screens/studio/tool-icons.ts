import type { ComponentType } from 'react'
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

export const toolIcons: Readonly<Record<ToolId, ComponentType>> = {
  'audio-transcription': AudioTranscriptionIcon,
  chatbot: ChatbotIcon,
  'complex-query': ComplexQueryIcon,
  'image-editor': ImageEditorIcon,
  'image-generation': ImageGenerationIcon,
  'video-analyzer': VideoAnalyzerIcon,
  'smart-search': SmartSearchIcon,
  tts: TextToSpeechIcon,
  'video-generation': VideoGenerationIcon,
  'live-chat': LiveChatIcon,
}
