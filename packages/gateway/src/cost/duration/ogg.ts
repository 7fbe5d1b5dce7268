import { type ByteReader, UnreadableFile } from './byte-reader.ts'
import { opusSeconds } from './opus.ts'
import type { RecordingLength } from './recording-length.ts'

const UNKNOWN = 2 ** 64 - 2048
const MAX_BLOCK_SAMPLES = 8192

interface Stream {
  readonly codec: 'opus' | 'vorbis'
  readonly rate: number
  /** Seconds by the positions of its pages. */
  named: number
  /** Seconds by its packets. */
  counted: number
}

/** Measures an Ogg file of Opus or Vorbis; consecutive streams add up. */
export function measureOgg(bytes: ByteReader): RecordingLength {
  const streams = new Map<number, Stream>()
  let at = 0
  while (at + 27 <= bytes.length) {
    bytes.step()
    if (bytes.text(at, 4) !== 'OggS') throw new UnreadableFile()
    const continued = (bytes.u8(at + 5) & 1) !== 0
    const position = bytes.u64(at + 6, true)
    const serial = bytes.u32(at + 14, true)
    const segments = bytes.u8(at + 26)
    const body = at + 27 + segments
    const stream = streams.get(serial) ?? begin(bytes, body)
    streams.set(serial, stream)
    if (position < UNKNOWN) stream.named = Math.max(stream.named, position / stream.rate)
    at = addPackets(bytes, at + 27, segments, continued, stream)
  }
  const sounds = [...streams.values()]
  const seconds = sounds.reduce((sum, { named, counted }) => sum + Math.max(named, counted), 0)
  return { seconds, hasVideo: false }
}

function begin(bytes: ByteReader, body: number): Stream {
  if (bytes.text(body, 8) === 'OpusHead') return { codec: 'opus', rate: 48_000, named: 0, counted: 0 }
  const rate = bytes.text(body, 7) === '\u0001vorbis' ? bytes.u32(body + 12, true) : 0
  if (rate === 0) throw new UnreadableFile()
  return { codec: 'vorbis', rate, named: 0, counted: 0 }
}

/** Adds the packets that begin in a page. @returns the end of the page */
function addPackets(
  bytes: ByteReader,
  table: number,
  count: number,
  continued: boolean,
  stream: Stream,
): number {
  let at = table + count
  let begins = !continued
  for (let index = 0; index < count; index += 1) {
    bytes.step()
    const size = bytes.u8(table + index)
    if (begins && size > 0 && at + 1 < bytes.length)
      stream.counted +=
        stream.codec === 'opus'
          ? opusSeconds(bytes.u8(at), bytes.u8(at + 1))
          : MAX_BLOCK_SAMPLES / stream.rate
    at += size
    begins = size < 255
  }
  return at
}
