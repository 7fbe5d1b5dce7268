export type { Caption } from './captions.ts'
export { createLiveChatMachine, liveChatMachine } from './live-chat.machine.ts'
export * from './live-chat.selectors.ts'
export type * from './live-chat.types.ts'
