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
  uri,
  video,
} from './video-generation.harness.ts'
import {
  selectResumableOperation,
  selectVideoFailure,
  selectVideoGate,
  selectVideoState,
  selectVideoStatus,
  selectVideoUrl,
} from './video-generation.selectors.ts'
import type { VideoOperation } from './video-generation.types.ts'

describe('videoGeneration: the status', () => {
  it('is initializing, processing, the state, then completed', async () => {
    const harness = await startRequest()
    expect(selectVideoStatus(harness.snapshot)).toBe('initializing')
    harness.ports.start.resolve(running())
    await harness.settle()
    expect(selectVideoStatus(harness.snapshot)).toBe('processing')
    await resolvePoll(harness, running())
    expect(selectVideoStatus(harness.snapshot)).toBe('processingState')
    expect(selectVideoState(harness.snapshot)).toBe('IN_PROGRESS')
    await resolvePoll(harness, running('RUNNING'))
    expect(selectVideoState(harness.snapshot)).toBe('RUNNING')
    await resolvePoll(harness, finished)
    expect(selectVideoStatus(harness.snapshot)).toBe('processingState')
    expect(video(harness).input).toEqual({ uri })
    video(harness).grant()
    video(harness).send({ type: 'video.ready', url: 'blob:1' } as never)
    expect(selectVideoStatus(harness.snapshot)).toBe('completed')
    expect(selectVideoUrl(harness.snapshot)).toBe('blob:1')
  })

  it('is completed without a poll when the first response has the video', async () => {
    const harness = await startRequest()
    harness.ports.start.resolve(finished)
    await harness.settle()
    expect(video(harness).input).toEqual({ uri })
    expect(harness.ports.poll.calls).toEqual([])
    expect(harness.emitted).toEqual([{ type: 'operationChanged', operation: 'op1' }])
    expect(selectVideoStatus(harness.snapshot)).toBe('processing')
  })
})

describe('videoGeneration: polling', () => {
  it('begins once the job has a name, and clears the request', async () => {
    const harness = await startRequest()
    expect(harness.snapshot.context.request).toMatchObject({ prompt: 'a cat' })
    harness.ports.start.resolve(running())
    await harness.settle()
    expect(harness.snapshot.context.request).toBe(null)
  })

  it('polls 10 s after each response, never twice at once', async () => {
    const harness = await startRunning()
    await harness.advance(9999)
    expect(harness.ports.poll.calls).toHaveLength(0)
    await harness.advance(1)
    expect(harness.ports.poll.calls.map(({ input }) => input)).toEqual([{ operation: 'op1' }])
    await harness.advance(20_000)
    expect(harness.ports.poll.calls).toHaveLength(1)
    harness.ports.poll.resolve(running())
    await harness.advance(9999)
    expect(harness.ports.poll.calls).toHaveLength(1)
    await harness.advance(1)
    expect(harness.ports.poll.calls).toHaveLength(2)
  })

  it('tolerates two failures in a row, and resets the count after a response', async () => {
    const harness = await startRunning()
    await rejectPoll(harness)
    await rejectPoll(harness)
    await resolvePoll(harness, running('RUNNING'))
    await rejectPoll(harness)
    await rejectPoll(harness)
    expect(selectVideoStatus(harness.snapshot)).toBe('processingState')
    await rejectPoll(harness)
    expect(selectVideoFailure(harness.snapshot)).toBe('generation')
    expect(harness.snapshot.context.failure?.kind).toBe('network')
    expect(harness.held).toEqual([])
  })

  it('counts 30 s without a response as a failure', async () => {
    const harness = await startRunning()
    await harness.advance(10_000 + 29_999)
    expect(harness.held).toEqual(['poll'])
    await harness.advance(1)
    expect(harness.held).toEqual([])
    await harness.advance(40_000)
    expect(selectVideoStatus(harness.snapshot)).toBe('processing')
    await harness.advance(39_999)
    expect(selectVideoStatus(harness.snapshot)).toBe('processing')
    await harness.advance(1)
    expect(harness.snapshot.context.failure?.kind).toBe('timeout')
  })

  it('tolerates two failures of a resumed job too', async () => {
    const harness = await startWithKey('op0')
    harness.ports.poll.reject(offline)
    await harness.settle()
    await rejectPoll(harness)
    expect(selectVideoStatus(harness.snapshot)).toBe('processing')
    await rejectPoll(harness)
    expect(selectResumableOperation(harness.snapshot)).toBe('op0')
  })

  it.each([null, undefined, 'RUNNING'])('counts an invalid response as a failure: %s', async (odd) => {
    const harness = await startRunning()
    for (let answers = 0; answers < 3; answers += 1) {
      expect(selectVideoStatus(harness.snapshot)).toBe('processing')
      await resolvePoll(harness, odd as unknown as VideoOperation)
    }
    expect(selectVideoFailure(harness.snapshot)).toBe('generation')
    expect(harness.snapshot.context.failure?.kind).toBe('protocol')
    expect(selectResumableOperation(harness.snapshot)).toBe('op1')
  })

  it('keeps the name of the first response', async () => {
    const harness = await startRunning()
    await resolvePoll(harness, { name: 'op2' })
    await harness.advance(10_000)
    expect(harness.ports.poll.open[0]?.input).toEqual({ operation: 'op1' })
  })

  it.each(['blocked', 'validation'] as const)(
    'does not poll again after a final failure: %s',
    async (kind) => {
      const harness = await startRunning()
      await rejectPoll(harness, new PortError(kind, 'SAFETY'))
      expect(selectVideoFailure(harness.snapshot)).toBe('generation')
      expect(harness.snapshot.context.failure?.kind).toBe(kind)
      expect(selectVideoGate(harness.snapshot)).toBe('open')
      expect(selectResumableOperation(harness.snapshot)).toBe(null)
    },
  )

  it('fails after 10 minutes in any state', async () => {
    const waiting = await startRunning()
    for (let polls = 0; polls < 59; polls += 1) await resolvePoll(waiting, running())
    expect(selectVideoStatus(waiting.snapshot)).toBe('processingState')
    await waiting.advance(10_000)
    expect(selectVideoFailure(waiting.snapshot)).toBe('generation')
    expect(waiting.snapshot.context.failure?.kind).toBe('timeout')
    expect(waiting.held).toEqual([])

    const ordering = await startRequest()
    await ordering.advance(599_999)
    expect(selectVideoStatus(ordering.snapshot)).toBe('initializing')
    await ordering.advance(1)
    expect(ordering.snapshot.context.failure?.kind).toBe('timeout')
    expect(ordering.ports.start.calls[0]?.aborted).toBe(true)

    const fetching = await startRunning()
    await resolvePoll(fetching, finished)
    await fetching.advance(600_000)
    expect(fetching.snapshot.context.failure?.kind).toBe('timeout')
    video(fetching).grant()
    await fetching.settle()
    expect(video(fetching).closes).toBe(1)
  })
})
