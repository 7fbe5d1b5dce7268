import type { TranscriptionResources } from '@saha/machines/transcription'
import { audioContext, wake } from '../context/audio-context.ts'
import { toAudioError } from '../context/audio-error.ts'
import { captureNode, closeNode, loadCapture } from '../capture/capture-node.ts'
import { Held } from '../context/resource-scope.ts'
import { microphoneStream, stopTracks } from '../capture/microphone-stream.ts'
import { recordingType } from './recording-type.ts'
import { Stopwatch, type RecordingState } from './stopwatch.ts'
import { startTake, type Take } from './recording.ts'

/** Elapsed time of a recording, which the machine does not know. */
export interface RecordingClock {
  /** Null while not recording. Stable between changes, as React requires. */
  getState: () => RecordingState | null
  /** @returns the function that unsubscribes */
  subscribe: (changed: () => void) => () => void
}

/** Creates the recorder of one screen: the port of its machine and the clock. */
export function createRecorder(): {
  recorder: TranscriptionResources['recorder']
  clock: RecordingClock
} {
  let current: { take: Take; watch: Stopwatch } | null = null
  let state: RecordingState | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    const next = current?.watch.state ?? null
    if (next?.paused === state?.paused && next?.seconds === state?.seconds) return
    state = next
    for (const changed of listeners) changed()
  }

  const recorder: TranscriptionResources['recorder'] = async ({ input, signal, send, receive }) => {
    const held = new Held(signal)
    try {
      const context = audioContext(held)
      let take: Take | undefined
      const [stream] = await Promise.all([
        microphoneStream(input.microphone, held, () => take?.finish()),
        loadCapture(context),
      ])
      signal.throwIfAborted()
      let asked = false
      take = startTake(stream, recordingType(), (clip) => {
        if (asked || clip.size > 0) send({ type: 'recorder.clip', clip })
        else send({ type: 'recorder.failed', kind: 'not-found' })
      })
      held.keep(take, ({ discard }) => discard())
      const mine = { take, watch: new Stopwatch(() => performance.now()) }
      current = mine
      held.keep(mine, () => {
        if (current === mine) current = null
        tell()
      })
      const node = captureNode(context, { frames: false }, (message) => {
        tell()
        if (message.type === 'level' && !mine.watch.state.paused)
          send({ type: 'recorder.level', level: message.level })
      })
      held.keep(node, closeNode)
      const source = context.createMediaStreamSource(stream)
      source.connect(node)
      held.keep(source, (source) => source.disconnect())
      receive(({ type }) => {
        if (type === 'finish') {
          asked = true
          mine.take.finish()
          // Turns off the browser's microphone indicator at once, before the clip is complete.
          stopTracks(stream)
        } else if (type === 'pause') {
          mine.take.pause()
          mine.watch.rest()
          send({ type: 'recorder.paused', recorded: mine.watch.milliseconds })
        } else {
          mine.take.goOn()
          mine.watch.run()
        }
        tell()
      })
      mine.watch.run()
      tell()
      // Recording works without the level meter.
      wake(context)
      send({ type: 'recorder.ready' })
      return held.release
    } catch (thrown) {
      held.release()
      throw toAudioError(thrown)
    }
  }

  const clock: RecordingClock = {
    getState: () => state,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
  return { recorder, clock }
}
