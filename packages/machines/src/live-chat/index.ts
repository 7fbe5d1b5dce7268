export type { Caption } from './session/captions.ts'
export { createLiveChatMachine, liveChatMachine } from './live-chat.machine.ts'
export * from './live-chat.selectors.ts'
export type * from './live-chat.types.ts'
