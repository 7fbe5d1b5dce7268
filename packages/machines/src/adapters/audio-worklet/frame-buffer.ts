import { captureRate, toPcm16 } from '../processing/pcm.ts'
import { Resampler } from '../processing/resampler.ts'

/** Samples in a frame: 256 ms. */
const frameLength = 4096

/** Cuts microphone input into frames of 4096 samples: 16-bit PCM at 16 kHz. */
export class FrameBuffer {
  readonly #resampler: Resampler | null
  readonly #frame = new Float32Array(frameLength)
  #filled = 0

  /** @param rate input samples a second */
  constructor(rate: number) {
    this.#resampler = rate === captureRate ? null : new Resampler(rate, captureRate)
  }

  /** Appends input and returns the frames that it completes. */
  push(heard: Float32Array): ArrayBuffer[] {
    const samples = this.#resampler?.push(heard) ?? heard
    const full: ArrayBuffer[] = []
    for (let from = 0; from < samples.length;) {
      const part = samples.subarray(from, from + frameLength - this.#filled)
      this.#frame.set(part, this.#filled)
      this.#filled += part.length
      from += part.length
      if (this.#filled < frameLength) break
      full.push(toPcm16(this.#frame))
      this.#filled = 0
    }
    return full
  }
}
