const headerSize = 44

/**
 * Bare samples as a WAV file, which plays anywhere and can be saved.
 *
 * @param samples PCM: 16 bit, little endian, mono
 * @param rate samples in a second
 */
export function toWav(samples: Uint8Array, rate: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(headerSize + samples.length)
  const view = new DataView(file.buffer)
  const word = (at: number, letters: string) => file.set(new TextEncoder().encode(letters), at)
  word(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  word(36, 'data')
  view.setUint32(40, samples.length, true)
  file.set(samples, headerSize)
  return file
}
