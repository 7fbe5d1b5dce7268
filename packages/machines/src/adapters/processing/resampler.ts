/** Attenuation above half the lower rate, in dB. */
const stopband = 80
/** Kaiser's formula for this attenuation. */
const beta = 0.1102 * (stopband - 8.7)
const tapsFor = (transition: number) => (stopband - 8) / (2.285 * transition)

/** Share of the band that passes unchanged; the filter falls in the rest. */
const passband = 7 / 8

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)

/** Modified Bessel function of order 0, used by the Kaiser window. */
function bessel(x: number): number {
  let sum = 1
  let term = 1
  for (let k = 1; term > sum * 1e-12; k += 1) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

/** The hot loop, in a function of its own so that engines optimize it. */
function convolve(samples: Float32Array, from: number, row: Float32Array): number {
  let sum = 0
  for (let tap = 0; tap < row.length; tap += 1) sum += (row[tap] as number) * (samples[from + tap] as number)
  return sum
}

/**
 * Resamples a stream: a windowed sinc with one row of taps for each position of an output sample between two input
 * samples. Keeps its state between blocks, so blocks leave no seams, and counts in integers, so it never drifts.
 */
export class Resampler {
  /** Latency in input samples. */
  readonly delay: number
  readonly #up: number
  readonly #down: number
  readonly #rows: readonly Float32Array[]
  #input: Float32Array
  #output = new Float32Array(0)
  #buffered = 0
  /** Input sample before the next output, and the offset from it in units of `1 / #up`. */
  #base = 0
  #phase = 0

  /** @param from input samples a second, `to` output samples a second; both integers */
  constructor(from: number, to: number) {
    const divisor = greatestCommonDivisor(from, to)
    this.#up = to / divisor
    this.#down = from / divisor
    const edge = Math.min(from, to) / 2
    this.delay = Math.ceil(tapsFor((2 * Math.PI * edge * (1 - passband)) / from) / 2)
    const cutoff = (edge * (1 + passband)) / from
    this.#rows = Array.from({ length: this.#up }, (_, phase) => this.#row(phase / this.#up, cutoff))
    this.#input = new Float32Array(4 * this.delay)
    this.reset()
  }

  /** Clears the history. */
  reset(): void {
    this.#buffered = this.delay - 1
    this.#base = this.#buffered
    this.#phase = 0
    this.#input.fill(0)
  }

  /** Appends input and returns the output available so far, valid until the next call. */
  push(block: Float32Array): Float32Array {
    this.#take(block)
    const most = Math.ceil(((this.#buffered - this.#base) * this.#up) / this.#down) + 1
    if (this.#output.length < most) this.#output = new Float32Array(2 * most)
    let count = 0
    for (; this.#base + this.delay < this.#buffered; count += 1) {
      const from = this.#base - this.delay + 1
      this.#output[count] = convolve(this.#input, from, this.#rows[this.#phase] as Float32Array)
      this.#phase += this.#down
      this.#base += Math.floor(this.#phase / this.#up)
      this.#phase %= this.#up
    }
    this.#forget()
    return this.#output.subarray(0, count)
  }

  #row(offset: number, cutoff: number): Float32Array {
    const row = new Float32Array(2 * this.delay)
    let sum = 0
    for (let tap = 0; tap < row.length; tap += 1) {
      const distance = offset + this.delay - 1 - tap
      const angle = Math.PI * cutoff * distance
      const sinc = angle === 0 ? 1 : Math.sin(angle) / angle
      const share = distance / this.delay
      const window = Math.abs(share) > 1 ? 0 : bessel(beta * Math.sqrt(1 - share ** 2))
      row[tap] = sinc * window
      sum += sinc * window
    }
    // Normalizes each row to unit gain at 0 Hz; otherwise the rows would cause a hum.
    return row.map((tap) => tap / sum)
  }

  #take(block: Float32Array): void {
    const needed = this.#buffered + block.length
    if (needed > this.#input.length) {
      const larger = new Float32Array(2 * needed)
      larger.set(this.#input.subarray(0, this.#buffered))
      this.#input = larger
    }
    this.#input.set(block, this.#buffered)
    this.#buffered = needed
  }

  /** Drops input that no later output needs. */
  #forget(): void {
    const used = this.#base - this.delay + 1
    this.#input.copyWithin(0, used, this.#buffered)
    this.#buffered -= used
    this.#base -= used
  }
}
