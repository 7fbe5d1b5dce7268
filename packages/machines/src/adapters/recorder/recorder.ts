import type { TranscriptionResources } from '../../transcription/index.ts'
import { audioContext, resumeContext } from '../audio/audio-context.ts'
import { CleanupScope } from '../cleanup-scope.ts'
import { toMediaError } from '../media-error.ts'
import { microphoneStream, stopTracks } from '../microphone/microphone-stream.ts'
import { measureLevel } from './level-meter.ts'
import { startRecording, type Recording, type RecordingOptions } from './recording.ts'
import { Stopwatch, type RecordingProgress } from './stopwatch.ts'

export interface RecorderOptions extends RecordingOptions {
  /** Replaces the default constraints: mono, with echo cancellation, noise suppression and automatic gain. */
  readonly constraints?: MediaTrackConstraints
  /** Called when the recording starts, pauses, resumes, passes a second, and ends (null). */
  readonly onProgress?: (progress: RecordingProgress | null) => void
}

/**
 * Creates the `recorder` of `transcription`: records the microphone with `MediaRecorder` and reports its level. On
 * `finish` it stops the microphone at once and sends the `Blob`; a lost device sends what it has. Rejects with a
 * `PortError` of kind `permission`, `not-found` or `conflict`.
 */
export const createRecorder =
  ({ constraints, onProgress, ...options }: RecorderOptions = {}): TranscriptionResources['recorder'] =>
  async ({ input, signal, send, receive }) => {
    const scope = new CleanupScope(signal)
    try {
      const context = audioContext(scope)
      let recording: Recording | undefined
      const stream = await microphoneStream(
        { deviceId: input.microphone, ...(constraints ? { constraints } : {}) },
        scope,
        () => recording?.finish(),
      )
      signal.throwIfAborted()
      let finishRequested = false
      const take = startRecording(stream, options, (clip) => {
        if (finishRequested || clip.size > 0) send({ type: 'recorder.clip', clip })
        else send({ type: 'recorder.failed', kind: 'not-found' })
      })
      recording = take
      scope.keep(take, ({ discard }) => discard())
      const watch = scope.keep(new Stopwatch(onProgress), (watch) => watch.end())
      measureLevel(context.createMediaStreamSource(stream), scope, (level) => {
        watch.report()
        if (!watch.progress.paused) send({ type: 'recorder.level', level })
      })
      receive(({ type }) => {
        if (type === 'finish') {
          finishRequested = true
          take.finish()
          // Turns off the browser's microphone indicator at once, before the clip is complete.
          stopTracks(stream)
        } else if (type === 'pause') {
          take.pause()
          watch.pause()
          send({ type: 'recorder.paused', recorded: watch.milliseconds })
        } else {
          take.resume()
          watch.start()
        }
      })
      watch.start()
      // Recording works without the level meter.
      resumeContext(context)
      send({ type: 'recorder.ready' })
      return scope.release
    } catch (thrown) {
      scope.release()
      throw toMediaError(thrown)
    }
  }
