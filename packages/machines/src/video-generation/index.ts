export { createVideoGenerationMachine, videoGenerationMachine } from './video-generation.machine.ts'
export * from './video-generation.selectors.ts'
export { videoDelays } from './video-generation.setup.ts'
export type * from './video-generation.types.ts'
