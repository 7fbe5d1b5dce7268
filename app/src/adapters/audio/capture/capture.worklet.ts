import type { CaptureMessage, CaptureOptions } from './capture-node.ts'
import { FrameBuffer } from './frame-buffer.ts'
import { LoudnessMeter } from '../processing/loudness.ts'
import { workletScope } from '../context/worklet-scope.ts'

const { AudioWorkletProcessor, registerProcessor, sampleRate } = workletScope

registerProcessor(
  'saha-capture',
  class extends AudioWorkletProcessor {
    readonly #loudness = new LoudnessMeter(sampleRate)
    readonly #frames: FrameBuffer | null
    #open = true

    constructor({ processorOptions: { frames } }: { processorOptions: CaptureOptions }) {
      super()
      this.#frames = frames ? new FrameBuffer(Math.round(sampleRate)) : null
      this.port.addEventListener('message', () => (this.#open = false))
      this.port.start()
    }

    process([input]: Float32Array[][]): boolean {
      const [heard] = input ?? []
      if (heard && this.#open) {
        const level = this.#loudness.push(heard)
        if (level !== null) this.#post({ type: 'level', level })
        for (const chunk of this.#frames?.push(heard) ?? []) this.#post({ type: 'chunk', chunk }, [chunk])
      }
      return this.#open
    }

    #post(message: CaptureMessage, transfer: Transferable[] = []): void {
      this.port.postMessage(message, transfer)
    }
  },
)
