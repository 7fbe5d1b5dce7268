import { describe, expectTypeOf, it } from 'vitest'
import type { EventFromLogic, InputFrom } from 'xstate'
import { describeChart } from '../vitest/describe-chart.ts'
import { videoGenerationFixtures } from './video-generation.fixtures.ts'
import { createVideoGenerationMachine, videoGenerationMachine } from './video-generation.machine.ts'
import type {
  VideoGenerationEvent,
  VideoGenerationInput,
  VideoGenerationPorts,
  VideoGenerationResources,
} from './video-generation.types.ts'

const atTheGate = new Set(['hasKey', 'selectKey', 'clearKey'])

describeChart(videoGenerationMachine, videoGenerationFixtures, {
  // The path to a finished video is long.
  runs: 500,
  invariants: {
    'the provider is not called without a key': ({ snapshot, held }) =>
      !snapshot.matches('gate') || held.every((name) => atTheGate.has(name)),
    'never two polls at once': ({ held }) => held.filter((name) => name === 'poll').length <= 1,
    'each poll follows a delay, or resumes a job': ({ steps }) =>
      steps.every(({ before, after, event }) => {
        const polling = { job: 'polling' } as const
        if (!before || before.matches(polling) || !after.matches(polling)) return true
        return before.matches({ job: 'waiting' })
          ? event.type.startsWith('xstate.after.pollInterval') || event.type === 'video.check'
          : !before.matches('job')
      }),
    'a job is polled by its name': ({ snapshot }) =>
      snapshot.context.operation !== null ||
      !(['waiting', 'polling'] as const).some((job) => snapshot.matches({ job })),
    'the video is held exactly while it is downloaded and shown': ({ snapshot, held }) =>
      held.includes('video') === snapshot.matches({ job: 'result' }),
    'there is a URL exactly while the video is shown': ({ snapshot }) =>
      (snapshot.context.url !== null) === snapshot.matches({ job: { result: 'completed' } }),
    'the request is kept only until the job is created': ({ snapshot }) =>
      (snapshot.context.request !== null) === snapshot.matches({ job: 'starting' }),
    'a rejected key leads to the notice, at most with the polled job': ({ steps }) =>
      steps.every(
        ({ before, after }) =>
          after.context.failure?.code !== 'key-invalid' ||
          before?.context.failure?.code === 'key-invalid' ||
          (after.matches({ gate: 'required' }) &&
            [null, before?.context.operation].includes(after.context.operation)),
      ),
    'a failure is never shown during a job': ({ snapshot }) =>
      snapshot.context.failure === null ||
      !snapshot.matches('job') ||
      snapshot.matches({ job: { result: 'completed' } }),
    'only a request with a prompt or an image is sent': ({ started }) =>
      (started.start ?? []).every((input) => {
        const { prompt, image } = input as { prompt: string; image: object | null }
        return prompt.trim() !== '' || image !== null
      }),
    'each change of the job to resume is emitted once': ({ steps, emitted }) => {
      const lastOperation = emitted.filter(({ type }) => type === 'operationChanged')
      const changes = steps
        .filter(({ before, after }) => before && before.context.operation !== after.context.operation)
        .map(({ after }) => ({ type: 'operationChanged', operation: after.context.operation }))
      return JSON.stringify(lastOperation) === JSON.stringify(changes)
    },
    'a cancelled job is emitted once': ({ steps, emitted }) =>
      emitted.filter(({ type }) => type === 'cancelled').length ===
      steps.filter(
        ({ event, before, after }) =>
          (event.type === 'video.cancel' || event.type === 'key.clear') &&
          before?.matches('job') &&
          before.context.operation &&
          before.context.url === null &&
          after.context.operation === null,
      ).length,
    'at most two consecutive failures are tolerated': ({ snapshot }) => snapshot.context.failedPolls <= 2,
  },
})

describe('videoGeneration: types', () => {
  it('match what hosts use', () => {
    expectTypeOf<EventFromLogic<typeof videoGenerationMachine>>().toEqualTypeOf<VideoGenerationEvent>()
    expectTypeOf<InputFrom<typeof videoGenerationMachine>>().toEqualTypeOf<VideoGenerationInput>()
    expectTypeOf<{ type: 'video.generate'; prompt: string }>().not.toExtend<VideoGenerationEvent>()
    expectTypeOf(createVideoGenerationMachine)
      .parameter(0)
      .toEqualTypeOf<VideoGenerationPorts & VideoGenerationResources>()
    expectTypeOf<{ hasKey: () => Promise<string> }>().not.toExtend<VideoGenerationPorts>()
  })
})
