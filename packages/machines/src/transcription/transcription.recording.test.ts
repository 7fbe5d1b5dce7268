import { describe, expect, it } from 'vitest'
import { nothing, speech, start, startRecording, startTranscribing, words } from './transcription.rig.ts'
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
    expect(selectStoppedBy(rig.snapshot)).toBe('limit')
  })

  it('pauses with its time, and says so when it does', async () => {
    const rig = await startRecording()
    await rig.advance(300_000)
    await rig.send({ type: 'record.pause' })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('recording')
    await rig.tell({ type: 'recorder.paused', recorded: 300_000 })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('paused')
    await rig.send({ type: 'record.pause' })
    await rig.advance(recordingLimit)
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('paused')
    expect(rig.held).toEqual(['recorder'])
    await rig.send({ type: 'record.resume' })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('recording')
    expect(rig.recorder().commands).toEqual([{ type: 'pause' }, { type: 'resume' }])
    await rig.advance(59_999)
    expect(selectEndsSoon(rig.snapshot)).toBe(false)
    await rig.advance(1)
    expect(selectEndsSoon(rig.snapshot)).toBe(true)
    await rig.advance(60_000)
    expect(selectStoppedBy(rig.snapshot)).toBe('limit')
  })

  it.each([
    [400_000, 20_000],
    [recordingLimit + 1, 0],
  ])('that paused after %i ms in its last minute ends after %i more', async (recorded, left) => {
    const rig = await startRecording()
    await rig.send({ type: 'record.pause' })
    await rig.tell({ type: 'recorder.paused', recorded })
    await rig.send({ type: 'record.resume' })
    await rig.advance(Math.max(0, left - 1))
    expect(selectEndsSoon(rig.snapshot)).toBe(left > 0)
    await rig.advance(1)
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('finishing')
  })

  it('can be stopped while it is paused', async () => {
    const rig = await startRecording()
    await rig.send({ type: 'record.pause' })
    await rig.tell({ type: 'recorder.paused', recorded: 1000 })
    await rig.send({ type: 'record.stop' })
    await rig.tell({ type: 'recorder.clip', clip: speech })
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('transcribing')
  })

  it.each([
    ['its time is up', async (rig: Recording) => rig.advance(recordingLimit), 'limit'],
    ['its device goes away', async () => {}, 'device'],
    [
      'the visitor goes elsewhere',
      async (rig: Recording) => rig.send({ type: 'record.stop', by: 'leaving' }),
      'leaving',
    ],
    [
      'the visitor goes elsewhere in the moment after stopping it',
      async (rig: Recording) => rig.send({ type: 'record.stop' }, { type: 'record.stop', by: 'leaving' }),
      'leaving',
    ],
  ] as const)('is told and sent nowhere when %s, until it is asked for', async (_, end, by) => {
    const rig = await startRecording()
    await end(rig)
    await rig.tell({ type: 'recorder.clip', clip: speech })
    expect(rig.emitted).toEqual([{ type: 'recorded', clip: speech, by }])
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('idle')
    expect(selectStoppedBy(rig.snapshot)).toBe(by)
    expect(rig.held).toEqual([])
    expect(rig.ports.transcribe.calls).toEqual([])
    await rig.send({ type: 'file.choose', file: speech })
    expect(rig.ports.transcribe.calls[0]?.input.clip).toBe(speech)
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
    expect(selectStoppedBy(rig.snapshot)).toBe(null)
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

  it('is transcribed though it be a single byte', async () => {
    const rig = start()
    await rig.send({ type: 'file.choose', file: new Blob(['0']) })
    expect(rig.held).toEqual(['transcribe'])
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
