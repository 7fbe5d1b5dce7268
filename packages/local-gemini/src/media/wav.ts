import { type Pcm, decodeSamples } from './pcm.ts'

/** Reads the first channel of a 16-bit PCM WAV file; returns null for anything else. */
export function readWav(bytes: Uint8Array): Pcm | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const name = (offset: number) => String.fromCharCode(...bytes.subarray(offset, offset + 4))
  if (bytes.length < 12 || name(0) !== 'RIFF' || name(8) !== 'WAVE') return null
  let format: { channels: number; rate: number } | null = null
  for (let offset = 12; offset + 8 <= bytes.length;) {
    // The header of a file that is still being written claims too much data.
    const length = Math.min(view.getUint32(offset + 4, true), bytes.length - offset - 8)
    const start = offset + 8
    if (name(offset) === 'fmt ' && length >= 16) {
      if (view.getUint16(start + 14, true) !== 16) return null
      format = { channels: view.getUint16(start + 2, true), rate: view.getUint32(start + 4, true) }
    }
    if (name(offset) === 'data' && format !== null) {
      const { channels, rate } = format
      const all = decodeSamples(bytes.subarray(start, start + length))
      return { samples: channels === 1 ? all : all.filter((_, index) => index % channels === 0), rate }
    }
    offset = start + length + (length % 2)
  }
  return null
}
