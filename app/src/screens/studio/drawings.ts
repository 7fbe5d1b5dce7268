import type { ComponentType } from 'react'
import type { ToolId } from '../../routing/tools.ts'
import { ComplexQueryDrawing } from './complex-query/drawing.tsx'
import { SmartSearchDrawing } from './smart-search/drawing.tsx'

/** What stands for each tool. */
export const drawings: Readonly<Record<ToolId, ComponentType>> = {
  'complex-query': ComplexQueryDrawing,
  'smart-search': SmartSearchDrawing,
}
