import { describe, expect, it } from 'vitest'
import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { videoGenerationCases } from './video-generation.cases.ts'
import { videoGenerationMachine } from './video-generation.machine.ts'
import {
  selectResumable,
  selectVideoFailure,
  selectVideoFailureKind,
  selectVideoGate,
  selectVideoState,
  selectVideoStatus,
  selectVideoUrl,
} from './video-generation.selectors.ts'
import type { VideoGenerationPorts, VideoOperation } from './video-generation.types.ts'

const offline = new PortError('network', 'offline')
const notFound = new Error('{"error":{"code":404,"message":"Requested entity was not found."}}')
const uri = 'https://files.example/v1'
const running = (state?: string): VideoOperation =>
  state === undefined ? { name: 'op1' } : { name: 'op1', metadata: { state } }
const finished: VideoOperation = {
  name: 'op1',
  done: true,
  response: { generatedVideos: [{ video: { uri } }] },
}

const open = async (operation: string | null = null) => {
  const rig = startRig<typeof videoGenerationMachine, VideoGenerationPorts>(
    videoGenerationMachine,
    videoGenerationCases,
    {
      operation,
    },
  )
  rig.ports.hasKey.resolve(true)
  await rig.settle()
  return rig
}

const order = async () => {
  const rig = await open()
  await rig.send({ type: 'video.generate', prompt: 'a cat', image: null, aspectRatio: '16:9' })
  return rig
}

const begin = async () => {
  const rig = await order()
  rig.ports.start.resolve(running())
  await rig.settle()
  return rig
}

type OpenRig = Awaited<ReturnType<typeof open>>

const video = (rig: OpenRig) => rig.resources.video!.holds.at(-1)!

const answer = async (rig: OpenRig, told: VideoOperation) => {
  await rig.advance(10_000)
  rig.ports.poll.resolve(told)
  await rig.settle()
}

const miss = async (rig: OpenRig, error: unknown = offline) => {
  await rig.advance(10_000)
  rig.ports.poll.reject(error)
  await rig.settle()
}

const complete = async () => {
  const rig = await begin()
  await answer(rig, finished)
  video(rig).grant()
  await rig.settle()
  video(rig).send({ type: 'video.ready', url: 'blob:1' } as never)
  return rig
}

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
  })
})

describe('videoGeneration: polling', () => {
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
    for (let misses = 0; misses < 2; misses += 1) {
      await rig.advance(40_000)
      expect(selectVideoStatus(rig.snapshot)).toBe('processing')
    }
    await rig.advance(40_000)
    expect(selectVideoFailureKind(rig.snapshot)).toBe('timeout')
  })

  it('does not ask again when the model withheld the video', async () => {
    const rig = await begin()
    await miss(rig, new PortError('blocked', 'SAFETY'))
    expect(selectVideoFailure(rig.snapshot)).toBe('generation')
    expect(selectVideoFailureKind(rig.snapshot)).toBe('blocked')
    expect(selectResumable(rig.snapshot)).toBe(null)
  })

  it('gives up after 10 minutes, whatever it is at', async () => {
    const waiting = await begin()
    for (let polls = 0; polls < 59; polls += 1) await answer(waiting, running())
    expect(selectVideoStatus(waiting.snapshot)).toBe('processingState')
    await waiting.advance(10_000)
    expect(selectVideoFailure(waiting.snapshot)).toBe('generation')
    expect(selectVideoFailureKind(waiting.snapshot)).toBe('timeout')
    expect(waiting.held).toEqual([])

    const ordering = await order()
    await ordering.advance(600_000)
    expect(selectVideoFailureKind(ordering.snapshot)).toBe('timeout')

    const fetching = await begin()
    await answer(fetching, finished)
    await fetching.advance(600_000)
    expect(selectVideoFailureKind(fetching.snapshot)).toBe('timeout')
    video(fetching).grant()
    await fetching.settle()
    expect(video(fetching).closes).toBe(1)
  })
})

describe('videoGeneration: what goes wrong', () => {
  it('tells "no-uri" when a finished job has no video', async () => {
    const rig = await begin()
    await answer(rig, { name: 'op1', done: true, response: { generatedVideos: [] } })
    expect(selectVideoFailure(rig.snapshot)).toBe('no-uri')
    expect(selectResumable(rig.snapshot)).toBe(null)
  })

  it('tells "generation" when the job failed', async () => {
    const rig = await begin()
    await answer(rig, { name: 'op1', done: true, error: { message: 'out of order' } })
    expect(selectVideoFailure(rig.snapshot)).toBe('generation')
    expect(selectVideoFailureKind(rig.snapshot)).toBe('server')
  })

  it('tells "generation" when the order is answered with nothing to follow', async () => {
    const rig = await order()
    rig.ports.start.resolve(null as unknown as VideoOperation)
    await rig.settle()
    expect(selectVideoFailureKind(rig.snapshot)).toBe('protocol')
  })

  it.each([
    ['ordering', async (rig: OpenRig) => rig.ports.start.reject(notFound)],
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
    expect(rig.held).toEqual([])
    await rig.send({ type: 'key.select' })
    rig.ports.selectKey.resolve('selected')
    await rig.settle()
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
    expect(selectVideoStatus(rig.snapshot)).toBe('none')
  })

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
})

describe('videoGeneration: the video', () => {
  it('is held while it is shown, however long, and let go when it is put away', async () => {
    const rig = await complete()
    await rig.advance(3_600_000)
    expect(selectVideoUrl(rig.snapshot)).toBe('blob:1')
    expect(video(rig).closes).toBe(0)
    await rig.send({ type: 'video.discard' })
    expect(video(rig).closes).toBe(1)
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
    const rig = startRig<typeof videoGenerationMachine, VideoGenerationPorts>(
      videoGenerationMachine,
      videoGenerationCases,
      {
        operation: null,
      },
    )
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
})
