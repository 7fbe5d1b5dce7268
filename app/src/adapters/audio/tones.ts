/** A sine of a given pitch, for tests. */
export const tone = (hertz: number, rate: number, length: number, amplitude = 1): Float32Array =>
  Float32Array.from({ length }, (_, index) => amplitude * Math.sin((2 * Math.PI * hertz * index) / rate))

/** How loud samples are, in dB below a full sine. */
export const decibels = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length / 0.5)

/** The turn of a wave against a pitch, as an angle, and its amplitude: one point of a Fourier transform. */
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

/** The pitch of a tone that is near a known one, by how far it turns away from that within half of its length. */
export function pitchNear(hertz: number, samples: Float32Array, rate: number): number {
  const half = Math.floor(samples.length / 2)
  const drift =
    turn(samples, hertz, rate, half, 2 * half) - turn(samples, hertz, rate, 0, half)
  const least = Math.atan2(Math.sin(drift), Math.cos(drift))
  return hertz + (least * rate) / (2 * Math.PI * half)
}
