import { fromPcm16, loudest, playbackRate } from '../processing/pcm.ts'
import { Resampler } from '../processing/resampler.ts'

/** Seconds buffered before playback starts, so that a late chunk leaves no gap. */
const runUp = 0.08
/** Output samples in which a flushed voice fades out; fewer than one request asks for. */
const fall = 64
/** Input samples resampled at a time. */
const step = 128
/** Maximum length of the queue, in seconds: replies arrive faster than they are spoken, but none is this long. */
const longestQueue = 300

/**
 * Queue of speech to play, at the output's sample rate. Chunks of any size arrive at any time; they play as one
 * stream without gaps or overlaps.
 */
export class PlaybackQueue {
  readonly #rate: number
  readonly #chunks: Int16Array[] = []
  readonly #block = new Float32Array(step)
  readonly #resampler: Resampler
  #ready: Float32Array = new Float32Array(0)
  /** Samples of the first chunk already played, and samples of all chunks not yet played. */
  #taken = 0
  #queued = 0
  /** Output samples since the first chunk waits to start; null while playing or empty. */
  #waited: number | null = null
  /** Input samples of silence that flush the resampler. */
  #tail = 0
  #playing = false
  #last = 0
  #falling = 0

  /** @param rate output samples a second */
  constructor(rate: number) {
    this.#rate = rate
    this.#resampler = new Resampler(playbackRate, rate)
  }

  /** Whether sound is audible. */
  get playing(): boolean {
    return this.#playing
  }

  /** Appends 24 kHz speech. @returns whether it fitted */
  push(chunk: ArrayBuffer): boolean {
    const samples = fromPcm16(chunk)
    if (samples.length === 0) return true
    if (this.#queued + samples.length > longestQueue * playbackRate) return false
    this.#chunks.push(samples)
    this.#queued += samples.length
    if (!this.#playing) this.#waited ??= 0
    this.#tail = this.#resampler.delay
    return true
  }

  /** Clears the queue. Audible sound fades out within {@link fall} samples. */
  flush(): void {
    this.#chunks.length = 0
    this.#taken = 0
    this.#queued = 0
    if (this.#playing) this.#falling = fall
    this.#rest()
  }

  /** Fills the output with queued speech, then silence. */
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
    if (this.#queued < runUp * playbackRate && this.#waited < runUp * this.#rate) return
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

  /** Fades out a voice that is cut off in mid-wave, which would click. */
  #soften(output: Float32Array): void {
    if (this.#falling === 0) return
    for (let index = 0; index < this.#falling; index += 1)
      output[index] = (output[index] ?? 0) + this.#last * (1 - (index + 1) / this.#falling)
    this.#falling = 0
  }
}
