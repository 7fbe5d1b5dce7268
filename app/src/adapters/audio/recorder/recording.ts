/** A request to the model holds at most 20 MB, and base64 adds a third. */
const largest = 14 * 1024 * 1024
/** Half of it is enough for clear speech. */
const bitsPerSecond = 64_000
/** Interval of data events, in ms: at most this much is lost in a crash. */
const slice = 1000

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
 * @param type a media type with its codecs; undefined leaves it to the browser
 * @param over called once with all data; an empty blob if there is none
 * @param size maximum in bytes
 */
export function startRecording(
  stream: MediaStream,
  type: string | undefined,
  over: (clip: Blob) => void,
  size: number = largest,
): Recording {
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: bitsPerSecond,
    ...(type === undefined ? {} : { mimeType: type }),
  })
  const parts: Blob[] = []
  let bytes = 0
  const finish = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  recorder.ondataavailable = ({ data }) => {
    parts.push(data)
    bytes += data.size
    if (bytes > size) finish()
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
