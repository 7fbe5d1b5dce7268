import { describe, expect, it } from 'vitest'
import {
  aCat,
  answer,
  begin,
  complete,
  finished,
  miss,
  offline,
  open,
  order,
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
  it('is held while it is shown, however long, and let go when it is put away', async () => {
    const harness = await complete()
    await harness.advance(3_600_000)
    expect(selectVideoUrl(harness.snapshot)).toBe('blob:1')
    expect(video(harness).closes).toBe(0)
    await harness.send({ type: 'video.discard' })
    expect(video(harness).closes).toBe(1)
    expect(selectVideoGate(harness.snapshot)).toBe('open')
    expect(selectVideoUrl(harness.snapshot)).toBe(null)
    expect(selectVideoStatus(harness.snapshot)).toBe('none')
  })

  it('is let go when another is ordered, which has 10 minutes of its own', async () => {
    const harness = await complete()
    await harness.advance(599_000)
    await harness.send({ type: 'video.generate', prompt: 'a dog', image: null, aspectRatio: '9:16' })
    expect(video(harness).closes).toBe(1)
    await harness.advance(599_999)
    expect(selectVideoStatus(harness.snapshot)).toBe('initializing')
    await harness.advance(1)
    expect(selectVideoStatus(harness.snapshot)).toBe('none')
  })

  it('stays when nothing is ordered, and is not for Cancel to take', async () => {
    const harness = await complete()
    await harness.send({ type: 'video.generate', prompt: '', image: null, aspectRatio: '16:9' })
    expect(selectVideoFailure(harness.snapshot)).toBe('input-required')
    await harness.send({ type: 'video.cancel' })
    expect(selectVideoUrl(harness.snapshot)).toBe('blob:1')
  })

  it('is let go with the page', async () => {
    const harness = await complete()
    harness.stop()
    expect(video(harness).closes).toBe(1)
  })
})

describe('videoGeneration: a key that is forgotten', () => {
  it('takes the video that is shown, and its job', async () => {
    const harness = await complete()
    await harness.send({ type: 'key.clear' })
    expect(video(harness).closes).toBe(1)
    expect(harness.held).toEqual(['clearKey'])
    expect(selectVideoGate(harness.snapshot)).toBe('required')
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })

  it('takes the job that could be gone on with, and its failure', async () => {
    const harness = await begin()
    for (let failedPolls = 0; failedPolls < 3; failedPolls += 1) await miss(harness)
    expect(selectResumableOperation(harness.snapshot)).toBe('op1')
    await harness.send({ type: 'key.clear' })
    expect(selectVideoFailure(harness.snapshot)).toBe(null)
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })
})

describe('videoGeneration: a key that is forgotten while a job is under way', () => {
  it('ends the polling, tells which job is not wanted, and then forgets the key', async () => {
    const harness = await begin()
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

  it('ends an order that has no name yet, and a video that is on its way', async () => {
    const ordering = await order()
    await ordering.send({ type: 'key.clear' })
    expect(ordering.ports.start.calls[0]?.aborted).toBe(true)
    expect(ordering.emitted).toEqual([])

    const fetching = await begin()
    await answer(fetching, finished)
    await fetching.send({ type: 'key.clear' })
    expect(fetching.held).toEqual(['clearKey'])
    expect(fetching.emitted).toContainEqual({ type: 'cancelled', operation: 'op1' })
  })

  it('tells of no job that is not wanted when its video is there', async () => {
    const harness = await complete()
    await harness.send({ type: 'key.clear' })
    expect(harness.emitted.filter(({ type }) => type === 'cancelled')).toEqual([])
  })
})

describe('videoGeneration: a page that was away', () => {
  it('asks at once when it is back, and waits as long as ever after the answer', async () => {
    const harness = await begin()
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

  it.each(['ready', 'ordering'])('asks about nothing while there is no job to ask about: %s', async (at) => {
    const harness = at === 'ready' ? await open() : await order()
    await harness.send({ type: 'video.check' })
    expect(harness.ports.poll.calls).toEqual([])
  })
})

describe('videoGeneration: cancel', () => {
  it('ends the polling, tells which job is not wanted, and forgets it', async () => {
    const harness = await begin()
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

  it('ends an order that has no name yet, and takes no late answer', async () => {
    const harness = await order()
    await harness.send({ type: 'video.cancel' })
    harness.ports.start.calls[0]?.resolve(running())
    await harness.settle()
    expect(selectVideoStatus(harness.snapshot)).toBe('none')
    expect(harness.emitted).toEqual([])
    expect(harness.held).toEqual([])
  })
})

describe('videoGeneration: after a reload', () => {
  it('has the host remember the job as soon as it has a name, and leaves it so with the page', async () => {
    const harness = await order()
    expect(harness.emitted).toEqual([])
    harness.ports.start.resolve(running())
    await harness.settle()
    harness.stop()
    expect(harness.emitted).toEqual([{ type: 'operationChanged', operation: 'op1' }])
  })

  it('goes on with a stored job at once', async () => {
    const harness = await open('op0')
    expect(selectVideoStatus(harness.snapshot)).toBe('processing')
    expect(harness.ports.poll.calls.map(({ input }) => input)).toEqual([{ operation: 'op0' }])
    expect(harness.emitted).toEqual([])
  })

  it('goes on with it once a key is selected', async () => {
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

  it('goes on with a job whose name comes when the form is there, but not with a blank one', async () => {
    const harness = await open()
    await harness.send({ type: 'video.resume', operation: ' ' })
    expect(harness.held).toEqual([])
    await harness.send({ type: 'video.resume', operation: 'op0' })
    expect(harness.ports.poll.open[0]?.input).toEqual({ operation: 'op0' })
  })

  it('forgets a job that is over for good', async () => {
    const harness = await begin()
    await answer(harness, { name: 'op1', done: true })
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })

  it('is offered after following it failed, not while it is followed, until it is put away', async () => {
    const harness = await begin()
    expect(selectResumableOperation(harness.snapshot)).toBe(null)
    for (let failedPolls = 0; failedPolls < 3; failedPolls += 1) await miss(harness)
    expect(selectResumableOperation(harness.snapshot)).toBe('op1')
    await harness.send({ type: 'video.discard' })
    expect(selectResumableOperation(harness.snapshot)).toBe(null)
    expect(selectVideoFailure(harness.snapshot)).toBe(null)
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })

  it('is given up for another that is ordered', async () => {
    const harness = await begin()
    for (let failedPolls = 0; failedPolls < 3; failedPolls += 1) await miss(harness)
    await harness.send(aCat)
    expect(harness.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
    await harness.send({ type: 'video.cancel' })
    expect(harness.emitted.filter(({ type }) => type === 'cancelled')).toEqual([])
  })

  it('has no name that is blank, at the gate neither', async () => {
    const harness = start()
    await harness.send({ type: 'video.resume', operation: ' ' })
    expect(harness.emitted).toEqual([])
    harness.ports.hasKey.resolve(true)
    await harness.settle()
    expect(harness.held).toEqual([])
  })

  it('is followed as patiently the second time, from the beginning', async () => {
    const harness = await begin()
    await answer(harness, running('RUNNING'))
    for (let failedPolls = 0; failedPolls < 3; failedPolls += 1) await miss(harness)
    await harness.send({ type: 'video.resume', operation: 'op1' })
    harness.ports.poll.reject(offline)
    await harness.settle()
    await miss(harness)
    expect(selectVideoStatus(harness.snapshot)).toBe('processing')
  })
})
