import { chooseRecordingType } from './recording-type.ts'

/** Interval of data events, in ms: at most this much is lost in a crash. */
const slice = 1000

export interface RecordingOptions {
  /** Media types with codecs, in order of preference. @default MP4, Ogg, WebM */
  readonly types?: readonly string[]
  /** Bits a second; half of the default is enough for clear speech. @default 64_000 */
  readonly audioBitsPerSecond?: number
  /** Size in bytes that ends the recording. @default 14 MiB: with base64 below the 20 MB that services accept */
  readonly maxBytes?: number
}

/** A running recording. */
export interface Recording {
  /** Stops and reports the data. */
  readonly finish: () => void
  readonly pause: () => void
  readonly resume: () => void
  /** Stops without reporting. */
  readonly discard: () => void
}

/**
 * Records a stream until it is finished, its device is removed, or it reaches the maximum size.
 *
 * @param over called once with all data; an empty blob if there is none
 */
export function startRecording(
  stream: MediaStream,
  { types, audioBitsPerSecond = 64_000, maxBytes = 14 * 1024 * 1024 }: RecordingOptions,
  over: (clip: Blob) => void,
): Recording {
  const mimeType = chooseRecordingType(types)
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond,
    ...(mimeType === undefined ? {} : { mimeType }),
  })
  const parts: Blob[] = []
  let bytes = 0
  const finish = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.ondataavailable = ({ data }) => {
    parts.push(data)
    bytes += data.size
    if (bytes > maxBytes) finish()
  }
  // Also called when the device is removed.
  recorder.onstop = () => over(new Blob(bytes > 0 ? parts : [], { type: recorder.mimeType }))
  recorder.start(slice)
  return {
    finish,
    pause: () => {
      if (recorder.state === 'recording') recorder.pause()
    },
    resume: () => {
      if (recorder.state === 'paused') recorder.resume()
    },
    discard: () => {
      recorder.ondataavailable = null
      recorder.onstop = null
      finish()
    },
  }
}
