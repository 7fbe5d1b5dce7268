import type { CaptureMessage } from '../microphone/capture-node.ts'
import { FrameBuffer } from './frame-buffer.ts'
import { LoudnessMeter } from '../processing/loudness.ts'
import { workletScope } from './worklet-scope.ts'

const { AudioWorkletProcessor, registerProcessor, sampleRate } = workletScope

registerProcessor(
  'saha-capture',
  class extends AudioWorkletProcessor {
    readonly #loudness = new LoudnessMeter(sampleRate)
    readonly #frames = new FrameBuffer(Math.round(sampleRate))
    #open = true

    constructor() {
      super()
      this.port.addEventListener('message', () => (this.#open = false))
      this.port.start()
    }

    process([input]: Float32Array[][]): boolean {
      const [heard] = input ?? []
      if (heard && this.#open) {
        const level = this.#loudness.push(heard)
        if (level !== null) this.#post({ type: 'level', level })
        for (const chunk of this.#frames.push(heard)) this.#post({ type: 'chunk', chunk }, [chunk])
      }
      return this.#open
    }

    #post(message: CaptureMessage, transfer: Transferable[] = []): void {
      this.port.postMessage(message, transfer)
    }
  },
)
