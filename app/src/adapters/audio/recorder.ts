import { createRecorder, type RecordingProgress } from '@saha/machines/adapters'
import type { TranscriptionResources } from '@saha/machines/transcription'
import { createStore, type Store } from '../../platform/store.ts'

/** Elapsed time of a recording, which the machine does not know; null while not recording. */
type RecordingClock = Pick<Store<RecordingProgress | null>, 'get' | 'subscribe'>

/** Creates the recorder of one screen: the port of its machine and the clock. */
export function createTimedRecorder(): {
  recorder: TranscriptionResources['recorder']
  clock: RecordingClock
} {
  const clock = createStore<RecordingProgress | null>(null)
  return { recorder: createRecorder({ onProgress: clock.set }), clock }
}
