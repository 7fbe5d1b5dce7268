import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import {
  resolvePoll,
  startRunning,
  finished,
  rejectPoll,
  offline,
  startWithKey,
  startRequest,
  running,
  video,
} from './video-generation.harness.ts'
import type { VideoHarness } from './video-generation.harness.ts'
import {
  selectResumableOperation,
  selectVideoFailure,
  selectVideoGate,
  selectVideoStatus,
} from './video-generation.selectors.ts'
import type { VideoOperation } from './video-generation.types.ts'

const notFound = new Error('{"error":{"code":404,"message":"Requested entity was not found."}}')

describe('videoGeneration: failures', () => {
  const ways = [
    [
      'the order',
      async (lastOperation: VideoOperation) => {
        const harness = await startRequest()
        harness.ports.start.resolve(lastOperation)
        await harness.settle()
        return harness
      },
    ],
    [
      'a poll',
      async (lastOperation: VideoOperation) => {
        const harness = await startRunning()
        await resolvePoll(harness, lastOperation)
        return harness
      },
    ],
  ] as const

  it.each(ways)('fails with "no-uri" when %s returns a finished job without a video', async (_, tell) => {
    for (const response of [{}, { generatedVideos: [] }, { generatedVideos: [{ video: { uri: ' ' } }] }]) {
      const harness = await tell({ name: 'op1', done: true, response })
      expect(selectVideoFailure(harness.snapshot)).toBe('no-uri')
      expect(harness.snapshot.context.failure?.kind).toBe('empty')
      expect(selectVideoGate(harness.snapshot)).toBe('open')
      expect(selectResumableOperation(harness.snapshot)).toBe(null)
      expect(harness.held).toEqual([])
    }
  })

  it.each(ways)('fails with "generation" when %s returns a failed job', async (_, tell) => {
    for (const error of [{}, { message: 'out of order' }]) {
      const harness = await tell({ name: 'op1', done: true, error })
      expect(selectVideoFailure(harness.snapshot)).toBe('generation')
      expect(harness.snapshot.context.failure?.kind).toBe('server')
      expect(selectVideoGate(harness.snapshot)).toBe('open')
      expect(selectResumableOperation(harness.snapshot)).toBe(null)
    }
  })

  it.each([{}, { name: ' ' }, null, 'op1'])(
    'fails with "generation" when the created job has no name: %o',
    async (odd) => {
      const harness = await startRequest()
      harness.ports.start.resolve(odd as unknown as VideoOperation)
      await harness.settle()
      expect(selectVideoFailure(harness.snapshot)).toBe('generation')
      expect(harness.snapshot.context.failure?.kind).toBe('protocol')
      expect(selectVideoGate(harness.snapshot)).toBe('open')
      expect(harness.emitted).toEqual([])
    },
  )

  it('continues with a job that reports an error before it is done', async () => {
    const harness = await startRunning()
    await resolvePoll(harness, { name: 'op1', error: { message: 'busy, trying again' } })
    expect(selectVideoStatus(harness.snapshot)).toBe('processingState')
  })

  it.each([
    ['ordering', async (harness: VideoHarness) => harness.ports.start.reject(notFound)],
    [
      'ordering, by its kind',
      async (harness: VideoHarness) => harness.ports.start.reject(new PortError('auth', '401')),
    ],
    [
      'ordering, by a bare word',
      async (harness: VideoHarness) => harness.ports.start.reject(notFound.message),
    ],
    [
      'ordering, as what became of the job',
      async (harness: VideoHarness) =>
        harness.ports.start.resolve({ done: true, error: { message: notFound.message } }),
    ],
    [
      'polling',
      async (harness: VideoHarness) => {
        harness.ports.start.resolve(running())
        await rejectPoll(harness, notFound)
      },
    ],
    [
      'polling, as what became of the job',
      async (harness: VideoHarness) => {
        harness.ports.start.resolve(running())
        await resolvePoll(harness, { done: true, error: { message: 'Requested entity was not found.' } })
      },
    ],
    [
      'fetching the video',
      async (harness: VideoHarness) => {
        harness.ports.start.resolve(finished)
        await harness.settle()
        video(harness).deny(new PortError('permission', '403'))
      },
    ],
  ])('returns to the notice with "key-invalid" when the key is rejected while %s', async (_, refuse) => {
    const harness = await startRequest()
    await refuse(harness)
    await harness.settle()
    expect(selectVideoGate(harness.snapshot)).toBe('required')
    expect(selectVideoFailure(harness.snapshot)).toBe('key-invalid')
    expect(harness.snapshot.context.failure?.kind).toBe('auth')
    expect(harness.held).toEqual([])
    await harness.send({ type: 'key.select' })
    expect(selectVideoFailure(harness.snapshot)).toBe('key-invalid')
    harness.ports.selectKey.resolve('selected')
    await harness.settle()
    expect(selectVideoFailure(harness.snapshot)).toBe(null)
    expect(selectVideoStatus(harness.snapshot)).toBe('none')
  })

  it('keeps the job for another key when the key itself is invalid', async () => {
    const harness = await startWithKey('op0')
    harness.ports.poll.reject(new PortError('auth', 'API key not valid'))
    await harness.settle()
    expect(selectVideoGate(harness.snapshot)).toBe('required')
    expect(selectVideoFailure(harness.snapshot)).toBe('key-invalid')
    expect(harness.emitted).toEqual([])
    await harness.send({ type: 'key.select' })
    harness.ports.selectKey.resolve('selected')
    await harness.settle()
    expect(selectVideoFailure(harness.snapshot)).toBe(null)
    expect(harness.ports.poll.open[0]?.input).toEqual({ operation: 'op0' })
  })

  it.each([notFound, new PortError('permission', '403')])(
    'abandons the job when the job may be the cause, so that no key polls it forever: %o',
    async (error) => {
      const harness = await startWithKey('op0')
      harness.ports.poll.reject(error)
      await harness.settle()
      expect(selectVideoFailure(harness.snapshot)).toBe('key-invalid')
      expect(harness.emitted).toEqual([{ type: 'operationChanged', operation: null }])
    },
  )

  it('fails with "generation" when the download fails, and resumes the job on request', async () => {
    const harness = await startRunning()
    await resolvePoll(harness, finished)
    video(harness).deny(offline)
    await harness.settle()
    expect(selectVideoFailure(harness.snapshot)).toBe('generation')
    expect(selectResumableOperation(harness.snapshot)).toBe('op1')
    await harness.send({ type: 'video.resume', operation: 'op1' })
    expect(selectVideoFailure(harness.snapshot)).toBe(null)
    harness.ports.poll.resolve(finished)
    await harness.settle()
    expect(video(harness).phase).toBe('opening')
  })

  it.each([
    { type: 'video.failed', kind: 'network' },
    { type: 'video.failed', kind: 'odd', message: 'offline' },
    { type: 'video.ready', url: null },
  ])('fails with "generation" when the video event is invalid: %o', async (odd) => {
    const harness = await startRunning()
    await resolvePoll(harness, finished)
    video(harness).grant()
    await harness.settle()
    video(harness).send(odd)
    await harness.settle()
    expect(selectVideoFailure(harness.snapshot)).toBe('generation')
    expect(harness.snapshot.context.failure?.kind).toBe('protocol')
    expect(selectVideoGate(harness.snapshot)).toBe('open')
    expect(harness.held).toEqual([])
  })
})
