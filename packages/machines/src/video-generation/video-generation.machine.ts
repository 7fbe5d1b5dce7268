import { refusedAs, withWorld } from '../port/index.ts'
import { gateState } from './video-generation.gate.ts'
import { jobState } from './video-generation.job.ts'
import { namedOf, requestOf } from './video-generation.params.ts'
import { videoGenerationSetup } from './video-generation.setup.ts'
import type { VideoGenerationPorts, VideoGenerationResources } from './video-generation.types.ts'

/**
 * Makes videos with a key of the visitor's own: the gate, the form, one job at a time. The host is told which
 * job to go on with after a reload.
 */
export const videoGenerationMachine = videoGenerationSetup.createMachine({
  id: 'videoGeneration',
  options: { maxIterations: 100 },
  description: 'Makes videos with a key of the visitor’s own',
  context: ({ input: { operation } }) => ({
    operation,
    request: null,
    progress: null,
    misses: 0,
    uri: null,
    url: null,
    failure: null,
  }),
  initial: 'gate',
  states: {
    gate: gateState,
    ready: {
      description: 'A video can be ordered, or an interrupted job gone on with',
      on: {
        'video.generate': [
          {
            guard: { type: 'something', params: requestOf },
            target: 'job',
            actions: ['forgetOperation', { type: 'begin', params: requestOf }],
          },
          { actions: { type: 'warn', params: refusedAs('input-required') } },
        ],
        'video.discard': { actions: ['forgetOperation', 'drop'] },
        'video.resume': {
          guard: { type: 'named', params: namedOf },
          target: 'job.polling',
          actions: ['drop', { type: 'useOperation', params: namedOf }],
        },
        'key.forget': { target: 'gate.forgetting', actions: ['forgetOperation', 'drop'] },
      },
    },
    job: jobState,
  },
})

/** The machine with its world: see {@link VideoGenerationPorts} and {@link VideoGenerationResources}. */
export const createVideoGenerationMachine = (
  world: VideoGenerationPorts & VideoGenerationResources,
): typeof videoGenerationMachine => withWorld(videoGenerationMachine, world)
