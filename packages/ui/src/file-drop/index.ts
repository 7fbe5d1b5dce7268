export type { FileProblem, FileRules, RejectedFile } from './check-files.ts'
export { formatFileSize } from './format-file-size.ts'
export { FileDrop, type FileDropProps } from './file-drop.tsx'
