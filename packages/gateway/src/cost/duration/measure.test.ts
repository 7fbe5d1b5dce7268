import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  type OutputFormat,
  WebMOutputFormat,
} from 'mediabunny'
import { describe, expect, test } from 'vitest'
import { measureRecording } from './measure.ts'

const SECONDS = 20

interface Sound {
  readonly codec: 'aac' | 'opus'
  readonly description: Uint8Array
  /** Length of one packet in seconds. */
  readonly each: number
}

const AAC: Sound = { codec: 'aac', description: new Uint8Array([0x11, 0x90]), each: 1024 / 48_000 }
const OPUS_HEAD = new Uint8Array([...asciiBytes('OpusHead'), 1, 2, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])
const OPUS: Sound = { codec: 'opus', description: OPUS_HEAD, each: 0.02 }

/** An Opus packet of 20 ms (configuration 31, one frame); for AAC any bytes are valid. */
const PACKET = new Uint8Array([0xf8, 1, 2, 3])

/** Writes a file as recorders do: audio, and optionally video. */
async function record(format: OutputFormat, sound: Sound, withVideo = false): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource(sound.codec)
  output.addAudioTrack(source)
  const video = new EncodedVideoPacketSource('vp8')
  if (withVideo) output.addVideoTrack(video)
  await output.start()
  const codec = sound.codec === 'aac' ? 'mp4a.40.2' : 'opus'
  const decoderConfig = { codec, numberOfChannels: 2, sampleRate: 48_000, description: sound.description }
  for (let at = 0; at < SECONDS; at += sound.each)
    await source.add(new EncodedPacket(PACKET, 'key', at, sound.each), { decoderConfig })
  if (withVideo)
    for (let at = 0; at < SECONDS; at += 0.1)
      await video.add(new EncodedPacket(new Uint8Array(50), 'key', at, 0.1), {
        decoderConfig: { codec: 'vp8', codedWidth: 320, codedHeight: 240 },
      })
  await output.finalize()
  return new Uint8Array(target.buffer as ArrayBuffer)
}

function asciiBytes(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}

function u32(value: number, little = false): number[] {
  const bytes = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
  return little ? bytes.toReversed() : bytes
}

function box(type: string, ...content: readonly (readonly number[])[]): number[] {
  const body = content.flat()
  return [...u32(body.length + 8), ...asciiBytes(type), ...body]
}

function wav(seconds: number, rate: number, format = 1): Uint8Array {
  const data = rate * seconds
  return new Uint8Array([
    ...asciiBytes('RIFF'),
    ...u32(36 + data, true),
    ...asciiBytes('WAVEfmt '),
    ...u32(16, true),
    format,
    0,
    1,
    0,
    ...u32(rate, true),
    ...u32(rate, true),
    1,
    0,
    8,
    0,
    ...asciiBytes('data'),
    ...u32(data, true),
    ...Array.from({ length: data }, () => 128),
  ])
}

/** Frames of 24 ms: MP3 of 64 kbit/s at 48 kHz. */
function mp3(frames: number): number[] {
  const frame = [0xff, 0xfb, 0x54, 0xc0, ...Array.from({ length: 188 }, () => 0)]
  return Array.from({ length: frames }, () => frame).flat()
}

/** Frames of 64 ms: AAC at 16 kHz, ten bytes each. */
function aac(frames: number): number[] {
  const frame = [0xff, 0xf1, 0x60, 0x40, 0x01, 0x5f, 0xfc, 0, 0, 0]
  return Array.from({ length: frames }, () => frame).flat()
}

