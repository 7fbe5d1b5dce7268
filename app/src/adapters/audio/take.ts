/** The most that one request to the model may hold is 20 MB, and what is sent grows by a third. */
const largest = 14 * 1024 * 1024
/** Speech is clear with half of it. */
const bitsPerSecond = 64_000
/** How often what was recorded is handed over, in ms: so much is lost at most when something breaks. */
const slice = 1000

/** A recording under way. */
export interface Take {
  /** Ends it; what was recorded is told as always. */
  readonly finish: () => void
  readonly pause: () => void
  readonly goOn: () => void
  /** Ends it without a word. */
  readonly discard: () => void
}

/**
 * Records a stream until it is told to finish, its device goes away, or it is too large to be sent.
 *
 * @param type a media type with its codecs; undefined leaves it to the browser
 * @param over told once, with all that was recorded: a blob of size 0 when that is nothing
 * @param size the most bytes
 */
export function startTake(
  stream: MediaStream,
  type: string | undefined,
  over: (clip: Blob) => void,
  size: number = largest,
): Take {
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
  // Also when it ends by itself, because its device is gone.
  recorder.onstop = () => over(new Blob(bytes > 0 ? parts : [], { type: recorder.mimeType }))
  recorder.start(slice)
  return {
    finish,
    pause: () => {
      if (recorder.state === 'recording') recorder.pause()
    },
    goOn: () => {
      if (recorder.state === 'paused') recorder.resume()
    },
    discard: () => {
      recorder.ondataavailable = null
      recorder.onstop = null
      finish()
    },
  }
}
