export { createTextToSpeechMachine, textToSpeechMachine } from './text-to-speech.machine.ts'
export * from './text-to-speech.selectors.ts'
export type * from './text-to-speech.types.ts'
