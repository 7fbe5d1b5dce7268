import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import {
  answer,
  begin,
  finished,
  miss,
  offline,
  open,
  order,
  running,
  uri,
  video,
} from './video-generation.rig.ts'
import {
  selectResumable,
  selectVideoFailure,
  selectVideoFailureKind,
  selectVideoGate,
  selectVideoState,
  selectVideoStatus,
  selectVideoUrl,
} from './video-generation.selectors.ts'
import type { VideoOperation } from './video-generation.types.ts'

describe('videoGeneration: the status', () => {
  it('reads initializing, processing, the state, then completed', async () => {
    const rig = await order()
    expect(selectVideoStatus(rig.snapshot)).toBe('initializing')
    rig.ports.start.resolve(running())
    await rig.settle()
    expect(selectVideoStatus(rig.snapshot)).toBe('processing')
    await answer(rig, running())
    expect(selectVideoStatus(rig.snapshot)).toBe('processingState')
    expect(selectVideoState(rig.snapshot)).toBe('IN_PROGRESS')
    await answer(rig, running('RUNNING'))
    expect(selectVideoState(rig.snapshot)).toBe('RUNNING')
    await answer(rig, finished)
    expect(selectVideoStatus(rig.snapshot)).toBe('processingState')
    expect(video(rig).input).toEqual({ uri })
    video(rig).grant()
    video(rig).send({ type: 'video.ready', url: 'blob:1' } as never)
    expect(selectVideoStatus(rig.snapshot)).toBe('completed')
    expect(selectVideoUrl(rig.snapshot)).toBe('blob:1')
  })

  it('is completed without a poll when the order is answered with the video', async () => {
    const rig = await order()
    rig.ports.start.resolve(finished)
    await rig.settle()
    expect(video(rig).input).toEqual({ uri })
    expect(rig.ports.poll.calls).toEqual([])
    expect(rig.emitted).toEqual([{ type: 'operationChanged', operation: 'op1' }])
    expect(selectVideoStatus(rig.snapshot)).toBe('processing')
  })
})

describe('videoGeneration: polling', () => {
  it('begins once the job has a name, and what was ordered is known no more', async () => {
    const rig = await order()
    expect(rig.snapshot.context.request).toMatchObject({ prompt: 'a cat' })
    rig.ports.start.resolve(running())
    await rig.settle()
    expect(rig.snapshot.context.request).toBe(null)
  })

  it('asks every 10 s, counted from the answer, and never twice at once', async () => {
    const rig = await begin()
    await rig.advance(9999)
    expect(rig.ports.poll.calls).toHaveLength(0)
    await rig.advance(1)
    expect(rig.ports.poll.calls.map(({ input }) => input)).toEqual([{ operation: 'op1' }])
    await rig.advance(20_000)
    expect(rig.ports.poll.calls).toHaveLength(1)
    rig.ports.poll.resolve(running())
    await rig.advance(9999)
    expect(rig.ports.poll.calls).toHaveLength(1)
    await rig.advance(1)
    expect(rig.ports.poll.calls).toHaveLength(2)
  })

  it('puts up with two failures in a row, and starts counting anew after an answer', async () => {
    const rig = await begin()
    await miss(rig)
    await miss(rig)
    await answer(rig, running('RUNNING'))
    await miss(rig)
    await miss(rig)
    expect(selectVideoStatus(rig.snapshot)).toBe('processingState')
    await miss(rig)
    expect(selectVideoFailure(rig.snapshot)).toBe('generation')
    expect(selectVideoFailureKind(rig.snapshot)).toBe('network')
    expect(rig.held).toEqual([])
  })

  it('counts a poll without an answer in 30 s as a failure', async () => {
    const rig = await begin()
    await rig.advance(10_000 + 29_999)
    expect(rig.held).toEqual(['poll'])
    await rig.advance(1)
    expect(rig.held).toEqual([])
    await rig.advance(40_000)
    expect(selectVideoStatus(rig.snapshot)).toBe('processing')
    await rig.advance(39_999)
    expect(selectVideoStatus(rig.snapshot)).toBe('processing')
    await rig.advance(1)
    expect(selectVideoFailureKind(rig.snapshot)).toBe('timeout')
  })

  it('puts up with two failures of a job that is gone on with, too', async () => {
    const rig = await open('op0')
    rig.ports.poll.reject(offline)
    await rig.settle()
    await miss(rig)
    expect(selectVideoStatus(rig.snapshot)).toBe('processing')
    await miss(rig)
    expect(selectResumable(rig.snapshot)).toBe('op0')
  })

  it.each([null, undefined, 'RUNNING'])(
    'counts an answer that cannot be read as a failure: %s',
    async (odd) => {
      const rig = await begin()
      for (let answers = 0; answers < 3; answers += 1) {
        expect(selectVideoStatus(rig.snapshot)).toBe('processing')
        await answer(rig, odd as unknown as VideoOperation)
      }
      expect(selectVideoFailure(rig.snapshot)).toBe('generation')
      expect(selectVideoFailureKind(rig.snapshot)).toBe('protocol')
      expect(selectResumable(rig.snapshot)).toBe('op1')
    },
  )

  it('goes on with the name of the order, whatever name an answer bears', async () => {
    const rig = await begin()
    await answer(rig, { name: 'op2' })
    await rig.advance(10_000)
    expect(rig.ports.poll.open[0]?.input).toEqual({ operation: 'op1' })
  })

  it.each(['blocked', 'validation'] as const)(
    'does not ask again when the answer is final: %s',
    async (kind) => {
      const rig = await begin()
      await miss(rig, new PortError(kind, 'SAFETY'))
      expect(selectVideoFailure(rig.snapshot)).toBe('generation')
      expect(selectVideoFailureKind(rig.snapshot)).toBe(kind)
      expect(selectVideoGate(rig.snapshot)).toBe('open')
      expect(selectResumable(rig.snapshot)).toBe(null)
    },
  )

  it('gives up after 10 minutes, whatever it is at', async () => {
    const waiting = await begin()
    for (let polls = 0; polls < 59; polls += 1) await answer(waiting, running())
    expect(selectVideoStatus(waiting.snapshot)).toBe('processingState')
    await waiting.advance(10_000)
    expect(selectVideoFailure(waiting.snapshot)).toBe('generation')
    expect(selectVideoFailureKind(waiting.snapshot)).toBe('timeout')
    expect(waiting.held).toEqual([])

    const ordering = await order()
    await ordering.advance(599_999)
    expect(selectVideoStatus(ordering.snapshot)).toBe('initializing')
    await ordering.advance(1)
    expect(selectVideoFailureKind(ordering.snapshot)).toBe('timeout')
    expect(ordering.ports.start.calls[0]?.aborted).toBe(true)

    const fetching = await begin()
    await answer(fetching, finished)
    await fetching.advance(600_000)
    expect(selectVideoFailureKind(fetching.snapshot)).toBe('timeout')
    video(fetching).grant()
    await fetching.settle()
    expect(video(fetching).closes).toBe(1)
  })
})
