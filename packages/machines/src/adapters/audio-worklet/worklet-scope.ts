/** The members of a worklet's processor class that we use. */
export interface Processor {
  readonly port: MessagePort
}

interface WorkletScope {
  readonly AudioWorkletProcessor: new () => Processor
  readonly registerProcessor: (
    name: string,
    processor: new (options: never) => Processor & {
      process: (inputs: Float32Array[][], outputs: Float32Array[][]) => boolean
    },
  ) => void
  readonly sampleRate: number
}

/** The global scope of audio worklets, which TypeScript's libraries do not declare. */
export const workletScope = globalThis as unknown as WorkletScope
