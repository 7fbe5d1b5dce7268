import { fromPcm16, loudest, speakingRate } from './pcm.ts'
import { Resampler } from './resampler.ts'

/** How much is gathered before anything is heard, so that a chunk that is late leaves no hole: 80 ms. */
const runUp = 0.08
/** Output samples in which a voice that is cut off goes down: shorter than what is asked for at once. */
const fall = 64
/** Input samples that are resampled at a time. */
const step = 128
/** The most that waits to be played, in seconds: a reply comes faster than it is spoken, but none is this long. */
export const longestQueue = 300

/**
 * What is to be played, at the rate of who plays it. Chunks of any size come in at any time; they go out as one
 * stream, without a gap or an overlap, as long as there is anything.
 */
export class PlaybackQueue {
  readonly #rate: number
  readonly #chunks: Int16Array[] = []
  readonly #block = new Float32Array(step)
  readonly #resampler: Resampler
  #ready: Float32Array = new Float32Array(0)
  /** Samples of the first chunk that are played, and of all chunks that are not. */
  #taken = 0
  #queued = 0
  /** Output samples since something waits to begin; null when nothing waits, or it plays. */
  #waited: number | null = null
  /** Input samples of silence that push out the end of what was said. */
  #tail = 0
  #playing = false
  #last = 0
  #falling = 0

  /** @param rate samples a second of who plays */
  constructor(rate: number) {
    this.#rate = rate
    this.#resampler = new Resampler(speakingRate, rate)
  }

  /** Whether something is heard. */
  get playing(): boolean {
    return this.#playing
  }

  /** Puts speech of 24 kHz behind what is there. @returns whether there was room for it */
  push(chunk: ArrayBuffer): boolean {
    const samples = fromPcm16(chunk)
    if (samples.length === 0) return true
    if (this.#queued + samples.length > longestQueue * speakingRate) return false
    this.#chunks.push(samples)
    this.#queued += samples.length
    if (!this.#playing) this.#waited ??= 0
    this.#tail = this.#resampler.delay
    return true
  }

  /** Forgets all there is. What is heard goes down within {@link fall} samples. */
  flush(): void {
    this.#chunks.length = 0
    this.#taken = 0
    this.#queued = 0
    if (this.#playing) this.#falling = fall
    this.#rest()
  }

  /** Writes the next of it, and silence where there is nothing. */
  pull(output: Float32Array): void {
    if (this.#waited !== null) this.#wait(output.length)
    let filled = 0
    while (this.#playing && filled < output.length) {
      if (this.#ready.length === 0) this.#make()
      const part = this.#ready.subarray(0, output.length - filled)
      output.set(part, filled)
      filled += part.length
      this.#ready = this.#ready.subarray(part.length)
    }
    output.fill(0, filled)
    this.#soften(output)
    this.#last = output.at(-1) ?? 0
  }

  #wait(length: number): void {
    this.#waited = (this.#waited ?? 0) + length
    if (this.#queued < runUp * speakingRate && this.#waited < runUp * this.#rate) return
    this.#waited = null
    this.#playing = true
  }

  #make(): void {
    const taken = this.#take()
    if (taken > 0) {
      this.#ready = this.#resampler.push(this.#block.subarray(0, taken))
      return
    }
    if (this.#tail <= 0) return this.#rest()
    this.#tail -= step
    this.#ready = this.#resampler.push(this.#block.fill(0))
  }

  #take(): number {
    let count = 0
    for (let [chunk] = this.#chunks; chunk && count < step; [chunk] = this.#chunks) {
      const part = chunk.subarray(this.#taken, this.#taken + step - count)
      for (const sample of part) {
        this.#block[count] = sample / loudest
        count += 1
      }
      this.#taken += part.length
      if (this.#taken < chunk.length) break
      this.#chunks.shift()
      this.#taken = 0
    }
    this.#queued -= count
    return count
  }

  #rest(): void {
    this.#playing = false
    this.#waited = null
    this.#ready = new Float32Array(0)
    this.#resampler.reset()
  }

  /** A voice that is cut off in the middle of a wave would click. */
  #soften(output: Float32Array): void {
    if (this.#falling === 0) return
    for (let index = 0; index < this.#falling; index += 1)
      output[index] = (output[index] ?? 0) + this.#last * (1 - (index + 1) / this.#falling)
    this.#falling = 0
  }
}
