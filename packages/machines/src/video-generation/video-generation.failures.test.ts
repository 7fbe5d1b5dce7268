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
  video,
} from './video-generation.rig.ts'
import type { OpenRig } from './video-generation.rig.ts'
import {
  selectResumable,
  selectVideoFailure,
  selectVideoFailureKind,
  selectVideoGate,
  selectVideoStatus,
} from './video-generation.selectors.ts'
import type { VideoOperation } from './video-generation.types.ts'

const notFound = new Error('{"error":{"code":404,"message":"Requested entity was not found."}}')

describe('videoGeneration: what goes wrong', () => {
  const ways = [
    [
      'the order',
      async (told: VideoOperation) => {
        const rig = await order()
        rig.ports.start.resolve(told)
        await rig.settle()
        return rig
      },
    ],
    [
      'a poll',
      async (told: VideoOperation) => {
        const rig = await begin()
        await answer(rig, told)
        return rig
      },
    ],
  ] as const

  it.each(ways)('tells "no-uri" when %s is answered with a finished job without a video', async (_, tell) => {
    for (const response of [{}, { generatedVideos: [] }, { generatedVideos: [{ video: { uri: ' ' } }] }]) {
      const rig = await tell({ name: 'op1', done: true, response })
      expect(selectVideoFailure(rig.snapshot)).toBe('no-uri')
      expect(selectVideoFailureKind(rig.snapshot)).toBe('empty')
      expect(selectVideoGate(rig.snapshot)).toBe('open')
      expect(selectResumable(rig.snapshot)).toBe(null)
      expect(rig.held).toEqual([])
    }
  })

  it.each(ways)('tells "generation" when %s is answered with a job that failed', async (_, tell) => {
    for (const error of [{}, { message: 'out of order' }]) {
      const rig = await tell({ name: 'op1', done: true, error })
      expect(selectVideoFailure(rig.snapshot)).toBe('generation')
      expect(selectVideoFailureKind(rig.snapshot)).toBe('server')
      expect(selectVideoGate(rig.snapshot)).toBe('open')
      expect(selectResumable(rig.snapshot)).toBe(null)
    }
  })

  it.each([{}, { name: ' ' }, null, 'op1'])(
    'tells "generation" when the order is answered with nothing to follow: %o',
    async (odd) => {
      const rig = await order()
      rig.ports.start.resolve(odd as unknown as VideoOperation)
      await rig.settle()
      expect(selectVideoFailure(rig.snapshot)).toBe('generation')
      expect(selectVideoFailureKind(rig.snapshot)).toBe('protocol')
      expect(selectVideoGate(rig.snapshot)).toBe('open')
      expect(rig.emitted).toEqual([])
    },
  )

  it('goes on with a job that tells of an error before it is done', async () => {
    const rig = await begin()
    await answer(rig, { name: 'op1', error: { message: 'busy, trying again' } })
    expect(selectVideoStatus(rig.snapshot)).toBe('processingState')
  })

  it.each([
    ['ordering', async (rig: OpenRig) => rig.ports.start.reject(notFound)],
    ['ordering, by its kind', async (rig: OpenRig) => rig.ports.start.reject(new PortError('auth', '401'))],
    ['ordering, by a bare word', async (rig: OpenRig) => rig.ports.start.reject(notFound.message)],
    [
      'ordering, as what became of the job',
      async (rig: OpenRig) => rig.ports.start.resolve({ done: true, error: { message: notFound.message } }),
    ],
    [
      'polling',
      async (rig: OpenRig) => {
        rig.ports.start.resolve(running())
        await miss(rig, notFound)
      },
    ],
    [
      'polling, as what became of the job',
      async (rig: OpenRig) => {
        rig.ports.start.resolve(running())
        await answer(rig, { done: true, error: { message: 'Requested entity was not found.' } })
      },
    ],
    [
      'fetching the video',
      async (rig: OpenRig) => {
        rig.ports.start.resolve(finished)
        await rig.settle()
        video(rig).deny(new PortError('permission', '403'))
      },
    ],
  ])('returns to the notice with "key-invalid" when the key is refused while %s', async (_, refuse) => {
    const rig = await order()
    await refuse(rig)
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(selectVideoFailure(rig.snapshot)).toBe('key-invalid')
    expect(selectVideoFailureKind(rig.snapshot)).toBe('auth')
    expect(rig.held).toEqual([])
    await rig.send({ type: 'key.select' })
    expect(selectVideoFailure(rig.snapshot)).toBe('key-invalid')
    rig.ports.selectKey.resolve('selected')
    await rig.settle()
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
    expect(selectVideoStatus(rig.snapshot)).toBe('none')
  })

  it('keeps the job for another key when this one is wrong as such, and goes on with it', async () => {
    const rig = await open('op0')
    rig.ports.poll.reject(new PortError('auth', 'API key not valid'))
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(selectVideoFailure(rig.snapshot)).toBe('key-invalid')
    expect(rig.emitted).toEqual([])
    await rig.send({ type: 'key.select' })
    rig.ports.selectKey.resolve('selected')
    await rig.settle()
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
    expect(rig.ports.poll.open[0]?.input).toEqual({ operation: 'op0' })
  })

  it.each([notFound, new PortError('permission', '403')])(
    'gives the job up when it may be the job that is refused, so that no key asks about it for ever: %o',
    async (error) => {
      const rig = await open('op0')
      rig.ports.poll.reject(error)
      await rig.settle()
      expect(selectVideoFailure(rig.snapshot)).toBe('key-invalid')
      expect(rig.emitted).toEqual([{ type: 'operationChanged', operation: null }])
    },
  )

  it('tells "generation" when the video cannot be fetched, and goes on with the job when told to', async () => {
    const rig = await begin()
    await answer(rig, finished)
    video(rig).deny(offline)
    await rig.settle()
    expect(selectVideoFailure(rig.snapshot)).toBe('generation')
    expect(selectResumable(rig.snapshot)).toBe('op1')
    await rig.send({ type: 'video.resume', operation: 'op1' })
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
    rig.ports.poll.resolve(finished)
    await rig.settle()
    expect(video(rig).phase).toBe('opening')
  })

  it.each([
    { type: 'video.failed', kind: 'network' },
    { type: 'video.failed', kind: 'odd', message: 'offline' },
    { type: 'video.ready', url: null },
  ])('tells "generation" when what is told of the video cannot be read: %o', async (odd) => {
    const rig = await begin()
    await answer(rig, finished)
    video(rig).grant()
    await rig.settle()
    video(rig).send(odd)
    await rig.settle()
    expect(selectVideoFailure(rig.snapshot)).toBe('generation')
    expect(selectVideoFailureKind(rig.snapshot)).toBe('protocol')
    expect(selectVideoGate(rig.snapshot)).toBe('open')
    expect(rig.held).toEqual([])
  })
})
