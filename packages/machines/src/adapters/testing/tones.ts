/** Creates a sine of a frequency. */
export const tone = (hertz: number, rate: number, length: number, amplitude = 1): Float32Array =>
  Float32Array.from({ length }, (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / rate))

/** Returns the level in dB below a full-scale sine. */
export const decibels = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length / 0.5)

/** Returns the phase and amplitude at a frequency: one point of a Fourier transform. */
function turn(samples: Float32Array, hertz: number, rate: number, from: number, to: number) {
  let real = 0
  let imaginary = 0
  for (let index = from; index < to; index += 1) {
    const window = Math.sin((Math.PI * (index - from)) / (to - from)) ** 2
    const angle = (2 * Math.PI * hertz * index) / rate
    real += window * (samples[index] as number) * Math.cos(angle)
    imaginary -= window * (samples[index] as number) * Math.sin(angle)
  }
  return Math.atan2(imaginary, real)
}

/** Measures the pitch of a tone near a known one by its phase shift over half its length. */
export function pitchNear(hertz: number, samples: Float32Array, rate: number): number {
  const half = Math.floor(samples.length / 2)
  const drift = turn(samples, hertz, rate, half, 2 * half) - turn(samples, hertz, rate, 0, half)
  const least = Math.atan2(Math.sin(drift), Math.cos(drift))
  return hertz + (least * rate) / (2 * Math.PI * half)
}

/** Creates a seeded random generator. */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

/** Cuts a length into pieces of very different sizes, the first at the start. */
export const jitteredCuts = (chunks: number, length: number, roll: () => number): number[] => [
  0,
  ...Array.from({ length: chunks - 1 }, () => Math.floor(roll() * length)).sort((a, b) => a - b),
]

/** Creates a sound that never repeats, so that a misplaced piece is found. */
export const risingTone = (length: number, rate: number): Float32Array =>
  Float32Array.from(
    { length },
    (_, index) => 0.5 * Math.sin(2 * Math.PI * (200 + index / 240) * (index / rate)),
  )

/** Returns the first index at which two sounds differ; −1 if none. Printing all samples would be useless. */
export const firstDifference = (one: Float32Array, other: Float32Array) =>
  one.length === other.length ? one.findIndex((sample, index) => sample !== other[index]) : 0

/** Creates a WAV file of 16-bit mono samples. */
export function toWav(samples: ArrayBuffer, rate: number): Uint8Array {
  const file = new Uint8Array(44 + samples.byteLength)
  const header = new DataView(file.buffer)
  const encoder = new TextEncoder()
  file.set(encoder.encode('RIFF'), 0)
  header.setUint32(4, 36 + samples.byteLength, true)
  file.set(encoder.encode('WAVEfmt '), 8)
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, rate, true)
  header.setUint32(28, 2 * rate, true)
  header.setUint16(32, 2, true)
  header.setUint16(34, 16, true)
  file.set(encoder.encode('data'), 36)
  header.setUint32(40, samples.byteLength, true)
  file.set(new Uint8Array(samples), 44)
  return file
}
