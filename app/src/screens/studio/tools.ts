import { lazy, type ComponentType } from 'react'
import type { Messages } from 'use-intl'
import { ComplexQueryDrawing } from './complex-query/drawing.tsx'

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
]
