import type { ByteReader } from './byte-reader.ts'
import type { RecordingLength } from './recording-length.ts'

const CONTAINERS = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts', 'mvex', 'moof', 'traf']
const PCM = [
  'sowt',
  'twos',
  'lpcm',
  'ipcm',
  'fpcm',
  'in24',
  'in32',
  'fl32',
  'fl64',
  'raw ',
  'ulaw',
  'alaw',
  'NONE',
]
const LOWEST_RATE = 8000
/** Maximum length of an audio sample in seconds, by codec: an AAC frame at 7350 Hz, an Opus packet. */
const MAX_SAMPLE_SECONDS: Readonly<Record<string, number>> = { mp4a: 0.14, Opus: 0.12 }
/** The same for any other codec: 65,536 values at 8 kHz. */
const MAX_OTHER_SECONDS = 8.2
const MAX_DEPTH = 8

interface Track {
  id: number
  /** Ticks a second. */
  scale: number
  /** Duration in its headers, in ticks. */
  claimed: number
  /** Duration by its sample tables and fragments, in ticks. */
  counted: number
  samples: number
  kind: string
  codec: string
  /** Duration in its header and edit list, in ticks of the movie. */
  movieTicks: number
}

interface Movie {
  scale: number
  ticks: number
  readonly tracks: Track[]
  readonly defaults: Map<number, number>
  current: Track
}

/**
 * Measures an MP4, QuickTime or 3GP file. Headers can lie, so the maximum of the headers, the sample tables and the
 * longest possible samples counts.
 */
export function measureMp4(bytes: ByteReader): RecordingLength {
  const movie: Movie = { scale: 0, ticks: 0, tracks: [], defaults: new Map(), current: newTrack() }
  walk(bytes, 0, bytes.length, 0, movie)
  let seconds = movie.scale > 0 ? movie.ticks / movie.scale : 0
  for (const track of [movie.current, ...movie.tracks]) {
    if (movie.scale > 0) seconds = Math.max(seconds, track.movieTicks / movie.scale)
    const { scale } = movie.tracks.find(({ id, scale }) => id === track.id && scale > 0) ?? track
    if (scale > 0) seconds = Math.max(seconds, track.claimed / scale, track.counted / scale)
    if (track.kind === 'soun') seconds = Math.max(seconds, track.samples * longestSample(track.codec))
  }
  return { seconds, hasVideo: movie.tracks.some(({ kind }) => kind === 'vide') }
}

function longestSample(codec: string): number {
  return PCM.includes(codec) ? 1 / LOWEST_RATE : (MAX_SAMPLE_SECONDS[codec] ?? MAX_OTHER_SECONDS)
}

function newTrack(): Track {
  return { id: 0, scale: 0, claimed: 0, counted: 0, samples: 0, kind: '', codec: '', movieTicks: 0 }
}

function walk(bytes: ByteReader, start: number, end: number, depth: number, movie: Movie): void {
  let at = start
  while (at + 8 <= end) {
    bytes.step()
    const type = bytes.text(at + 4, 4)
    const short = bytes.u32(at)
    const header = short === 1 ? 16 : 8
    const size = short === 1 ? bytes.u64(at + 8) : short === 0 ? end - at : short
    if (size < header) return
    const [body, next] = [at + header, Math.min(end, at + size)]
    if (type === 'trak') movie.tracks.push((movie.current = newTrack()))
    if (CONTAINERS.includes(type)) {
      if (depth < MAX_DEPTH) walk(bytes, body, next, depth + 1, movie)
    } else read(bytes, type, body, next, movie)
    at = next
  }
}

/** A duration with all bits set is unknown. */
function known(ticks: number, long: boolean): number {
  return ticks >= (long ? 2 ** 64 - 2048 : 2 ** 32 - 1) ? 0 : ticks
}

function read(bytes: ByteReader, type: string, at: number, end: number, movie: Movie): void {
  const track = movie.current
  const long = at < end && bytes.u8(at) === 1
  const ticksAt = (short: number, wide: number) =>
    known(long ? bytes.u64(at + wide) : bytes.u32(at + short), long)
  switch (type) {
    case 'mvhd':
      movie.scale = bytes.u32(at + (long ? 20 : 12))
      movie.ticks = Math.max(movie.ticks, ticksAt(16, 24))
      break
    case 'tkhd':
      track.id = bytes.u32(at + (long ? 20 : 12))
      track.movieTicks = Math.max(track.movieTicks, ticksAt(20, 28))
      break
    case 'mdhd':
      track.scale = bytes.u32(at + (long ? 20 : 12))
      track.claimed = Math.max(track.claimed, ticksAt(16, 24))
      break
    case 'hdlr':
      // QuickTime has a second handler, for the storage of the data.
      if (track.kind === '') track.kind = bytes.text(at + 8, 4)
      break
    case 'stsd':
      track.codec = bytes.text(at + 12, 4)
      break
    case 'elst':
      track.movieTicks = Math.max(track.movieTicks, sumEdits(bytes, at, end, long))
      break
    case 'stts':
      track.counted += sumSampleTimes(bytes, at, end)
      break
    case 'stsz':
    case 'stz2':
      track.samples += bytes.u32(at + 8)
      break
    case 'trex':
      movie.defaults.set(bytes.u32(at + 4), bytes.u32(at + 12))
      break
    case 'tfhd':
      beginFragment(bytes, at, movie)
      break
    case 'tfdt':
      track.claimed = Math.max(track.claimed, known(long ? bytes.u64(at + 4) : bytes.u32(at + 4), long))
      break
    case 'trun':
      addRun(bytes, at, end, movie)
      break
    default:
  }
}

function sumEdits(bytes: ByteReader, at: number, end: number, long: boolean): number {
  const size = long ? 20 : 12
  let sum = 0
  for (let entry = at + 8; entry + size <= end; entry += size) {
    bytes.step()
    sum += long ? bytes.u64(entry) : bytes.u32(entry)
  }
  return sum
}

function sumSampleTimes(bytes: ByteReader, at: number, end: number): number {
  let sum = 0
  for (let entry = at + 8; entry + 8 <= end; entry += 8) {
    bytes.step()
    sum += bytes.u32(entry) * bytes.u32(entry + 4)
  }
  return sum
}

/** Starts a fragment; its samples belong to the track in its header. */
function beginFragment(bytes: ByteReader, at: number, movie: Movie): void {
  const id = bytes.u32(at + 4)
  const known = movie.tracks.find((track) => track.id === id)
  movie.current = known ?? { ...newTrack(), id }
  if (known === undefined) movie.tracks.push(movie.current)
  const flags = bytes.u32(at) & 0xff_ff_ff
  if ((flags & 0x8) === 0) return
  const skipped = (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0)
  movie.defaults.set(id, Math.max(movie.defaults.get(id) ?? 0, bytes.u32(at + 8 + skipped)))
}

function addRun(bytes: ByteReader, at: number, end: number, movie: Movie): void {
  const track = movie.current
  const flags = bytes.u32(at) & 0xff_ff_ff
  const count = bytes.u32(at + 4)
  track.samples += count
  if ((flags & 0x1_00) === 0) {
    track.counted += count * (movie.defaults.get(track.id) ?? 0)
    return
  }
  const size = [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((flag) => flags & flag).length * 4
  let entry = at + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  for (let index = 0; index < count && entry + size <= end; index += 1, entry += size) {
    bytes.step()
    track.counted += bytes.u32(entry)
  }
}
