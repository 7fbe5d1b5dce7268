import { describe, expect, expectTypeOf, it } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'
import { PortError } from '../port/index.ts'
import { startRig } from '../testing/index.ts'
import { describeChart } from '../vitest/describe-chart.ts'
import { videoGenerationCases } from './video-generation.cases.ts'
import { createVideoGenerationMachine, videoGenerationMachine } from './video-generation.machine.ts'
import {
  selectVideoFailure,
  selectVideoFailureKind,
  selectVideoGate,
  selectVideoStatus,
} from './video-generation.selectors.ts'
import type {
  VideoGenerationEvent,
  VideoGenerationInput,
  VideoGenerationPorts,
  VideoGenerationResources,
} from './video-generation.types.ts'

const start = (operation: string | null = null) =>
  startRig<typeof videoGenerationMachine, VideoGenerationPorts>(
    videoGenerationMachine,
    videoGenerationCases,
    { operation },
  )

const startAtNotice = async () => {
  const rig = start()
  rig.ports.hasKey.resolve(false)
  await rig.settle()
  return rig
}

const atTheGate = new Set(['hasKey', 'selectKey', 'forgetKey'])

describeChart(videoGenerationMachine, videoGenerationCases, {
  // The way to a finished video is long.
  runs: 500,
  invariants: {
    'nothing is asked of the provider while no key is selected': ({ snapshot, held }) =>
      !snapshot.matches('gate') || held.every((name) => atTheGate.has(name)),
    'never two polls at once': ({ held }) => held.filter((name) => name === 'poll').length <= 1,
    'each poll follows a wait, or goes on with an earlier job': ({ steps }) =>
      steps.every(({ before, after, event }) => {
        const polling = { job: 'polling' } as const
        if (!before || before.matches(polling) || !after.matches(polling)) return true
        return before.matches({ job: 'waiting' })
          ? event.type.startsWith('xstate.after.pollInterval')
          : !before.matches('job')
      }),
    'a job is followed by its name': ({ snapshot }) =>
      snapshot.context.operation !== null ||
      !(['waiting', 'polling'] as const).some((job) => snapshot.matches({ job })),
    'the video is held exactly while it is fetched and shown': ({ snapshot, held }) =>
      held.includes('video') === snapshot.matches({ job: 'result' }),
    'there is a URL exactly while the video is shown': ({ snapshot }) =>
      (snapshot.context.url !== null) === snapshot.matches({ job: { result: 'completed' } }),
    'what was ordered is known only until the job has begun': ({ snapshot }) =>
      (snapshot.context.request !== null) === snapshot.matches({ job: 'starting' }),
    'a refused key takes the job with it': ({ steps }) =>
      steps.every(
        ({ before, after }) =>
          after.context.failure?.code !== 'key-invalid' ||
          before?.context.failure?.code === 'key-invalid' ||
          (after.matches({ gate: 'required' }) && after.context.operation === null),
      ),
    'a failure is never shown beside a job under way': ({ snapshot }) =>
      snapshot.context.failure === null ||
      !snapshot.matches('job') ||
      snapshot.matches({ job: { result: 'completed' } }),
    'only what there is something of is ordered': ({ started }) =>
      (started.start ?? []).every((input) => {
        const { prompt, image } = input as { prompt: string; image: object | null }
        return prompt.trim() !== '' || image !== null
      }),
    'the host is told of each change of the job to go on with, once': ({ steps, emitted }) => {
      const told = emitted.filter(({ type }) => type === 'operationChanged')
      const changes = steps
        .filter(({ before, after }) => before && before.context.operation !== after.context.operation)
        .map(({ after }) => ({ type: 'operationChanged', operation: after.context.operation }))
      return JSON.stringify(told) === JSON.stringify(changes)
    },
    'a job that is cancelled is told once': ({ steps, emitted }) =>
      emitted.filter(({ type }) => type === 'cancelled').length ===
      steps.filter(
        ({ event, before, after }) =>
          event.type === 'video.cancel' && before?.context.operation && after.context.operation === null,
      ).length,
    'at most two misses in a row are put up with': ({ snapshot }) => snapshot.context.misses <= 2,
  },
})

