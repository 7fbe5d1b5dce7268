import { describe, expect, it } from 'vitest'
import {
  aCat,
  resolvePoll,
  startRunning,
  startCompleted,
  finished,
  rejectPoll,
  offline,
  startWithKey,
  startRequest,
  running,
  start,
  video,
} from './video-generation.harness.ts'
import {
  selectResumableOperation,
  selectVideoFailure,
  selectVideoGate,
  selectVideoStatus,
  selectVideoUrl,
} from './video-generation.selectors.ts'

describe('videoGeneration: the video', () => {
  it('is held while shown, however long, and released when discarded', async () => {
    const harness = await startCompleted()
    await harness.advance(3_600_000)
    expect(selectVideoUrl(harness.snapshot)).toBe('blob:1')
    expect(video(harness).closes).toBe(0)
    await harness.send({ type: 'video.discard' })
    expect(video(harness).closes).toBe(1)
    expect(selectVideoGate(harness.snapshot)).toBe('open')
    expect(selectVideoUrl(harness.snapshot)).toBe(null)
    expect(selectVideoStatus(harness.snapshot)).toBe('none')
  })

  it('is released for a new request, which has its own 10 minutes', async () => {
    const harness = await startCompleted()
    await harness.advance(599_000)
    await harness.send({ type: 'video.generate', prompt: 'a dog', image: null, aspectRatio: '9:16' })
    expect(video(harness).closes).toBe(1)
    await harness.advance(599_999)
    expect(selectVideoStatus(harness.snapshot)).toBe('initializing')
    await harness.advance(1)
    expect(selectVideoStatus(harness.snapshot)).toBe('none')
  })

  it('stays after an empty request, and ignores Cancel', async () => {
    const harness = await startCompleted()
    await harness.send({ type: 'video.generate', prompt: '', image: null, aspectRatio: '16:9' })
    expect(selectVideoFailure(harness.snapshot)).toBe('input-required')
    await harness.send({ type: 'video.cancel' })
    expect(selectVideoUrl(harness.snapshot)).toBe('blob:1')
  })

  it('is released when the page closes', async () => {
    const harness = await startCompleted()
    harness.stop()
    expect(video(harness).closes).toBe(1)
  })
})

describe('videoGeneration: clearing the key', () => {
  it('discards the visible video and its job', async () => {
    const harness = await startCompleted()
    await harness.send({ type: 'key.clear' })
    expect(video(harness).closes).toBe(1)
    expect(harness.held).toEqual(['clearKey'])
    expect(selectVideoGate(harness.snapshot)).toBe('required')
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })

  it('discards a resumable job and its failure', async () => {
    const harness = await startRunning()
    for (let failedPolls = 0; failedPolls < 3; failedPolls += 1) await rejectPoll(harness)
    expect(selectResumableOperation(harness.snapshot)).toBe('op1')
    await harness.send({ type: 'key.clear' })
    expect(selectVideoFailure(harness.snapshot)).toBe(null)
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })
})

describe('videoGeneration: clearing the key during a job', () => {
  it('stops polling, emits the cancelled job, then clears the key', async () => {
    const harness = await startRunning()
    await harness.advance(10_000)
    await harness.send({ type: 'key.clear' })
    expect(harness.ports.poll.calls[0]?.aborted).toBe(true)
    expect(harness.held).toEqual(['clearKey'])
    expect(selectVideoGate(harness.snapshot)).toBe('required')
    expect(harness.emitted.slice(1)).toEqual([
      { type: 'cancelled', operation: 'op1' },
      { type: 'operationChanged', operation: null },
    ])
    harness.ports.clearKey.resolve()
    await harness.advance(600_000)
    expect(harness.ports.poll.calls).toHaveLength(1)
    expect(harness.clock.pending).toBe(0)
  })

  it('ends a request without a name, and a download', async () => {
    const ordering = await startRequest()
    await ordering.send({ type: 'key.clear' })
    expect(ordering.ports.start.calls[0]?.aborted).toBe(true)
    expect(ordering.emitted).toEqual([])

    const fetching = await startRunning()
    await resolvePoll(fetching, finished)
    await fetching.send({ type: 'key.clear' })
    expect(fetching.held).toEqual(['clearKey'])
    expect(fetching.emitted).toContainEqual({ type: 'cancelled', operation: 'op1' })
  })

  it('emits no cancelled job once the video is there', async () => {
    const harness = await startCompleted()
    await harness.send({ type: 'key.clear' })
    expect(harness.emitted.filter(({ type }) => type === 'cancelled')).toEqual([])
  })
})

