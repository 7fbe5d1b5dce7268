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
    'nothing is asked of the provider while no key is selected': ({ snapshot, held }) =>
      !snapshot.matches('gate') || held.every((name) => atTheGate.has(name)),
    'never two polls at once': ({ held }) => held.filter((name) => name === 'poll').length <= 1,
    'each poll follows a wait, or goes on with an earlier job': ({ steps }) =>
      steps.every(({ before, after, event }) => {
        const polling = { job: 'polling' } as const
        if (!before || before.matches(polling) || !after.matches(polling)) return true
        return before.matches({ job: 'waiting' })
          ? event.type.startsWith('xstate.after.pollInterval') || event.type === 'video.check'
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
    'a refused key leads back to the notice, with the job at most that it was asked about with': ({
      steps,
    }) =>
      steps.every(
        ({ before, after }) =>
          after.context.failure?.code !== 'key-invalid' ||
          before?.context.failure?.code === 'key-invalid' ||
          (after.matches({ gate: 'required' }) &&
            [null, before?.context.operation].includes(after.context.operation)),
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
      const lastOperation = emitted.filter(({ type }) => type === 'operationChanged')
      const changes = steps
        .filter(({ before, after }) => before && before.context.operation !== after.context.operation)
        .map(({ after }) => ({ type: 'operationChanged', operation: after.context.operation }))
      return JSON.stringify(lastOperation) === JSON.stringify(changes)
    },
    'a job that is cancelled is told once': ({ steps, emitted }) =>
      emitted.filter(({ type }) => type === 'cancelled').length ===
      steps.filter(
        ({ event, before, after }) =>
          (event.type === 'video.cancel' || event.type === 'key.clear') &&
          before?.matches('job') &&
          before.context.operation &&
          before.context.url === null &&
          after.context.operation === null,
      ).length,
    'at most two misses in a row are put up with': ({ snapshot }) => snapshot.context.failedPolls <= 2,
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
