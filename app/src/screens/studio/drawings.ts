import type { ComponentType } from 'react'
import type { ToolId } from '../../routing/tools.ts'
import { ComplexQueryDrawing } from './complex-query/drawing.tsx'
import { TextToSpeechDrawing } from './tts/drawing.tsx'

/** What stands for each tool. */
export const drawings: Readonly<Record<ToolId, ComponentType>> = {
  'complex-query': ComplexQueryDrawing,
  tts: TextToSpeechDrawing,
}
