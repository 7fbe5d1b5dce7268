export type { ProseNote } from './note-context.ts'
export { Prose, type ProseProps } from './prose.tsx'