describe('videoGeneration: the gate', () => {
  it('looks for a key first, and opens when there is one', async () => {
    const rig = start()
    expect(selectVideoGate(rig.snapshot)).toBe('checking')
    rig.ports.hasKey.resolve(true)
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('open')
  })

  it.each(['none', 'failure', 'silence'])('shows the notice when the answer is %s', async (answer) => {
    const rig = start()
    if (answer === 'none') rig.ports.hasKey.resolve(false)
    if (answer === 'failure') rig.ports.hasKey.reject('odd')
    if (answer === 'silence') await rig.advance(10_000)
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(rig.held).toEqual([])
  })

  it('opens when a key is selected, without asking again whether it is there', async () => {
    const rig = await startAtNotice()
    await rig.send({ type: 'key.select' })
    expect(selectVideoGate(rig.snapshot)).toBe('selecting')
    rig.ports.selectKey.resolve('selected')
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('open')
    expect(rig.ports.hasKey.calls).toHaveLength(1)
  })

  it('stays at the notice until a key is selected', async () => {
    const rig = await startAtNotice()
    await rig.send({ type: 'video.generate', prompt: 'a cat', image: null, aspectRatio: '16:9' })
    expect(rig.held).toEqual([])
    await rig.send({ type: 'key.select' })
    rig.ports.selectKey.resolve('dismissed')
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    await rig.send({ type: 'key.select' })
    rig.ports.selectKey.reject(new PortError('network', 'no picker'))
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(selectVideoFailure(rig.snapshot)).toBe('key-selection')
    expect(selectVideoFailureKind(rig.snapshot)).toBe('network')
    expect(rig.emitted).toEqual([])
    await rig.send({ type: 'key.select' })
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
  })

  it('tells once that keys cannot be selected here', async () => {
    const rig = await startAtNotice()
    await rig.send({ type: 'key.select' })
    rig.ports.selectKey.resolve('unavailable')
    await rig.settle()
    expect(rig.emitted).toEqual([{ type: 'pickerUnavailable' }])
    expect(selectVideoGate(rig.snapshot)).toBe('required')
  })

  it('opens one picker, closes it on cancel, and takes no late choice', async () => {
    const rig = await startAtNotice()
    await rig.send({ type: 'key.select' }, { type: 'key.select' })
    expect(rig.held).toEqual(['selectKey'])
    await rig.send({ type: 'key.cancel' })
    const [picker] = rig.ports.selectKey.calls
    expect(picker?.aborted).toBe(true)
    picker?.resolve('selected')
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
  })

  it('forgets the key when told to, and closes', async () => {
    const rig = start()
    rig.ports.hasKey.resolve(true)
    await rig.settle()
    await rig.send({ type: 'key.forget' })
    expect(rig.held).toEqual(['forgetKey'])
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    rig.ports.forgetKey.resolve()
    await rig.settle()
    expect(selectVideoGate(rig.snapshot)).toBe('required')
    expect(rig.held).toEqual([])
  })
})

describe('videoGeneration: what is ordered', () => {
  it('tells "input-required" without a prompt or an image, until there is one', async () => {
    const rig = start()
    rig.ports.hasKey.resolve(true)
    await rig.settle()
    await rig.send({ type: 'video.generate', prompt: ' ', image: null, aspectRatio: '16:9' })
    expect(selectVideoFailure(rig.snapshot)).toBe('input-required')
    expect(rig.held).toEqual([])
    const image = { imageBytes: 'AAAA', mimeType: 'image/png' }
    await rig.send({ type: 'video.generate', prompt: '', image, aspectRatio: '9:16' })
    expect(selectVideoFailure(rig.snapshot)).toBe(null)
    expect(rig.ports.start.calls[0]?.input).toEqual({ prompt: '', image, aspectRatio: '9:16' })
  })

  it('orders one video at a time', async () => {
    const rig = start()
    rig.ports.hasKey.resolve(true)
    await rig.settle()
    const order = { type: 'video.generate', prompt: 'a cat', image: null, aspectRatio: '16:9' } as const
    await rig.send(order, order)
    expect(rig.ports.start.calls).toHaveLength(1)
    expect(selectVideoStatus(rig.snapshot)).toBe('initializing')
  })

  it('tells "generation" when the order is refused, and nothing is left to go on with', async () => {
    const rig = start()
    rig.ports.hasKey.resolve(true)
    await rig.settle()
    await rig.send({ type: 'video.generate', prompt: 'a cat', image: null, aspectRatio: '16:9' })
    rig.ports.start.reject(new PortError('rate-limit', '429'))
    await rig.settle()
    expect(selectVideoFailure(rig.snapshot)).toBe('generation')
    expect(selectVideoStatus(rig.snapshot)).toBe('none')
    expect(rig.held).toEqual([])
  })
})

describe('videoGeneration: types', () => {
  it('are what hosts write against', () => {
    expectTypeOf<EventFromLogic<typeof videoGenerationMachine>>().toEqualTypeOf<VideoGenerationEvent>()
    expectTypeOf<InputFrom<typeof videoGenerationMachine>>().toEqualTypeOf<VideoGenerationInput>()
    expectTypeOf<{ type: 'video.generate'; prompt: string }>().not.toExtend<VideoGenerationEvent>()
    expectTypeOf(createVideoGenerationMachine)
      .parameter(0)
      .toEqualTypeOf<VideoGenerationPorts & VideoGenerationResources>()
    expectTypeOf<{ hasKey: () => Promise<string> }>().not.toExtend<VideoGenerationPorts>()
  })
})
