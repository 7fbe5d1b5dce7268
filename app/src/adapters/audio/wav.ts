const headerLength = 44

/**
 * A WAV file of bare samples.
 *
 * @param samples PCM of 16 bit, little endian, mono
 * @param rate samples a second
 */
export function toWav(samples: Uint8Array, rate: number): Blob {
  const header = new DataView(new ArrayBuffer(headerLength))
  const write = (offset: number, name: string) => {
    for (const [index, letter] of [...name].entries()) header.setUint8(offset + index, letter.charCodeAt(0))
  }
  // A file of half a sample more would be longer than its header says.
  const length = samples.byteLength - (samples.byteLength % 2)
  write(0, 'RIFF')
  header.setUint32(4, headerLength - 8 + length, true)
  write(8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, 1, true)
  header.setUint32(24, rate, true)
  header.setUint32(28, 2 * rate, true)
  header.setUint16(32, 2, true)
  header.setUint16(34, 16, true)
  write(36, 'data')
  header.setUint32(40, length, true)
  return new Blob([header, new Uint8Array(samples.subarray(0, length))], { type: 'audio/wav' })
}
