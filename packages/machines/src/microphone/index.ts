export * from './microphone.ts'
