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
} from './video-generation.rig.ts'
import {
  selectResumable,
  selectVideoFailure,
  selectVideoGate,
  selectVideoStatus,
  selectVideoUrl,
} from './video-generation.selectors.ts'

describe('videoGeneration: the video', () => {
  it('is held while it is shown, however long, and let go when it is put away', async () => {
    const rig = await complete()
    await rig.advance(3_600_000)
    expect(selectVideoUrl(rig.snapshot)).toBe('blob:1')
    expect(video(rig).closes).toBe(0)
    await rig.send({ type: 'video.discard' })
    expect(video(rig).closes).toBe(1)
    expect(selectVideoGate(rig.snapshot)).toBe('open')
    expect(selectVideoUrl(rig.snapshot)).toBe(null)
    expect(selectVideoStatus(rig.snapshot)).toBe('none')
  })

  it('is let go when another is ordered, which has 10 minutes of its own', async () => {
    const rig = await complete()
    await rig.advance(599_000)
    await rig.send({ type: 'video.generate', prompt: 'a dog', image: null, aspectRatio: '9:16' })
    expect(video(rig).closes).toBe(1)
    await rig.advance(599_999)
    expect(selectVideoStatus(rig.snapshot)).toBe('initializing')
    await rig.advance(1)
    expect(selectVideoStatus(rig.snapshot)).toBe('none')
  })

  it('stays when nothing is ordered, and is not for Cancel to take', async () => {
    const rig = await complete()
    await rig.send({ type: 'video.generate', prompt: '', image: null, aspectRatio: '16:9' })
    expect(selectVideoFailure(rig.snapshot)).toBe('input-required')
    await rig.send({ type: 'video.cancel' })
    expect(selectVideoUrl(rig.snapshot)).toBe('blob:1')
  })

  it('is let go with the page', async () => {
    const rig = await complete()
    rig.stop()
    expect(video(rig).closes).toBe(1)
  })
})

