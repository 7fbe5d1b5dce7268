import { type ByteReader, UnreadableFile } from './byte-reader.ts'
import { MAX_PACKET_SECONDS, opusSeconds } from './opus.ts'
import type { RecordingLength } from './recording-length.ts'

const ID = {
  header: 0x1a_45_df_a3,
  segment: 0x18_53_80_67,
  info: 0x15_49_a9_66,
  timestampScale: 0x2a_d7_b1,
  duration: 0x44_89,
  tracks: 0x16_54_ae_6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  cluster: 0x1f_43_b6_75,
  timestamp: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
  blockDuration: 0x9b,
} as const

/** Elements with relevant children. The children are read as siblings, so nesting costs nothing. */
const CONTAINERS: readonly number[] = [
  ID.segment,
  ID.info,
  ID.tracks,
  ID.trackEntry,
  ID.cluster,
  ID.blockGroup,
]

const VIDEO = 1
const AUDIO = 2
/** Maximum length of an audio frame in seconds, by codec. */
const MAX_FRAME_SECONDS: Readonly<Record<string, number>> = { A_AAC: 0.14, A_OPUS: MAX_PACKET_SECONDS }
const MAX_OTHER_SECONDS = 8.2

interface Track {
  number: number
  type: number
  codec: string
  /** Total length of its frames in seconds. */
  seconds: number
}

interface Element {
  readonly id: number
  readonly body: number
  /** Null if the element ends where the next one of its parent begins. */
  readonly size: number | null
}

/** Measures a WebM or Matroska file: the maximum of its header, its timestamps and its audio frames. */
export function measureMatroska(bytes: ByteReader): RecordingLength {
  const tracks: Track[] = []
  let scale = 1_000_000
  let claimed = 0
  let cluster = 0
  let last = 0
  let at = 0
  while (at < bytes.length) {
    bytes.step()
    const { id, body, size } = elementAt(bytes, at)
    if (CONTAINERS.includes(id)) {
      if (id === ID.trackEntry) tracks.push({ number: 0, type: 0, codec: '', seconds: 0 })
      at = body
      continue
    }
    // Only containers may have an unknown size.
    if (size === null) throw new UnreadableFile()
    const whole = body + size <= bytes.length
    const track = tracks.at(-1)
    if (id === ID.timestampScale) scale = unsigned(bytes, body, size)
    else if (id === ID.duration) claimed = Math.max(claimed, bytes.float(body, size))
    else if (id === ID.timestamp) cluster = unsigned(bytes, body, size)
    else if (id === ID.blockDuration) last = Math.max(last, cluster + unsigned(bytes, body, size))
    else if (id === ID.trackNumber && track) track.number = unsigned(bytes, body, size)
    else if (id === ID.trackType && track) track.type = unsigned(bytes, body, size)
    else if (id === ID.codec && track) track.codec = bytes.text(body, Math.min(size, 32))
    else if ((id === ID.simpleBlock || id === ID.block) && whole)
      last = Math.max(last, cluster + readBlock(bytes, body, size, tracks))
    at = body + size
  }
  const sounds = tracks.map(({ seconds }) => seconds)
  const seconds = Math.max((Math.max(claimed, last) * scale) / 1e9, ...sounds)
  return { seconds, hasVideo: tracks.some(({ type }) => type === VIDEO) }
}

function elementAt(bytes: ByteReader, at: number): Element {
  const idLength = vintLength(bytes.u8(at))
  let id = 0
  for (let index = 0; index < idLength; index += 1) id = id * 256 + bytes.u8(at + index)
  const first = bytes.u8(at + idLength)
  const length = vintLength(first)
  let size = first & ((1 << (8 - length)) - 1)
  let open = size === (1 << (8 - length)) - 1
  for (let index = 1; index < length; index += 1) {
    const byte = bytes.u8(at + idLength + index)
    size = size * 256 + byte
    open = open && byte === 255
  }
  return { id, body: at + idLength + length, size: open ? null : size }
}

/** Returns the number of bytes in a variable-length integer, by the leading zeros of its first byte. */
function vintLength(first: number): number {
  if (first === 0) throw new UnreadableFile()
  return Math.clz32(first) - 23
}

function unsigned(bytes: ByteReader, at: number, size: number): number {
  if (size > 8) throw new UnreadableFile()
  let value = 0
  for (let index = 0; index < size; index += 1) value = value * 256 + bytes.u8(at + index)
  return value
}

/** Adds a block to its track. @returns its timestamp relative to the cluster */
function readBlock(bytes: ByteReader, at: number, size: number, tracks: readonly Track[]): number {
  const first = bytes.u8(at)
  const length = vintLength(first)
  let number = first & ((1 << (8 - length)) - 1)
  for (let index = 1; index < length; index += 1) number = number * 256 + bytes.u8(at + index)
  const header = at + length
  const time = (bytes.u16(header) << 16) >> 16
  const flags = bytes.u8(header + 2)
  const frame = header + 3
  const track = tracks.find((entry) => entry.number === number)
  if (track?.type === AUDIO) {
    const laced = (flags & 6) !== 0
    const [byte, next] = [0, 1].map((offset) => (frame + offset < at + size ? bytes.u8(frame + offset) : 0))
    const longest = MAX_FRAME_SECONDS[track.codec.replaceAll('\0', '')] ?? MAX_OTHER_SECONDS
    if (laced) track.seconds += ((byte ?? 0) + 1) * longest
    else track.seconds += longest === MAX_PACKET_SECONDS ? opusSeconds(byte ?? 0, next ?? 0) : longest
  }
  return time
}
