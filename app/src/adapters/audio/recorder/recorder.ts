import type { TranscriptionResources } from '@saha/machines/transcription'
import { audioContext, resumeContext } from '../context/audio-context.ts'
import { toAudioError } from '../context/audio-error.ts'
import { captureNode, closeNode, loadCapture } from '../capture/capture-node.ts'
import { createStore, type Subscribe } from '../../../platform/store.ts'
import { ResourceScope } from '../context/resource-scope.ts'
import { microphoneStream, stopTracks } from '../capture/microphone-stream.ts'
import { recordingType } from './recording-type.ts'
import { Stopwatch, type RecordingState } from './stopwatch.ts'
import { startRecording, type Recording } from './recording.ts'

/** Elapsed time of a recording, which the machine does not know. */
export interface RecordingClock {
  /** Null while not recording. Stable between changes, as React requires. */
  getState: () => RecordingState | null
  subscribe: Subscribe
}

/** Creates the recorder of one screen: the port of its machine and the clock. */
export function createRecorder(): {
  recorder: TranscriptionResources['recorder']
  clock: RecordingClock
} {
  let current: { take: Recording; watch: Stopwatch } | null = null
  const state = createStore<RecordingState | null>(null)
  const updateState = () => {
    const [shown, next] = [state.get(), current?.watch.state ?? null]
    if (next?.paused !== shown?.paused || next?.seconds !== shown?.seconds) state.set(next)
  }

  const recorder: TranscriptionResources['recorder'] = async ({ input, signal, send, receive }) => {
    const scope = new ResourceScope(signal)
    try {
      const context = audioContext(scope)
      let take: Recording | undefined
      const [stream] = await Promise.all([
        microphoneStream(input.microphone, scope, () => take?.finish()),
        loadCapture(context),
      ])
      signal.throwIfAborted()
      let finishRequested = false
      take = startRecording(stream, recordingType(), (clip) => {
        if (finishRequested || clip.size > 0) send({ type: 'recorder.clip', clip })
        else send({ type: 'recorder.failed', kind: 'not-found' })
      })
      scope.keep(take, ({ discard }) => discard())
      const active = { take, watch: new Stopwatch(() => performance.now()) }
      current = active
      scope.keep(active, () => {
        if (current === active) current = null
        updateState()
      })
      const node = captureNode(context, { frames: false }, (message) => {
        updateState()
        if (message.type === 'level' && !active.watch.state.paused)
          send({ type: 'recorder.level', level: message.level })
      })
      scope.keep(node, closeNode)
      const source = context.createMediaStreamSource(stream)
      source.connect(node)
      scope.keep(source, (source) => source.disconnect())
      receive(({ type }) => {
        if (type === 'finish') {
          finishRequested = true
          active.take.finish()
          // Turns off the browser's microphone indicator at once, before the clip is complete.
          stopTracks(stream)
        } else if (type === 'pause') {
          active.take.pause()
          active.watch.pause()
          send({ type: 'recorder.paused', recorded: active.watch.milliseconds })
        } else {
          active.take.resume()
          active.watch.start()
        }
        updateState()
      })
      active.watch.start()
      updateState()
      // Recording works without the level meter.
      resumeContext(context)
      send({ type: 'recorder.ready' })
      return scope.release
    } catch (thrown) {
      scope.release()
      throw toAudioError(thrown)
    }
  }

  return { recorder, clock: { getState: state.get, subscribe: state.subscribe } }
}
