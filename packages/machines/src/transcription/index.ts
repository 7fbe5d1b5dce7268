export { createTranscriptionMachine, transcriptionMachine } from './transcription.machine.ts'
export * from './transcription.selectors.ts'
export { recordingLimit } from './transcription.setup.ts'
export type * from './transcription.types.ts'
