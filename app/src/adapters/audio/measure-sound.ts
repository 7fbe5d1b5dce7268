/** Properties of a sound, measured before playback. */
export interface Sound {
  /** In seconds; 0 if unknown. */
  readonly duration: number
  /** Peak of each tenth of a second, from 0 to 1 (the loudest); empty for a long file. */
  readonly peaks: readonly number[]
}

/** A measured file; a video also has images. */
export interface Measured {
  readonly sound: Sound
  readonly isVideo: boolean
}

/** Sample rate for decoding: enough for loudness. */
const rate = 8000
const peakLength = rate / 10
/** Maximum length to decode, in seconds: more would exhaust a phone's memory. */
const longestDecoded = 600

const happens = async (media: HTMLMediaElement, type: string) =>
  new Promise<void>((resolve, reject) => {
    media.addEventListener(type, () => resolve(), { once: true })
    media.addEventListener('error', () => reject(new Error(media.error?.message ?? type)), { once: true })
  })

/** Streamed recordings state no duration: seeking to the end makes the browser compute it. */
async function readDuration(media: HTMLMediaElement): Promise<number> {
  if (media.duration === Number.POSITIVE_INFINITY) {
    const found = happens(media, 'seeked')
    media.currentTime = Number.MAX_SAFE_INTEGER
    await found
  }
  return Number.isFinite(media.duration) ? media.duration : media.currentTime
}

/** Returns the peak of each tenth of a second. */
function computePeaks(channels: readonly Float32Array[]): number[] {
  const length = Math.ceil((channels[0]?.length ?? 0) / peakLength)
  const heights = Array.from({ length }, () => 0)
  for (const samples of channels) {
    for (let at = 0; at < samples.length; at += 1) {
      const peak = Math.floor(at / peakLength)
      heights[peak] = Math.max(heights[peak] ?? 0, Math.abs(samples[at] ?? 0))
    }
  }
  const loudest = heights.reduce((most, height) => Math.max(most, height), 0)
  return heights.map((height) => (loudest > 0 ? height / loudest : 0))
}

async function computeWaveform(file: Blob): Promise<number[]> {
  const context = new OfflineAudioContext(1, 1, rate)
  try {
    const decoded = await context.decodeAudioData(await file.arrayBuffer())
    return computePeaks(
      Array.from({ length: decoded.numberOfChannels }, (_, channel) => decoded.getChannelData(channel)),
    )
  } catch {
    // A file that plays can be used even without a waveform.
    return []
  }
}

/**
 * Decodes a file to measure it, without playing it.
 *
 * @throws when this browser cannot play the file
 */
export async function measureSound(file: Blob, signal: AbortSignal): Promise<Measured> {
  const media = document.createElement('video')
  media.preload = 'metadata'
  media.muted = true
  const url = URL.createObjectURL(file)
  try {
    const known = happens(media, 'loadedmetadata')
    media.src = url
    await known
    const duration = await readDuration(media)
    signal.throwIfAborted()
    const peaks = duration <= longestDecoded ? await computeWaveform(file) : []
    signal.throwIfAborted()
    return { sound: { duration, peaks }, isVideo: media.videoWidth > 0 }
  } finally {
    media.removeAttribute('src')
    media.load()
    URL.revokeObjectURL(url)
  }
}
