import { lazy, type ComponentType } from 'react'
import type { Messages } from 'use-intl'
import { ComplexQueryDrawing } from './complex-query/drawing.tsx'
import { ImageEditorDrawing } from './image-editor/drawing.tsx'
import { ImageGenerationDrawing } from './image-generation/drawing.tsx'

/** One tool of the studio. */
export interface Tool {
  /** Its place in the address, and its name and sentence in the messages. */
  readonly id: keyof Messages['studio']['tool']
  readonly Drawing: ComponentType
  readonly Screen: ComponentType
}

/** Every tool that there is, in the order in which they are shown. An address of any other is not found. */
export const tools: readonly Tool[] = [
  {
    id: 'complex-query',
    Drawing: ComplexQueryDrawing,
    Screen: lazy(() => import('./complex-query/complex-query.tsx')),
  },
  {
    id: 'image-generation',
    Drawing: ImageGenerationDrawing,
    Screen: lazy(() => import('./image-generation/image-generation.tsx')),
  },
  {
    id: 'image-editor',
    Drawing: ImageEditorDrawing,
    Screen: lazy(() => import('./image-editor/image-editor.tsx')),
  },
]
