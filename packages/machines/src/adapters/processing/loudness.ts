/** Level that counts as silence, in dB relative to full scale. */
const floor = -60
/** Share of the previous level that remains, so that meters fall smoothly. */
const decay = 0.7
/** Levels a second. */
const pace = 25

/** Measures the loudness of a stream, from 0 to 1, 25 times a second. */
export class LoudnessMeter {
  readonly #window: number
  #sum = 0
  #count = 0
  #level = 0

  /** @param rate samples a second */
  constructor(rate: number) {
    this.#window = Math.ceil(rate / pace)
  }

  /** @returns the level if it is due */
  push(samples: Float32Array): number | null {
    for (const sample of samples) this.#sum += sample ** 2
    this.#count += samples.length
    if (this.#count < this.#window) return null
    const decibels = 10 * Math.log10(this.#sum / this.#count)
    const loud = Math.max(0, Math.min(1, 1 - decibels / floor))
    const faded = this.#level * decay
    this.#level = Math.max(loud, faded < 0.01 ? 0 : faded)
    this.#sum = 0
    this.#count = 0
    return this.#level
  }
}
