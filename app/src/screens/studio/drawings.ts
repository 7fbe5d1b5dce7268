import type { ComponentType } from 'react'
import type { ToolId } from '../../routing/tools.ts'
import { AudioTranscriptionDrawing } from './audio-transcription/drawing.tsx'
import { ChatbotDrawing } from './chatbot/drawing.tsx'
import { ComplexQueryDrawing } from './complex-query/drawing.tsx'
import { ImageEditorDrawing } from './image-editor/drawing.tsx'
import { ImageGenerationDrawing } from './image-generation/drawing.tsx'
import { LiveChatDrawing } from './live-chat/drawing.tsx'
import { SmartSearchDrawing } from './smart-search/drawing.tsx'
import { TextToSpeechDrawing } from './tts/drawing.tsx'
import { VideoGenerationDrawing } from './video-generation/drawing.tsx'
import { VideoAnalyzerDrawing } from './video-analyzer/drawing.tsx'

/** What stands for each tool. */
export const drawings: Readonly<Record<ToolId, ComponentType>> = {
  'audio-transcription': AudioTranscriptionDrawing,
  chatbot: ChatbotDrawing,
  'complex-query': ComplexQueryDrawing,
  'image-editor': ImageEditorDrawing,
  'image-generation': ImageGenerationDrawing,
  'video-analyzer': VideoAnalyzerDrawing,
  'smart-search': SmartSearchDrawing,
  tts: TextToSpeechDrawing,
  'video-generation': VideoGenerationDrawing,
  'live-chat': LiveChatDrawing,
}