/** FLAC that claims a number of samples and has frames of 4096 samples at 8 kHz. */
function flac(claimed: number, frames: number): number[] {
  const info = [...u32(0x10_00_10_00), 0, 0, 0, 0, 0, 0, ...u32((8000 << 12) | (15 << 4)), ...u32(claimed)]
  const header = [...asciiBytes('fLaC'), 0x80, 0, 0, 34, ...info, ...Array.from({ length: 16 }, () => 0)]
  const frame = [0xff, 0xf8, 0xc0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  return [...header, ...Array.from({ length: frames }, () => frame).flat()]
}

function secondsOf(file: Uint8Array | readonly number[]): number | null {
  return measureRecording(new Uint8Array(file))?.seconds ?? null
}

describe('the measured length is never less than the real one', () => {
  test.each([
    ['MP4', new Mp4OutputFormat(), AAC],
    ['fragmented MP4', new Mp4OutputFormat({ fastStart: 'fragmented' }), AAC],
    ['QuickTime', new MovOutputFormat(), AAC],
    ['WebM', new WebMOutputFormat(), OPUS],
    ['WebM without lengths', new WebMOutputFormat({ appendOnly: true }), OPUS],
    ['Matroska', new MkvOutputFormat(), AAC],
    ['Ogg', new OggOutputFormat(), OPUS],
  ] as const)('%s', async (_, format, sound) => {
    const seconds = secondsOf(await record(format, sound)) ?? 0
    expect(seconds).toBeGreaterThanOrEqual(SECONDS - 0.1)
    // An AAC frame may be one of 7350 Hz, six times as long.
    expect(seconds).toBeLessThan(sound === AAC ? SECONDS * 7 : SECONDS + 1)
  })

  test.each([
    ['MP4', new Mp4OutputFormat()],
    ['WebM', new WebMOutputFormat()],
  ])('distinguishes %s with video from audio', async (_, format) => {
    expect(measureRecording(await record(format, OPUS, true))).toMatchObject({ hasVideo: true })
    expect(measureRecording(await record(format, OPUS))).toMatchObject({ hasVideo: false })
  })

  test.each([
    ['WAV', wav(3, 8000), 3, 3.1],
    ['WAV of a hundred samples a second', wav(300, 100), 300, 301],
    ['MP3', mp3(100), 2.4, 2.5],
    [
      'MP3 after a tag',
      [...asciiBytes('ID3'), 4, 0, 0, 0, 0, 0, 100, ...mp3(1).slice(92), ...mp3(100)],
      2.4,
      2.5,
    ],
    ['AAC', aac(100), 6.4, 6.5],
    ['FLAC', flac(8000 * 60, 0), 60, 60.1],
    ['FLAC that claims less than it has', flac(8000, 100), 51, 60],
  ])('%s', (_, file, least, most) => {
    const seconds = secondsOf(file) ?? 0
    expect(seconds).toBeGreaterThanOrEqual(least - 0.1)
    expect(seconds).toBeLessThan(most)
  })
})

describe('a false header does not make a recording shorter', () => {
  /** Overwrites the durations in all boxes of a type. */
  const lie = (file: Uint8Array, type: string, at: number, value: readonly number[]) => {
    const changed = file.slice()
    for (let index = 0; index < file.length - 4; index += 1)
      if (asciiBytes(type).every((byte, offset) => file[index + offset] === byte))
        changed.set(value, index + 4 + at)
    return changed
  }

  test.each(['mvhd', 'tkhd', 'mdhd'])('in the %s of an MP4', async (type) => {
    const file = await record(new Mp4OutputFormat(), AAC)
    const at = { mvhd: 16, tkhd: 20, mdhd: 16 }[type] ?? 0
    expect(secondsOf(lie(file, type, at, u32(1)))).toBeGreaterThanOrEqual(SECONDS - 0.1)
  })

  test('in the time table of an MP4, whose samples are counted', async () => {
    let file = await record(new Mp4OutputFormat(), AAC)
    for (const [type, at] of [
      ['mvhd', 16],
      ['tkhd', 20],
      ['mdhd', 16],
    ] as const)
      file = lie(file, type, at, u32(1))
    file = lie(file, 'stts', 12, u32(0))
    expect(secondsOf(file)).toBeGreaterThanOrEqual(SECONDS)
  })

  test('in the clusters of a WebM, whose packets are counted', async () => {
    const file = await record(new WebMOutputFormat(), OPUS)
    const id = [0x44, 0x89]
    const at = file.findIndex((_, index) => id.every((byte, offset) => file[index + offset] === byte))
    file.fill(0, at + 3, at + 3 + ((file[at + 2] ?? 0) & 15))
    // Sets the timestamp of every block to 0.
    for (let index = 0; index < file.length - 8; index += 1)
      if (file[index] === 0xa3 && file[index + 2] === 0x81) file.fill(0, index + 3, index + 5)
    expect(secondsOf(file)).toBeGreaterThanOrEqual(SECONDS - 0.1)
  })

  test('in the pages of an Ogg, whose packets are counted', async () => {
    const file = await record(new OggOutputFormat(), OPUS)
    for (let index = 0; index < file.length - 14; index += 1)
      if (asciiBytes('OggS').every((byte, offset) => file[index + offset] === byte))
        file.fill(0, index + 6, index + 14)
    expect(secondsOf(file)).toBeGreaterThanOrEqual(SECONDS - 0.1)
  })

  test('in an edit list, which may repeat a part', () => {
    const edits = Array.from({ length: 100 }, () => [...u32(10_000), ...u32(0), ...u32(0x1_00_00)]).flat()
    const moov = box(
      'moov',
      box('mvhd', u32(0), u32(0), u32(0), u32(1000), u32(1000)),
      box('trak', box('edts', box('elst', u32(0), u32(100), edits))),
    )
    expect(secondsOf([...box('ftyp', asciiBytes('isom')), ...moov])).toBe(1000)
  })
})

describe('a hostile file is measured in bounded time, or rejected', () => {
  const nested = (depth: number): number[] => (depth === 0 ? [] : box('moov', nested(depth - 1)))
  const zeros = (length: number) => Array.from({ length }, () => 0)
  test.each([
    ['nothing', []],
    ['one byte', [0xff]],
    ['zeros', zeros(5000)],
    ['a text', asciiBytes('<html>not a recording</html>')],
    ['deeply nested boxes', [...box('ftyp'), ...nested(500)]],
    ['a box with an invalid size', [...box('ftyp'), 0, 0, 0, 2, ...asciiBytes('moov')]],
    ['a box larger than the file', [...box('ftyp'), ...u32(0x7f_ff_ff_ff), ...asciiBytes('moov')]],
    ['a truncated header', [...box('ftyp'), ...box('moov', box('mvhd', [0]))]],
    ['an element whose size must not be unknown', [0x1a, 0x45, 0xdf, 0xa3, 0xff]],
    ['an element without an id', [0x1a, 0x45, 0xdf, 0xa3, 0x80, 0, 0, 0]],
    ['pages of an unknown codec', [...asciiBytes('OggS'), ...zeros(22), 1, 4, ...asciiBytes('what')]],
    ['a truncated page', asciiBytes('OggS')],
    ['WAV of another codec', wav(1, 8000, 0x55)],
    ['WAV without channels', [...wav(1, 8)].with(22, 0)],
    ['MP3 with much other data', [...mp3(3), ...zeros(20_000)]],
    ['a tag with a huge size', [...asciiBytes('ID3'), 4, 0, 0, 127, 127, 127, 127]],
    ['FLAC without a rate', [...asciiBytes('fLaC'), ...zeros(60)]],
  ])('%s', (_, file) => {
    expect(secondsOf(file)).toBeNull()
  })

  test('limits the boxes, pages and frames that it reads', () => {
    const pages = new Uint8Array(20 * 1024 * 1024)
    const page = new Uint8Array([...asciiBytes('OggS'), ...zeros(23)])
    for (let at = 0; at + 27 <= pages.length; at += 27) pages.set(page, at)
    pages.set([1, 8, ...asciiBytes('OpusHead')], 26)
    expect(measureRecording(pages)).toBeNull()
    const boxes = new Uint8Array(20 * 1024 * 1024)
    boxes.set(box('ftyp'))
    for (let at = 8; at < boxes.length; at += 8) boxes.set(box('free'), at)
    expect(measureRecording(boxes)).toBeNull()
  })

  test('treats the largest counts as a long duration, without looping', () => {
    const most = u32(0xff_ff_ff_ff)
    const moov = box(
      'moov',
      box(
        'trak',
        box(
          'mdia',
          box('mdhd', u32(0), u32(0), u32(0), u32(1), u32(1)),
          box('minf', box('stbl', box('stts', u32(0), most, most, most))),
        ),
      ),
    )
    const moof = box('moof', box('traf', box('tfhd', u32(8), u32(0), most), box('trun', u32(0), most)))
    expect(secondsOf([...box('ftyp'), ...moov, ...moof])).toBeGreaterThan(1e18)
  })

  test('does not throw for random changes of valid files', async () => {
    let seed = 1
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed % below
    }
    const files = [
      await record(new Mp4OutputFormat({ fastStart: 'fragmented' }), AAC, true),
      await record(new WebMOutputFormat(), OPUS, true),
      await record(new OggOutputFormat(), OPUS),
      new Uint8Array(mp3(20)),
      new Uint8Array(aac(20)),
    ]
    for (let round = 0; round < 2000; round += 1) {
      const file = (files[random(files.length)] as Uint8Array).slice(0, 2000)
      for (let change = 0; change < 8; change += 1) file[random(file.length)] = random(256)
      expect(() => measureRecording(file)).not.toThrow()
    }
  })
})
