import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EmittedFrom, EventFromLogic } from 'xstate'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import type { FakeHold } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { transcriptionCases } from './transcription.cases.ts'
import { createTranscriptionMachine, transcriptionMachine } from './transcription.machine.ts'
import {
  selectCanRetryTranscription,
  selectEndsSoon,
  selectStoppedBy,
  selectTranscript,
  selectTranscriptCutOff,
  selectTranscriptionFailure,
  selectTranscriptionFailureKind,
  selectTranscriptionStatus,
} from './transcription.selectors.ts'
import { recordingLimit } from './transcription.setup.ts'
import type {
  RecorderFact,
  TranscriptionEmitted,
  TranscriptionEvent,
  TranscriptionFailureCode,
  TranscriptionPorts,
  TranscriptionResources,
} from './transcription.types.ts'

const speech = new Blob([new Uint8Array(32_000)], { type: 'audio/wav' })
const nothing = new Blob([])
const words = { value: 'Good morning.', cutOff: false }

const start = () => {
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

const startRecording = async () => {
  const rig = start()
  await rig.send({ type: 'record.start' })
  rig.recorder().grant()
  await rig.tell({ type: 'recorder.ready' })
  return rig
}

const startTranscribing = async () => {
  const rig = await startRecording()
  await rig.send({ type: 'record.stop' })
  await rig.tell({ type: 'recorder.clip', clip: speech })
  return rig
}

describeChart(transcriptionMachine, transcriptionCases, {
  runs: 200,
  invariants: {
    'the microphone is held exactly while capturing': ({ snapshot, held }) =>
      held.includes('recorder') === snapshot.matches('capturing'),
    'the microphone is let go before anything is transcribed': ({ held }) => held.length <= 1,
    'there is a text exactly when it is done, and it has words': ({ snapshot }) =>
      snapshot.matches({ resting: 'done' })
        ? selectTranscript(snapshot)?.trim() !== ''
        : selectTranscript(snapshot) === null,
    'there is a failure exactly where it is shown': ({ snapshot }) =>
      snapshot.matches({ resting: 'failed' }) === (snapshot.context.failure !== null),
    'no clip is kept but to be transcribed, or to try again': ({ snapshot }) =>
      snapshot.context.clip === null ||
      snapshot.matches('transcribing') ||
      snapshot.matches({ resting: 'failed' }),
    'a clip that is transcribed is not empty, and asked for once for each clip, file or retry': ({
      started,
      steps,
    }) => {
      const requests = (started.transcribe ?? []) as { clip: Blob }[]
      const causes = steps.filter(
        ({ event, before, after }) =>
          ['recorder.clip', 'file.choose', 'transcription.retry'].includes(event.type) &&
          after.matches('transcribing') &&
          !before?.matches('transcribing'),
      )
      return requests.length === causes.length && requests.every(({ clip }) => clip.size > 0)
    },
    'the recorder is asked for its clip once': ({ commands, steps }) =>
      (commands.recorder?.length ?? 0) ===
      steps.filter(
        ({ before, after }) =>
          after.matches({ capturing: 'finishing' }) && !before?.matches({ capturing: 'finishing' }),
      ).length,
  },
})

describe('transcription: recording', () => {
  it('goes from idle over recording and transcribing to done', async () => {
    const rig = start()
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('idle')
    await rig.send({ type: 'record.start', microphone: 'm1' })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('acquiring')
    expect(rig.recorder().input).toEqual({ microphone: 'm1' })
    rig.recorder().grant()
    await rig.tell({ type: 'recorder.ready' })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('recording')
    await rig.send({ type: 'record.stop' })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('finishing')
    expect(rig.recorder().commands).toEqual([{ type: 'finish' }])
    await rig.tell({ type: 'recorder.clip', clip: speech })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('transcribing')
    expect(rig.held).toEqual(['transcribe'])
    expect(rig.ports.transcribe.calls[0]?.input.clip).toBe(speech)
    rig.ports.transcribe.resolve(words)
    await rig.settle()
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('done')
    expect(selectTranscript(rig.snapshot)).toBe('Good morning.')
    expect(selectStoppedBy(rig.snapshot)).toBe('visitor')
    expect(rig.emitted).toEqual([
      { type: 'recorded', clip: speech, by: 'visitor' },
      { type: 'transcribed', text: 'Good morning.' },
    ])
  })

  it('asks for the microphone while the click is handled', () => {
    const rig = start()
    rig.actor.send({ type: 'record.start' })
    expect(rig.held).toEqual(['recorder'])
  })

  it('starts once, and stops once, however often it is clicked', async () => {
    const rig = start()
    await rig.send({ type: 'record.start' }, { type: 'record.start' })
    rig.recorder().grant()
    await rig.tell({ type: 'recorder.ready' })
    await rig.send({ type: 'record.start' }, { type: 'record.stop' }, { type: 'record.stop' })
    expect(rig.resources.recorder?.holds).toHaveLength(1)
    expect(rig.recorder().commands).toHaveLength(1)
  })

  it('stops by itself after 7 minutes, warns a minute before, and tells who stopped it', async () => {
    expect(recordingLimit).toBe(7 * 60_000)
    const rig = await startRecording()
    await rig.advance(359_999)
    expect(selectEndsSoon(rig.snapshot)).toBe(false)
    await rig.advance(1)
    expect(selectEndsSoon(rig.snapshot)).toBe(true)
    await rig.advance(59_999)
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('recording')
    await rig.advance(1)
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('finishing')
    expect(selectStoppedBy(rig.snapshot)).toBe('limit')
    await rig.tell({ type: 'recorder.clip', clip: speech })
    expect(rig.emitted).toEqual([{ type: 'recorded', clip: speech, by: 'limit' }])
    rig.ports.transcribe.resolve(words)
    await rig.settle()
    expect(selectStoppedBy(rig.snapshot)).toBe('limit')
  })

  it('tells how loud it is, while it records', async () => {
    const rig = await startRecording()
    await rig.tell({ type: 'recorder.level', level: 0.5 }, { type: 'recorder.level', level: Number.NaN })
    await rig.send({ type: 'record.stop' })
    await rig.tell({ type: 'recorder.level', level: 0.5 })
    expect(rig.emitted).toEqual([
      { type: 'level', level: 0.5 },
      { type: 'level', level: 0 },
    ])
  })

  it('transcribes what there is when the device goes away', async () => {
    const rig = await startRecording()
    await rig.tell({ type: 'recorder.clip', clip: speech })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('transcribing')
    expect(selectStoppedBy(rig.snapshot)).toBe('device')
    expect(rig.emitted).toEqual([{ type: 'recorded', clip: speech, by: 'device' }])
    expect(rig.held).toEqual(['transcribe'])
  })

  it('is idle again when it is stopped before it began, and lets go of a late microphone', async () => {
    const rig = start()
    await rig.send({ type: 'record.start' }, { type: 'record.stop' })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('idle')
    rig.recorder().grant()
    await rig.settle()
    expect(rig.recorder().closes).toBe(1)
  })

  it('takes the text of the one before away', async () => {
    const rig = await startTranscribing()
    rig.ports.transcribe.resolve(words)
    await rig.settle()
    await rig.send({ type: 'record.start' })
    expect(selectTranscript(rig.snapshot)).toBe(null)
    expect(selectStoppedBy(rig.snapshot)).toBe(null)
  })
})

describe('transcription: cancelling', () => {
  it.each([
    ['acquiring', start],
    ['recording', startRecording],
    ['transcribing', startTranscribing],
  ])('discards everything: %s', async (_, begin) => {
    const rig = await begin()
    await rig.send({ type: 'record.start' }, { type: 'transcription.cancel' })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('idle')
    expect(rig.snapshot.context.clip).toBe(null)
    expect(rig.held).toEqual([])
    expect(rig.clock.pending).toBe(0)
  })

  it('discards a recording that is being put together, and a clip that comes late', async () => {
    const rig = await startRecording()
    await rig.send({ type: 'record.stop' }, { type: 'transcription.cancel' })
    await rig.tell({ type: 'recorder.clip', clip: speech })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('idle')
    expect(rig.ports.transcribe.calls).toEqual([])
  })

  it('leaves nothing behind when the page goes', async () => {
    for (const begin of [startRecording, startTranscribing]) {
      const rig = await begin()
      rig.stop()
      expect(rig.held).toEqual([])
      expect(rig.clock.pending).toBe(0)
      expect(rig.recorder().closes).toBe(1)
    }
  })
})

describe('transcription: a file', () => {
  it('is transcribed like a recording', async () => {
    const rig = start()
    await rig.send({ type: 'file.choose', file: speech })
    expect(rig.held).toEqual(['transcribe'])
    expect(rig.ports.transcribe.calls[0]?.input.clip).toBe(speech)
    expect(selectStoppedBy(rig.snapshot)).toBe(null)
    expect(rig.emitted).toEqual([])
  })

  it('that is empty is refused, and takes the text before away', async () => {
    const rig = await startTranscribing()
    rig.ports.transcribe.resolve(words)
    await rig.settle()
    await rig.send({ type: 'file.choose', file: nothing })
    expect(selectTranscriptionFailure(rig.snapshot)).toBe('empty')
    expect(selectTranscript(rig.snapshot)).toBe(null)
    expect(selectCanRetryTranscription(rig.snapshot)).toBe(false)
    expect(rig.held).toEqual([])
  })

  it('is not taken while recording or transcribing', async () => {
    for (const begin of [startRecording, startTranscribing]) {
      const rig = await begin()
      const held = rig.held
      await rig.send({ type: 'file.choose', file: nothing })
      expect(rig.held).toEqual(held)
    }
  })
})

describe('transcription: failing', () => {
  it.each<[FailureKind, TranscriptionFailureCode]>([
    ['permission', 'microphone-denied'],
    ['not-found', 'microphone-missing'],
    ['conflict', 'microphone-busy'],
    ['timeout', 'microphone-unanswered'],
    ['unknown', 'microphone-failed'],
  ])('a microphone refused as %s is "%s"', async (kind, code) => {
    const rig = start()
    await rig.send({ type: 'record.start' })
    rig.recorder().deny(new PortError(kind, kind))
    await rig.settle()
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('failed')
    expect(selectTranscriptionFailure(rig.snapshot)).toBe(code)
    expect(selectTranscriptionFailureKind(rig.snapshot)).toBe(kind)
    expect(selectCanRetryTranscription(rig.snapshot)).toBe(false)
    await rig.send({ type: 'record.start' })
    expect(selectTranscriptionFailure(rig.snapshot)).toBe(null)
    expect(rig.held).toEqual(['recorder'])
  })

  it('a question for the microphone without an answer for a minute is "microphone-unanswered"', async () => {
    const rig = start()
    await rig.send({ type: 'record.start' })
    await rig.advance(60_000)
    expect(selectTranscriptionFailure(rig.snapshot)).toBe('microphone-unanswered')
    expect(rig.held).toEqual([])
  })

  it.each(['recording', 'finishing'])('a microphone lost without a clip while %s is "lost"', async (when) => {
    const rig = await startRecording()
    if (when === 'finishing') await rig.send({ type: 'record.stop' })
    await rig.tell({ type: 'recorder.failed', kind: 'not-found' })
    expect(selectTranscriptionFailure(rig.snapshot)).toBe('microphone-lost')
    expect(rig.held).toEqual([])
  })

  it('a recorder that gives no clip in 5 s is "microphone-failed"', async () => {
    const rig = await startRecording()
    await rig.send({ type: 'record.stop' })
    await rig.advance(5000)
    expect(selectTranscriptionFailure(rig.snapshot)).toBe('microphone-failed')
    expect(rig.held).toEqual([])
  })

  it.each(['recording', 'finishing'])('an empty clip while %s is "empty"', async (when) => {
    const rig = await startRecording()
    if (when === 'finishing') await rig.send({ type: 'record.stop' })
    await rig.tell({ type: 'recorder.clip', clip: nothing })
    expect(selectTranscriptionFailure(rig.snapshot)).toBe('empty')
    expect(rig.ports.transcribe.calls).toEqual([])
  })

  it.each([
    [new PortError('network', 'offline'), 'transcription', 'network'],
    [new Error('odd'), 'transcription', 'unknown'],
    [new PortError('empty', 'no parts'), 'no-speech', 'empty'],
  ])('%s is told, and the same clip can be tried again', async (error, code, kind) => {
    const rig = await startTranscribing()
    rig.ports.transcribe.reject(error)
    await rig.settle()
    expect(selectTranscriptionFailure(rig.snapshot)).toBe(code)
    expect(selectTranscriptionFailureKind(rig.snapshot)).toBe(kind)
    expect(selectCanRetryTranscription(rig.snapshot)).toBe(true)
    await rig.send({ type: 'transcription.retry' })
    expect(selectTranscriptionFailure(rig.snapshot)).toBe(null)
    expect(rig.ports.transcribe.open[0]?.input.clip).toBe(speech)
    rig.ports.transcribe.resolve({ ...words, cutOff: true })
    await rig.settle()
    expect(selectTranscript(rig.snapshot)).toBe('Good morning.')
    expect(selectTranscriptCutOff(rig.snapshot)).toBe(true)
  })

  it('a text without words is "no-speech"', async () => {
    const rig = await startTranscribing()
    rig.ports.transcribe.resolve({ value: ' \n', cutOff: false })
    await rig.settle()
    expect(selectTranscriptionFailure(rig.snapshot)).toBe('no-speech')
    expect(selectCanRetryTranscription(rig.snapshot)).toBe(true)
  })

  it('no answer for two minutes is "transcription", and drops the call', async () => {
    const rig = await startTranscribing()
    await rig.advance(120_000)
    expect(selectTranscriptionFailure(rig.snapshot)).toBe('transcription')
    expect(selectTranscriptionFailureKind(rig.snapshot)).toBe('timeout')
    expect(rig.held).toEqual([])
  })

  it('is put away with its clip', async () => {
    const rig = await startTranscribing()
    rig.ports.transcribe.reject(new Error('odd'))
    await rig.settle()
    await rig.send({ type: 'transcription.clear' })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('idle')
    expect(rig.snapshot.context.clip).toBe(null)
  })
})

describe('transcription: types', () => {
  it('are what hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof transcriptionMachine>>().toEqualTypeOf<TranscriptionEvent>()
    expectTypeOf<EmittedFrom<typeof transcriptionMachine>>().toEqualTypeOf<TranscriptionEmitted>()
    expectTypeOf(createTranscriptionMachine)
      .parameter(0)
      .toEqualTypeOf<TranscriptionPorts & TranscriptionResources>()
    expectTypeOf<{ type: 'file.choose' }>().not.toExtend<TranscriptionEvent>()
    expectTypeOf<{ type: 'file.choose'; file: string }>().not.toExtend<TranscriptionEvent>()
    expectTypeOf<{ transcribe: () => Promise<string> }>().not.toExtend<TranscriptionPorts>()
    expectTypeOf(selectTranscriptionStatus).returns.toEqualTypeOf<
      'idle' | 'acquiring' | 'recording' | 'finishing' | 'transcribing' | 'done' | 'failed'
    >()
  })
})
