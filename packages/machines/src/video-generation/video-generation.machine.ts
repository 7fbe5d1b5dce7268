import { fromPorts, fromResource } from '../port/index.ts'
import { unopened } from './refusal.ts'
import { formEvents } from './video-generation.form.ts'
import { gateState } from './video-generation.gate.ts'
import { jobState } from './video-generation.job.ts'
import { videoGenerationSetup } from './video-generation.setup.ts'
import type { VideoGenerationPorts, VideoGenerationResources } from './video-generation.types.ts'

/**
 * Makes videos with a key of the visitor's own: the gate, the form, one job at a time. Beside that, the host
 * is told which job to go on with after a reload.
 */
export const videoGenerationMachine = videoGenerationSetup.createMachine({
  id: 'videoGeneration',
  description: 'Makes videos with a key of the visitor’s own',
  context: ({ input: { operation } }) => ({
    operation,
    request: null,
    stored: operation,
    progress: null,
    misses: 0,
    uri: null,
    url: null,
    failure: null,
  }),
  type: 'parallel',
  states: {
    work: {
      description: 'What is being done?',
      initial: 'gate',
      states: {
        gate: gateState,
        ready: {
          description: 'A video can be ordered, or an interrupted job gone on with',
          tags: ['form'],
          on: {
            ...formEvents,
            'video.resume': {
              guard: { type: 'named', params: ({ event }) => event },
              target: 'job.polling',
              actions: ['goOn', { type: 'keepName', params: ({ event: { operation } }) => ({ operation }) }],
            },
          },
        },
        job: jobState,
      },
    },
    memory: {
      description: 'Does the host remember the job to go on with?',
      initial: 'settled',
      states: {
        settled: {
          description: 'It remembers what it should',
          always: { guard: 'notStored', target: 'writing' },
        },
        writing: {
          description: 'It is being told; a newer job is told at once',
          entry: 'noteStored',
          always: { guard: 'notStored', target: 'writing', reenter: true },
          invoke: {
            id: 'rememberOperation',
            src: 'rememberOperation',
            input: ({ context }) => ({ operation: context.stored }),
            onDone: { target: 'settled' },
            // A job that is not remembered still goes on here.
            onError: { target: 'settled' },
          },
          after: { storePatience: { target: 'settled' } },
        },
      },
    },
  },
})

/** The machine with its world: see {@link VideoGenerationPorts} and {@link VideoGenerationResources}. */
export const createVideoGenerationMachine = ({
  video,
  ...ports
}: VideoGenerationPorts & VideoGenerationResources): typeof videoGenerationMachine =>
  videoGenerationMachine.provide({
    actors: { ...fromPorts<VideoGenerationPorts>(ports), video: fromResource(video, unopened) },
  })
