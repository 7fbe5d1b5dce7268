import { describe, expect, it } from 'vitest'
import { nothing, speech, start, startRecording, startTranscribing, words } from './transcription.harness.ts'
import {
  selectCanRetryTranscription,
  selectEndsSoon,
  selectStoppedBy,
  selectTranscript,
  selectTranscriptionFailure,
  selectTranscriptionStatus,
} from './transcription.selectors.ts'
import { recordingLimit } from './transcription.setup.ts'

type Recording = Awaited<ReturnType<typeof startRecording>>

describe('transcription: recording', () => {
  it('goes through idle, recording, transcribing and done', async () => {
    const harness = start()
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('idle')
    await harness.send({ type: 'record.start', microphone: 'm1' })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('acquiring')
    expect(harness.recorder().input).toEqual({ microphone: 'm1' })
    harness.recorder().grant()
    await harness.emitRecorder({ type: 'recorder.ready' })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('recording')
    await harness.send({ type: 'record.stop' })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('finishing')
    expect(harness.recorder().commands).toEqual([{ type: 'finish' }])
    await harness.emitRecorder({ type: 'recorder.clip', clip: speech })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('transcribing')
    expect(harness.held).toEqual(['transcribe'])
    expect(harness.ports.transcribe.calls[0]?.input.clip).toBe(speech)
    harness.ports.transcribe.resolve(words)
    await harness.settle()
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('done')
    expect(selectTranscript(harness.snapshot)).toBe('Good morning.')
    expect(selectStoppedBy(harness.snapshot)).toBe('visitor')
    expect(harness.emitted).toEqual([
      { type: 'recorded', clip: speech, by: 'visitor' },
      { type: 'transcribed', text: 'Good morning.' },
    ])
  })

  it('opens the microphone while the click is handled', () => {
    const harness = start()
    harness.actor.send({ type: 'record.start' })
    expect(harness.held).toEqual(['recorder'])
  })

  it('starts and stops once, however often it is clicked', async () => {
    const harness = start()
    await harness.send({ type: 'record.start' }, { type: 'record.start' })
    harness.recorder().grant()
    await harness.emitRecorder({ type: 'recorder.ready' })
    await harness.send({ type: 'record.start' }, { type: 'record.stop' }, { type: 'record.stop' })
    expect(harness.resources.recorder?.holds).toHaveLength(1)
    expect(harness.recorder().commands).toHaveLength(1)
  })

  it('stops after 7 minutes, warns a minute before, and shows why it stopped', async () => {
    expect(recordingLimit).toBe(7 * 60_000)
    const harness = await startRecording()
    await harness.advance(359_999)
    expect(selectEndsSoon(harness.snapshot)).toBe(false)
    await harness.advance(1)
    expect(selectEndsSoon(harness.snapshot)).toBe(true)
    await harness.advance(59_999)
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('recording')
    await harness.advance(1)
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('finishing')
    expect(selectStoppedBy(harness.snapshot)).toBe('limit')
    await harness.emitRecorder({ type: 'recorder.clip', clip: speech })
    expect(harness.emitted).toEqual([{ type: 'recorded', clip: speech, by: 'limit' }])
    expect(selectStoppedBy(harness.snapshot)).toBe('limit')
  })

  it('pauses its time too, and reports the pause', async () => {
    const harness = await startRecording()
    await harness.advance(300_000)
    await harness.send({ type: 'record.pause' })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('recording')
    await harness.emitRecorder({ type: 'recorder.paused', recorded: 300_000 })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('paused')
    await harness.send({ type: 'record.pause' })
    await harness.advance(recordingLimit)
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('paused')
    expect(harness.held).toEqual(['recorder'])
    await harness.send({ type: 'record.resume' })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('recording')
    expect(harness.recorder().commands).toEqual([{ type: 'pause' }, { type: 'resume' }])
    await harness.advance(59_999)
    expect(selectEndsSoon(harness.snapshot)).toBe(false)
    await harness.advance(1)
    expect(selectEndsSoon(harness.snapshot)).toBe(true)
    await harness.advance(60_000)
    expect(selectStoppedBy(harness.snapshot)).toBe('limit')
  })

  it.each([
    [400_000, 20_000],
    [recordingLimit + 1, 0],
  ])('paused after %i ms in its last minute ends after %i more', async (recorded, left) => {
    const harness = await startRecording()
    await harness.send({ type: 'record.pause' })
    await harness.emitRecorder({ type: 'recorder.paused', recorded })
    await harness.send({ type: 'record.resume' })
    await harness.advance(Math.max(0, left - 1))
    expect(selectEndsSoon(harness.snapshot)).toBe(left > 0)
    await harness.advance(1)
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('finishing')
  })

  it('can be paused before anything was recorded', async () => {
    const harness = await startRecording()
    await harness.emitRecorder({ type: 'recorder.paused', recorded: 0 })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('paused')
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY])(
    'fails when its recorder pauses at %d ms',
    async (recorded) => {
      const harness = await startRecording()
      await harness.emitRecorder({ type: 'recorder.paused', recorded })
      expect(selectTranscriptionFailure(harness.snapshot)).toBe('microphone-lost')
      expect(harness.held).toEqual([])
    },
  )

  it('ignores a clip that comes before its recorder is ready', async () => {
    const harness = start()
    await harness.send({ type: 'record.start' })
    harness.recorder().grant()
    await harness.emitRecorder({ type: 'recorder.clip', clip: speech })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('acquiring')
    expect(harness.emitted).toEqual([])
  })

  it('is transcribed even if it has one byte', async () => {
    const harness = await startRecording()
    const clip = new Blob(['0'])
    await harness.send({ type: 'record.stop' })
    await harness.emitRecorder({ type: 'recorder.clip', clip })
    expect(harness.ports.transcribe.calls[0]?.input.clip).toBe(clip)
  })

  it('can be stopped while paused', async () => {
    const harness = await startRecording()
    await harness.send({ type: 'record.pause' })
    await harness.emitRecorder({ type: 'recorder.paused', recorded: 1000 })
    await harness.send({ type: 'record.stop' })
    await harness.emitRecorder({ type: 'recorder.clip', clip: speech })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('transcribing')
  })

  it.each([
    ['its time is up', async (harness: Recording) => harness.advance(recordingLimit), 'limit'],
    ['its device goes away', async () => {}, 'device'],
    [
      'the visitor goes elsewhere',
      async (harness: Recording) => harness.send({ type: 'record.stop', by: 'leaving' }),
      'leaving',
    ],
    [
      'the visitor goes elsewhere in the moment after stopping it',
      async (harness: Recording) =>
        harness.send({ type: 'record.stop' }, { type: 'record.stop', by: 'leaving' }),
      'leaving',
    ],
  ] as const)('is emitted and not sent when %s, until requested', async (_, end, by) => {
    const harness = await startRecording()
    await end(harness)
    await harness.emitRecorder({ type: 'recorder.clip', clip: speech })
    expect(harness.emitted).toEqual([{ type: 'recorded', clip: speech, by }])
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('idle')
    expect(selectStoppedBy(harness.snapshot)).toBe(by)
    expect(harness.held).toEqual([])
    expect(harness.ports.transcribe.calls).toEqual([])
    await harness.send({ type: 'file.choose', file: speech })
    expect(harness.ports.transcribe.calls[0]?.input.clip).toBe(speech)
  })

  it('emits its level while recording', async () => {
    const harness = await startRecording()
    await harness.emitRecorder(
      { type: 'recorder.level', level: 0.5 },
      { type: 'recorder.level', level: Number.NaN },
    )
    await harness.send({ type: 'record.stop' })
    await harness.emitRecorder({ type: 'recorder.level', level: 0.5 })
    expect(harness.emitted).toEqual([
      { type: 'level', level: 0.5 },
      { type: 'level', level: 0 },
    ])
  })

  it('is idle when stopped before it begins, and releases a late microphone', async () => {
    const harness = start()
    await harness.send({ type: 'record.start' }, { type: 'record.stop' })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('idle')
    harness.recorder().grant()
    await harness.settle()
    expect(harness.recorder().closes).toBe(1)
  })

  it('clears the previous transcript', async () => {
    const harness = await startTranscribing()
    harness.ports.transcribe.resolve(words)
    await harness.settle()
    await harness.send({ type: 'record.start' })
    expect(selectTranscript(harness.snapshot)).toBe(null)
    expect(selectStoppedBy(harness.snapshot)).toBe(null)
  })
})

