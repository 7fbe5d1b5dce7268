export type { ProseNote } from './note-context.ts'
export type { RenderText } from './render-text-context.ts'
export { Prose, type ProseProps } from './prose.tsx'
export { warmUpProse } from './warm-up-prose.ts'
