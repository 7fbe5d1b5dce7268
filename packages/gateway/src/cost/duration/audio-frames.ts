import { type ByteReader, UnreadableFile } from './byte-reader.ts'
import type { RecordingLength } from './recording-length.ts'

const PCM = [1, 3, 6, 7]
const EXTENSIBLE = 0xff_fe

/** Measures a WAV file: all of its bytes at the rate of its format. */
export function measureWav(bytes: ByteReader): RecordingLength {
  for (let at = 12; at + 8 <= bytes.length;) {
    bytes.step()
    const size = bytes.u32(at + 4, true)
    if (bytes.text(at, 4) === 'fmt ') return sound(bytes.length / bytesPerSecond(bytes, at + 8))
    at += 8 + size + (size % 2)
  }
  throw new UnreadableFile()
}

function bytesPerSecond(bytes: ByteReader, format: number): number {
  const name = bytes.u16(format, true)
  const inner = name === EXTENSIBLE ? bytes.u16(format + 24, true) : name
  const [channels, rate, bits] = [
    bytes.u16(format + 2, true),
    bytes.u32(format + 4, true),
    bytes.u16(format + 14, true),
  ]
  const product = (channels * rate * bits) / 8
  if (!PCM.includes(inner) || product === 0) throw new UnreadableFile()
  return product
}

/** Samples in a FLAC block, by four bits of its header; 0 if later bytes state it. */
function flacBlock(code: number): number {
  if (code === 1) return 192
  if (code >= 2 && code <= 5) return 576 << (code - 2)
  if (code === 6) return 256
  if (code === 7) return 65_536
  return code >= 8 ? 256 << (code - 8) : 0
}

const FLAC_RATES = [0, 88_200, 176_400, 192_000, 8000, 16_000, 22_050, 24_000, 32_000, 44_100, 48_000, 96_000]

/** Measures a FLAC file: the maximum of its header and of everything that looks like a frame. */
export function measureFlac(bytes: ByteReader): RecordingLength {
  const packed = bytes.u32(18)
  const rate = packed >>> 12
  if (rate === 0) throw new UnreadableFile()
  const total = (bytes.u8(21) & 15) * 2 ** 32 + bytes.u32(22)
  let counted = 0
  for (let at = bytes.find(0xff, 42); at !== -1 && at + 3 < bytes.length; at = bytes.find(0xff, at + 1)) {
    if ((bytes.u8(at + 1) & 0xfc) !== 0xf8) continue
    const codes = bytes.u8(at + 2)
    counted += flacBlock(codes >> 4) / (FLAC_RATES[codes & 15] || rate)
  }
  return sound(Math.max(total / rate, counted))
}

const KILOBITS = {
  // MPEG 1, layers I, II and III; MPEG 2 and 2.5, layer I, layers II and III.
  '11': [0, 32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  '12': [0, 32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  '13': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '21': [0, 32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  '22': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const MP3_RATES = [44_100, 48_000, 32_000]
const AAC_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
]

interface Frame {
  readonly bytes: number
  readonly seconds: number
}

/** Measures MP3 or AAC (ADTS) frame by frame. Rejects a file in which too much is not a frame. */
export function measureFrames(bytes: ByteReader, start: number): RecordingLength {
  let [seconds, framed, at] = [0, 0, start]
  while (at + 7 < bytes.length) {
    bytes.step()
    const frame = frameAt(bytes, at)
    if (frame === null) {
      at = bytes.find(0xff, at + 1)
      if (at === -1) break
      continue
    }
    seconds += frame.seconds
    framed += frame.bytes
    at += frame.bytes
  }
  if (framed < (bytes.length - start) * 0.9 - 4096) throw new UnreadableFile()
  return sound(seconds)
}

function frameAt(bytes: ByteReader, at: number): Frame | null {
  const head = bytes.u32(at)
  if (head >>> 21 !== 0x7_ff) return null
  const layerBits = (head >>> 17) & 3
  return layerBits === 0 ? aacFrame(bytes, at, head) : mp3Frame(head, layerBits)
}

function aacFrame(bytes: ByteReader, at: number, head: number): Frame | null {
  const rate = AAC_RATES[(head >>> 10) & 15]
  const length = ((head & 3) << 11) | (bytes.u16(at + 4) >>> 5)
  if (rate === undefined || length < 7) return null
  const blocks = (bytes.u8(at + 6) & 3) + 1
  return { bytes: length, seconds: (blocks * 1024) / rate }
}

function mp3Frame(head: number, layerBits: number): Frame | null {
  const [versionBits, layer] = [(head >>> 19) & 3, 4 - layerBits]
  const halves = versionBits === 3 ? 1 : versionBits === 2 ? 2 : 4
  const table = versionBits === 3 ? (`1${layer}` as '11' | '12' | '13') : layer === 1 ? '21' : '22'
  const kilobits = KILOBITS[table][(head >>> 12) & 15]
  const [rate, padding] = [(MP3_RATES[(head >>> 10) & 3] ?? 0) / halves, (head >>> 9) & 1]
  if (versionBits === 1 || !kilobits || rate === 0) return null
  const samples = layer === 1 ? 384 : layer === 3 && halves > 1 ? 576 : 1152
  const length = Math.floor((samples / 8 / rate) * kilobits * 1000) + padding * (layer === 1 ? 4 : 1)
  return { bytes: length, seconds: samples / rate }
}

function sound(seconds: number): RecordingLength {
  return { seconds, hasVideo: false }
}