describe('transcription: cancelling', () => {
  it.each([
    ['acquiring', start],
    ['recording', startRecording],
    ['transcribing', startTranscribing],
  ])('discards everything: %s', async (_, begin) => {
    const harness = await begin()
    await harness.send({ type: 'record.start' }, { type: 'transcription.cancel' })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('idle')
    expect(harness.snapshot.context.clip).toBe(null)
    expect(harness.held).toEqual([])
    expect(harness.clock.pending).toBe(0)
  })

  it('discards a recording that is finishing, and its late clip', async () => {
    const harness = await startRecording()
    await harness.send({ type: 'record.stop' }, { type: 'transcription.cancel' })
    await harness.emitRecorder({ type: 'recorder.clip', clip: speech })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('idle')
    expect(selectStoppedBy(harness.snapshot)).toBe(null)
    expect(harness.ports.transcribe.calls).toEqual([])
  })

  it('releases everything when the page closes', async () => {
    for (const begin of [startRecording, startTranscribing]) {
      const harness = await begin()
      harness.stop()
      expect(harness.held).toEqual([])
      expect(harness.clock.pending).toBe(0)
      expect(harness.recorder().closes).toBe(1)
    }
  })
})

describe('transcription: a file', () => {
  it('is transcribed like a recording', async () => {
    const harness = start()
    await harness.send({ type: 'file.choose', file: speech })
    expect(harness.held).toEqual(['transcribe'])
    expect(harness.ports.transcribe.calls[0]?.input.clip).toBe(speech)
    expect(selectStoppedBy(harness.snapshot)).toBe(null)
    expect(harness.emitted).toEqual([])
  })

  it('is transcribed even if it has one byte', async () => {
    const harness = start()
    await harness.send({ type: 'file.choose', file: new Blob(['0']) })
    expect(harness.held).toEqual(['transcribe'])
  })

  it('is rejected if empty, and clears the previous transcript', async () => {
    const harness = await startTranscribing()
    harness.ports.transcribe.resolve(words)
    await harness.settle()
    await harness.send({ type: 'file.choose', file: nothing })
    expect(selectTranscriptionFailure(harness.snapshot)).toBe('empty')
    expect(selectTranscript(harness.snapshot)).toBe(null)
    expect(selectCanRetryTranscription(harness.snapshot)).toBe(false)
    expect(harness.held).toEqual([])
  })

  it('is ignored while recording or transcribing', async () => {
    for (const begin of [startRecording, startTranscribing]) {
      const harness = await begin()
      const held = harness.held
      await harness.send({ type: 'file.choose', file: nothing })
      expect(harness.held).toEqual(held)
    }
  })
})