describe('videoGeneration: a key that is forgotten', () => {
  it('takes the video that is shown, and its job', async () => {
    const rig = await complete()
    await rig.send({ type: 'key.forget' })
    expect(video(rig).closes).toBe(1)
    expect(rig.held).toEqual(['forgetKey'])
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(rig.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })

  it('takes the job that could be gone on with, and its failure', async () => {
    const rig = await begin()
    for (let misses = 0; misses < 3; misses += 1) await miss(rig)
    expect(selectResumable(rig.snapshot)).toBe('op1')
    await rig.send({ type: 'key.forget' })
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
    expect(rig.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })
})

describe('videoGeneration: a key that is forgotten while a job is under way', () => {
  it('ends the polling, tells which job is not wanted, and then forgets the key', async () => {
    const rig = await begin()
    await rig.advance(10_000)
    await rig.send({ type: 'key.forget' })
    expect(rig.ports.poll.calls[0]?.aborted).toBe(true)
    expect(rig.held).toEqual(['forgetKey'])
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(rig.emitted.slice(1)).toEqual([
      { type: 'cancelled', operation: 'op1' },
      { type: 'operationChanged', operation: null },
    ])
    rig.ports.forgetKey.resolve()
    await rig.advance(600_000)
    expect(rig.ports.poll.calls).toHaveLength(1)
    expect(rig.clock.pending).toBe(0)
  })

  it('ends an order that has no name yet, and a video that is on its way', async () => {
    const ordering = await order()
    await ordering.send({ type: 'key.forget' })
    expect(ordering.ports.start.calls[0]?.aborted).toBe(true)
    expect(ordering.emitted).toEqual([])

    const fetching = await begin()
    await answer(fetching, finished)
    await fetching.send({ type: 'key.forget' })
    expect(fetching.held).toEqual(['forgetKey'])
    expect(fetching.emitted).toContainEqual({ type: 'cancelled', operation: 'op1' })
  })

  it('tells of no job that is not wanted when its video is there', async () => {
    const rig = await complete()
    await rig.send({ type: 'key.forget' })
    expect(rig.emitted.filter(({ type }) => type === 'cancelled')).toEqual([])
  })
})

describe('videoGeneration: a page that was away', () => {
  it('asks at once when it is back, and waits as long as ever after the answer', async () => {
    const rig = await begin()
    await rig.send({ type: 'video.check' })
    expect(rig.ports.poll.calls.map(({ input }) => input)).toEqual([{ operation: 'op1' }])
    await rig.send({ type: 'video.check' })
    expect(rig.ports.poll.calls, 'one at a time').toHaveLength(1)
    rig.ports.poll.resolve(running())
    await rig.advance(9999)
    expect(rig.ports.poll.calls).toHaveLength(1)
    await rig.advance(1)
    expect(rig.ports.poll.calls).toHaveLength(2)
  })

  it.each(['ready', 'ordering'])('asks about nothing while there is no job to ask about: %s', async (at) => {
    const rig = at === 'ready' ? await open() : await order()
    await rig.send({ type: 'video.check' })
    expect(rig.ports.poll.calls).toEqual([])
  })
})

describe('videoGeneration: cancel', () => {
  it('ends the polling, tells which job is not wanted, and forgets it', async () => {
    const rig = await begin()
    await rig.advance(10_000)
    await rig.send({ type: 'video.cancel' })
    expect(rig.ports.poll.calls[0]?.aborted).toBe(true)
    expect(rig.emitted).toEqual([
      { type: 'operationChanged', operation: 'op1' },
      { type: 'cancelled', operation: 'op1' },
      { type: 'operationChanged', operation: null },
    ])
    await rig.advance(60_000)
    expect(rig.ports.poll.calls).toHaveLength(1)
    expect(rig.clock.pending).toBe(0)
  })

  it('ends an order that has no name yet, and takes no late answer', async () => {
    const rig = await order()
    await rig.send({ type: 'video.cancel' })
    rig.ports.start.calls[0]?.resolve(running())
    await rig.settle()
    expect(selectVideoStatus(rig.snapshot)).toBe('none')
    expect(rig.emitted).toEqual([])
    expect(rig.held).toEqual([])
  })
})

describe('videoGeneration: after a reload', () => {
  it('has the host remember the job as soon as it has a name, and leaves it so with the page', async () => {
    const rig = await order()
    expect(rig.emitted).toEqual([])
    rig.ports.start.resolve(running())
    await rig.settle()
    rig.stop()
    expect(rig.emitted).toEqual([{ type: 'operationChanged', operation: 'op1' }])
  })

  it('goes on with a stored job at once', async () => {
    const rig = await open('op0')
    expect(selectVideoStatus(rig.snapshot)).toBe('processing')
    expect(rig.ports.poll.calls.map(({ input }) => input)).toEqual([{ operation: 'op0' }])
    expect(rig.emitted).toEqual([])
  })

  it('goes on with it once a key is selected', async () => {
    const rig = start()
    await rig.send({ type: 'video.resume', operation: 'op0' })
    rig.ports.hasKey.resolve(false)
    await rig.settle()
    expect(rig.emitted).toEqual([{ type: 'operationChanged', operation: 'op0' }])
    await rig.send({ type: 'key.select' })
    rig.ports.selectKey.resolve('selected')
    await rig.settle()
    expect(rig.ports.poll.open[0]?.input).toEqual({ operation: 'op0' })
  })

  it('goes on with a job whose name comes when the form is there, but not with a blank one', async () => {
    const rig = await open()
    await rig.send({ type: 'video.resume', operation: ' ' })
    expect(rig.held).toEqual([])
    await rig.send({ type: 'video.resume', operation: 'op0' })
    expect(rig.ports.poll.open[0]?.input).toEqual({ operation: 'op0' })
  })

  it('forgets a job that is over for good', async () => {
    const rig = await begin()
    await answer(rig, { name: 'op1', done: true })
    expect(rig.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })

  it('is offered after following it failed, not while it is followed, until it is put away', async () => {
    const rig = await begin()
    expect(selectResumable(rig.snapshot)).toBe(null)
    for (let misses = 0; misses < 3; misses += 1) await miss(rig)
    expect(selectResumable(rig.snapshot)).toBe('op1')
    await rig.send({ type: 'video.discard' })
    expect(selectResumable(rig.snapshot)).toBe(null)
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
    expect(rig.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
  })

  it('is given up for another that is ordered', async () => {
    const rig = await begin()
    for (let misses = 0; misses < 3; misses += 1) await miss(rig)
    await rig.send(aCat)
    expect(rig.emitted.at(-1)).toEqual({ type: 'operationChanged', operation: null })
    await rig.send({ type: 'video.cancel' })
    expect(rig.emitted.filter(({ type }) => type === 'cancelled')).toEqual([])
  })

  it('has no name that is blank, at the gate neither', async () => {
    const rig = start()
    await rig.send({ type: 'video.resume', operation: ' ' })
    expect(rig.emitted).toEqual([])
    rig.ports.hasKey.resolve(true)
    await rig.settle()
    expect(rig.held).toEqual([])
  })

  it('is followed as patiently the second time, from the beginning', async () => {
    const rig = await begin()
    await answer(rig, running('RUNNING'))
    for (let misses = 0; misses < 3; misses += 1) await miss(rig)
    await rig.send({ type: 'video.resume', operation: 'op1' })
    rig.ports.poll.reject(offline)
    await rig.settle()
    await miss(rig)
    expect(selectVideoStatus(rig.snapshot)).toBe('processing')
  })
})
