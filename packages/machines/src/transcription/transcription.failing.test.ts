import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { nothing, speech, start, startRecording, startTranscribing, words } from './transcription.rig.ts'
import {
  selectCanRetryTranscription,
  selectTranscript,
  selectTranscriptCutOff,
  selectTranscriptionFailure,
  selectTranscriptionFailureKind,
  selectTranscriptionStatus,
} from './transcription.selectors.ts'
import type { TranscriptionFailureCode } from './transcription.types.ts'

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
    await rig.advance(59_999)
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('acquiring')
    await rig.advance(1)
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
    await rig.advance(4999)
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('finishing')
    await rig.advance(1)
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
    expect(selectTranscriptCutOff(rig.snapshot)).toBe(false)
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
    expect(selectTranscriptionFailureKind(rig.snapshot)).toBe('empty')
    expect(selectCanRetryTranscription(rig.snapshot)).toBe(true)
  })

  it('no answer for two minutes is "transcription", and drops the call', async () => {
    const rig = await startTranscribing()
    await rig.advance(119_999)
    expect(selectTranscriptionStatus(rig.snapshot)).toBe('transcribing')
    await rig.advance(1)
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
