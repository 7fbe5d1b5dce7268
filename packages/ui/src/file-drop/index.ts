export type { FileProblem, FileRules, RejectedFile } from './check-files.ts'
export { FileDrop, type FileDropProps } from './file-drop.tsx'
