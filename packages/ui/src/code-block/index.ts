export { CodeBlock, type CodeBlockProps } from './code-block.tsx'
export type { CodeToken, HighlightCode } from './highlight.ts'
