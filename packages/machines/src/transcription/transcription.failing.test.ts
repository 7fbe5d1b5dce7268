import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { nothing, speech, start, startRecording, startTranscribing, words } from './transcription.harness.ts'
import {
  selectCanRetryTranscription,
  selectTranscript,
  selectTranscriptCutOff,
  selectTranscriptionFailure,
  selectTranscriptionStatus,
} from './transcription.selectors.ts'
import type { TranscriptionFailureCode } from './transcription.types.ts'

describe('transcription: failures', () => {
  it.each<[FailureKind, TranscriptionFailureCode]>([
    ['permission', 'microphone-denied'],
    ['not-found', 'microphone-missing'],
    ['conflict', 'microphone-busy'],
    ['timeout', 'microphone-unanswered'],
    ['unknown', 'microphone-failed'],
  ])('a microphone rejected with %s fails with "%s"', async (kind, code) => {
    const harness = start()
    await harness.send({ type: 'record.start' })
    harness.recorder().deny(new PortError(kind, kind))
    await harness.settle()
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('failed')
    expect(selectTranscriptionFailure(harness.snapshot)).toBe(code)
    expect(harness.snapshot.context.failure?.kind).toBe(kind)
    expect(selectCanRetryTranscription(harness.snapshot)).toBe(false)
    await harness.send({ type: 'record.start' })
    expect(selectTranscriptionFailure(harness.snapshot)).toBe(null)
    expect(harness.held).toEqual(['recorder'])
  })

  it('an unanswered permission prompt fails with "microphone-unanswered" after a minute', async () => {
    const harness = start()
    await harness.send({ type: 'record.start' })
    await harness.advance(59_999)
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('acquiring')
    await harness.advance(1)
    expect(selectTranscriptionFailure(harness.snapshot)).toBe('microphone-unanswered')
    expect(harness.held).toEqual([])
  })

  it.each(['recording', 'finishing'])('a microphone lost without a clip while %s is "lost"', async (when) => {
    const harness = await startRecording()
    if (when === 'finishing') await harness.send({ type: 'record.stop' })
    await harness.emitRecorder({ type: 'recorder.failed', kind: 'not-found' })
    expect(selectTranscriptionFailure(harness.snapshot)).toBe('microphone-lost')
    expect(harness.held).toEqual([])
  })

  it('a recorder without a clip within 5 s fails with "microphone-failed"', async () => {
    const harness = await startRecording()
    await harness.send({ type: 'record.stop' })
    await harness.advance(4999)
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('finishing')
    await harness.advance(1)
    expect(selectTranscriptionFailure(harness.snapshot)).toBe('microphone-failed')
    expect(harness.held).toEqual([])
  })

  it.each(['recording', 'finishing'])('an empty clip while %s is "empty"', async (when) => {
    const harness = await startRecording()
    if (when === 'finishing') await harness.send({ type: 'record.stop' })
    await harness.emitRecorder({ type: 'recorder.clip', clip: nothing })
    expect(selectTranscriptionFailure(harness.snapshot)).toBe('empty')
    expect(harness.ports.transcribe.calls).toEqual([])
  })

  it.each([
    [new PortError('network', 'offline'), 'transcription', 'network'],
    [new Error('odd'), 'transcription', 'unknown'],
    [new PortError('empty', 'no parts'), 'no-speech', 'empty'],
  ])('%s is shown, and the same clip can be retried', async (error, code, kind) => {
    const harness = await startTranscribing()
    harness.ports.transcribe.reject(error)
    await harness.settle()
    expect(selectTranscriptionFailure(harness.snapshot)).toBe(code)
    expect(harness.snapshot.context.failure?.kind).toBe(kind)
    expect(selectCanRetryTranscription(harness.snapshot)).toBe(true)
    await harness.send({ type: 'transcription.retry' })
    expect(selectTranscriptionFailure(harness.snapshot)).toBe(null)
    expect(selectTranscriptCutOff(harness.snapshot)).toBe(false)
    expect(harness.ports.transcribe.open[0]?.input.clip).toBe(speech)
    harness.ports.transcribe.resolve({ ...words, cutOff: true })
    await harness.settle()
    expect(selectTranscript(harness.snapshot)).toBe('Good morning.')
    expect(selectTranscriptCutOff(harness.snapshot)).toBe(true)
  })

  it('a transcript without words fails with "no-speech"', async () => {
    const harness = await startTranscribing()
    harness.ports.transcribe.resolve({ value: ' \n', cutOff: false })
    await harness.settle()
    expect(selectTranscriptionFailure(harness.snapshot)).toBe('no-speech')
    expect(harness.snapshot.context.failure?.kind).toBe('empty')
    expect(selectCanRetryTranscription(harness.snapshot)).toBe(true)
  })

  it('two minutes without a response fail with "transcription", and abort the call', async () => {
    const harness = await startTranscribing()
    await harness.advance(119_999)
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('transcribing')
    await harness.advance(1)
    expect(selectTranscriptionFailure(harness.snapshot)).toBe('transcription')
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
    expect(harness.held).toEqual([])
  })

  it('a failure is cleared with its clip', async () => {
    const harness = await startTranscribing()
    harness.ports.transcribe.reject(new Error('odd'))
    await harness.settle()
    await harness.send({ type: 'transcription.clear' })
    expect(selectTranscriptionStatus(harness.snapshot)).toBe('idle')
    expect(harness.snapshot.context.clip).toBe(null)
  })
})
