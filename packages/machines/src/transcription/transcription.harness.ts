import { startHarness } from '../testing/index.ts'
import type { FakeHold } from '../testing/index.ts'
import { transcriptionFixtures } from './transcription.fixtures.ts'
import { transcriptionMachine } from './transcription.machine.ts'
import type { RecorderEvent, TranscriptionPorts } from './transcription.types.ts'

export const speech = new Blob([new Uint8Array(32_000)], { type: 'audio/wav' })
export const nothing = new Blob([])
/** The expected transcript. */
export const words = { value: 'Good morning.', cutOff: false }

export const start = () => {
  const harness = startHarness<typeof transcriptionMachine, TranscriptionPorts>(
    transcriptionMachine,
    transcriptionFixtures,
  )
  const recorder = () => harness.resources.recorder?.holds.at(-1) as FakeHold
  const emitRecorder = async (...events: RecorderEvent[]) => {
    for (const fact of events) recorder().send(fact)
    await harness.settle()
  }
  return Object.assign(harness, { recorder, emitRecorder })
}

/** Starts a transcription that is recording. */
export const startRecording = async () => {
  const harness = start()
  await harness.send({ type: 'record.start' })
  harness.recorder().grant()
  await harness.emitRecorder({ type: 'recorder.ready' })
  return harness
}

/** Starts a transcription whose recording is being transcribed. */
export const startTranscribing = async () => {
  const harness = await startRecording()
  await harness.send({ type: 'record.stop' })
  await harness.emitRecorder({ type: 'recorder.clip', clip: speech })
  return harness
}
