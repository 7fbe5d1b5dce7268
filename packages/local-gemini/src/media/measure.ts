import type { OpusDecoder } from 'opus-decoder'
import { type Loudness, measureLoudness } from './loudness.ts'
import { decodeSamples } from './pcm.ts'
import { readWav } from './wav.ts'

/** Measurements of a recording. */
export interface Measurement {
  readonly seconds: number
  /** Null if the audio cannot be decoded, or there is none. */
  readonly loudness: Loudness | null
  readonly hasSound: boolean
  readonly videoTrack: { readonly width: number; readonly height: number; readonly rate: number } | null
}

/**
 * Measures a recording. WAV, raw PCM and Opus in WebM or Ogg are decoded; other containers give their length and
 * video track.
 *
 * @returns null if it is not a recording
 */
export async function measure(bytes: Uint8Array, mimeType: string): Promise<Measurement | null> {
  const pcm = readWav(bytes) ?? readRaw(bytes, mimeType)
  if (pcm !== null) {
    if (pcm.samples.length === 0) return null
    const loudness = measureLoudness(pcm)
    return { seconds: loudness.seconds, loudness, hasSound: true, videoTrack: null }
  }
  return measureContainer(bytes)
}

function readRaw(bytes: Uint8Array, mimeType: string) {
  const [, rate] = /^audio\/(?:l16|pcm)\b.*rate=(\d+)/i.exec(mimeType) ?? []
  return rate === undefined ? null : { samples: decodeSamples(bytes), rate: Number(rate) }
}

async function measureContainer(bytes: Uint8Array): Promise<Measurement | null> {
  const { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } = await import('mediabunny')
  const { OpusDecoder } = await import('opus-decoder')
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
  try {
    if (!(await input.canRead())) return null
    const [sound, videoTrack] = [await input.getPrimaryAudioTrack(), await input.getPrimaryVideoTrack()]
    if (sound === null && videoTrack === null) return null
    const seconds = await input.computeDuration()
    const statistics = await videoTrack?.computePacketStats(60)
    const packets = sound?.codec === 'opus' ? new EncodedPacketSink(sound) : null
    const loudness =
      packets === null || sound === null
        ? null
        : await decodeOpus(OpusDecoder, packets, sound.numberOfChannels)
    return {
      seconds,
      loudness,
      hasSound: sound !== null,
      videoTrack:
        videoTrack === null
          ? null
          : {
              width: videoTrack.displayWidth,
              height: videoTrack.displayHeight,
              rate: statistics?.averagePacketRate ?? 0,
            },
    }
  } catch {
    // An invalid file can make the reader throw anything; it is unreadable.
    return null
  } finally {
    input.dispose()
  }
}

async function decodeOpus(
  Decoder: typeof OpusDecoder,
  sink: { packets: () => AsyncGenerator<{ data: Uint8Array }> },
  channels: number,
): Promise<Loudness> {
  const decoder = new Decoder({ channels, sampleRate: 48_000 })
  await decoder.ready
  try {
    const chunks: Int16Array[] = []
    for await (const { data } of sink.packets()) {
      const [heard] = decoder.decodeFrame(data).channelData
      if (heard !== undefined)
        chunks.push(Int16Array.from(heard, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32767)))
    }
    const samples = new Int16Array(chunks.reduce((sum, { length }) => sum + length, 0))
    let offset = 0
    for (const chunk of chunks) {
      samples.set(chunk, offset)
      offset += chunk.length
    }
    return measureLoudness({ samples, rate: 48_000 })
  } finally {
    decoder.free()
  }
}
