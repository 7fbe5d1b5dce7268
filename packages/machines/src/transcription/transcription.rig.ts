import { startRig } from '../testing/index.ts'
import type { FakeHold } from '../testing/index.ts'
import { transcriptionCases } from './transcription.cases.ts'
import { transcriptionMachine } from './transcription.machine.ts'
import type { RecorderFact, TranscriptionPorts } from './transcription.types.ts'

export const speech = new Blob([new Uint8Array(32_000)], { type: 'audio/wav' })
export const nothing = new Blob([])
/** What is transcribed of it. */
export const words = { value: 'Good morning.', cutOff: false }

export const start = () => {
  const rig = startRig<typeof transcriptionMachine, TranscriptionPorts>(
    transcriptionMachine,
    transcriptionCases,
  )
  const recorder = () => rig.resources.recorder?.holds.at(-1) as FakeHold
  const tell = async (...facts: RecorderFact[]) => {
    for (const fact of facts) recorder().send(fact)
    await rig.settle()
  }
  return Object.assign(rig, { recorder, tell })
}

/** One that records. */
export const startRecording = async () => {
  const rig = start()
  await rig.send({ type: 'record.start' })
  rig.recorder().grant()
  await rig.tell({ type: 'recorder.ready' })
  return rig
}

/** One whose recording is on its way to become text. */
export const startTranscribing = async () => {
  const rig = await startRecording()
  await rig.send({ type: 'record.stop' })
  await rig.tell({ type: 'recorder.clip', clip: speech })
  return rig
}
