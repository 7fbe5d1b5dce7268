export type { ProseNote } from './note-context.ts'
export type { DrawWords } from './words-context.ts'
export { Prose, type ProseProps } from './prose.tsx'
export { prepareProse } from './prepare-prose.ts'
