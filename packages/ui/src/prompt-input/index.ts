export { PromptInput, type PromptInputProps } from './prompt-input.tsx'
