import type { CaptureMessage, CaptureOptions } from './capture-node.ts'
import { Frames } from './frame-buffer.ts'
import { Loudness } from '../processing/loudness.ts'
import { workletScope } from '../context/worklet-scope.ts'

const { AudioWorkletProcessor, registerProcessor, sampleRate } = workletScope

registerProcessor(
  'saha-capture',
  class extends AudioWorkletProcessor {
    readonly #loudness = new Loudness(sampleRate)
    readonly #frames: Frames | null
    #open = true

    constructor({ processorOptions: { frames } }: { processorOptions: CaptureOptions }) {
      super()
      this.#frames = frames ? new Frames(Math.round(sampleRate)) : null
      this.port.addEventListener('message', () => (this.#open = false))
      this.port.start()
    }

    process([input]: Float32Array[][]): boolean {
      const [heard] = input ?? []
      if (heard && this.#open) {
        const level = this.#loudness.hear(heard)
        if (level !== null) this.#tell({ type: 'level', level })
        for (const chunk of this.#frames?.hear(heard) ?? []) this.#tell({ type: 'chunk', chunk }, [chunk])
      }
      return this.#open
    }

    #tell(message: CaptureMessage, transfer: Transferable[] = []): void {
      this.port.postMessage(message, transfer)
    }
  },
)