describe('videoGeneration: a page that was inactive', () => {
  it('polls at once, and then at the usual interval', async () => {
    const harness = await startRunning()
    await harness.send({ type: 'video.check' })
    expect(harness.ports.poll.calls.map(({ input }) => input)).toEqual([{ operation: 'op1' }])
    await harness.send({ type: 'video.check' })
    expect(harness.ports.poll.calls, 'one at a time').toHaveLength(1)
    harness.ports.poll.resolve(running())
    await harness.advance(9999)
    expect(harness.ports.poll.calls).toHaveLength(1)
    await harness.advance(1)
    expect(harness.ports.poll.calls).toHaveLength(2)
  })

  it.each(['ready', 'ordering'])('does not poll without a job: %s', async (at) => {
    const harness = at === 'ready' ? await startWithKey() : await startRequest()
    await harness.send({ type: 'video.check' })
    expect(harness.ports.poll.calls).toEqual([])
  })
})

describe('videoGeneration: cancel', () => {
  it('stops polling, emits the cancelled job, and clears it', async () => {
    const harness = await startRunning()
    await harness.advance(10_000)
    await harness.send({ type: 'video.cancel' })
    expect(harness.ports.poll.calls[0]?.aborted).toBe(true)
    expect(harness.emitted).toEqual([
      { type: 'operationChanged', operation: 'op1' },
      { type: 'cancelled', operation: 'op1' },
      { type: 'operationChanged', operation: null },
    ])
    await harness.advance(60_000)
    expect(harness.ports.poll.calls).toHaveLength(1)
    expect(harness.clock.pending).toBe(0)
  })

  it('ends a request without a name, and ignores a late response', async () => {
    const harness = await startRequest()
    await harness.send({ type: 'video.cancel' })
    harness.ports.start.calls[0]?.resolve(running())
    await harness.settle()
    expect(selectVideoStatus(harness.snapshot)).toBe('none')
    expect(harness.emitted).toEqual([])
    expect(harness.held).toEqual([])
  })
})

describe('videoGeneration: after a reload', () => {
  it('emits the name of the job once known, and keeps it when the page closes', async () => {
    const harness = await startRequest()
    expect(harness.emitted).toEqual([])
    harness.ports.start.resolve(running())
    await harness.settle()
    harness.stop()
    expect(harness.emitted).toEqual([{ type: 'operationChanged', operation: 'op1' }])
  })

  it('resumes a stored job at once', async () => {
    const harness = await startWithKey('op0')
    expect(selectVideoStatus(harness.snapshot)).toBe('processing')
    expect(harness.ports.poll.calls.map(({ input }) => input)).toEqual([{ operation: 'op0' }])
    expect(harness.emitted).toEqual([])
  })

  it('resumes it once a key is selected', async () => {
    const harness = start()
    await harness.send({ type: 'video.resume', operation: 'op0' })
    harness.ports.hasKey.resolve(false)
    await harness.settle()
    expect(harness.emitted).toEqual([{ type: 'operationChanged', operation: 'op0' }])
    await harness.send({ type: 'key.select' })
    harness.ports.selectKey.resolve('selected')
    await harness.settle()
    expect(harness.ports.poll.open[0]?.input).toEqual({ operation: 'op0' })
  })

  it('resumes a job whose name arrives later, but not a blank one', async () => {
    const harness = await startWithKey()
    await harness.send({ type: 'video.resume', operation: ' ' })
    expect(harness.held).toEqual([])
    await harness.send({ type: 'video.resume', operation: 'op0' })
    expect(harness.ports.poll.open[0]?.input).toEqual({ operation: 'op0' })
  })

  it('clears a job that has ended', async () => {
    const harness = await startRunning()
    await resolvePoll(harness, { name: 'op1', done: true })
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })

  it('offers a job after polling failed, not during it, until discarded', async () => {
    const harness = await startRunning()
    expect(selectResumableOperation(harness.snapshot)).toBe(null)
    for (let failedPolls = 0; failedPolls < 3; failedPolls += 1) await rejectPoll(harness)
    expect(selectResumableOperation(harness.snapshot)).toBe('op1')
    await harness.send({ type: 'video.discard' })
    expect(selectResumableOperation(harness.snapshot)).toBe(null)
    expect(selectVideoFailure(harness.snapshot)).toBe(null)
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })

  it('drops it for a new request', async () => {
    const harness = await startRunning()
    for (let failedPolls = 0; failedPolls < 3; failedPolls += 1) await rejectPoll(harness)
    await harness.send(aCat)
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
    await harness.send({ type: 'video.cancel' })
    expect(harness.emitted.filter(({ type }) => type === 'cancelled')).toEqual([])
  })

  it('ignores a blank name, at the gate too', async () => {
    const harness = start()
    await harness.send({ type: 'video.resume', operation: ' ' })
    expect(harness.emitted).toEqual([])
    harness.ports.hasKey.resolve(true)
    await harness.settle()
    expect(harness.held).toEqual([])
  })

  it('allows the full time and failures again', async () => {
    const harness = await startRunning()
    await resolvePoll(harness, running('RUNNING'))
    for (let failedPolls = 0; failedPolls < 3; failedPolls += 1) await rejectPoll(harness)
    await harness.send({ type: 'video.resume', operation: 'op1' })
    harness.ports.poll.reject(offline)
    await harness.settle()
    await rejectPoll(harness)
    expect(selectVideoStatus(harness.snapshot)).toBe('processing')
  })
})
