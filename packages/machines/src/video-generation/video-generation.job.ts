import { refusedAs, timedOutAs, toldAs } from '../port/index.ts'
import { lost, refusedBy, requestOf, toldOf } from './video-generation.params.ts'
import { videoGenerationSetup } from './video-generation.setup.ts'
import type { VideoRequest } from './video-generation.types.ts'

/** The part of the chart that makes one video: begins a job, follows it, fetches and shows what came of it. */
export const jobState = videoGenerationSetup.createStateConfig({
  description: 'One video, from the order to the player',
  initial: 'starting',
  after: {
    limit: {
      guard: 'unfinished',
      target: '#videoGeneration.ready',
      actions: { type: 'fail', params: timedOutAs('generation') },
    },
  },
  on: {
    'video.cancel': [
      {
        guard: 'jobKnown',
        target: '#videoGeneration.ready',
        actions: ['tellCancelled', 'forgetOperation', 'drop'],
      },
      { target: '#videoGeneration.ready', actions: 'drop' },
    ],
  },
  states: {
    starting: {
      description: 'The job is ordered: Initializing',
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => context.request as VideoRequest,
        onDone: [
          {
            guard: { type: 'keyRefusedByJob', params: toldOf },
            target: '#videoGeneration.gate.required',
            actions: { type: 'fail', params: { code: 'key-invalid', kind: 'auth' } },
          },
          {
            guard: { type: 'jobFailed', params: toldOf },
            target: '#videoGeneration.ready',
            actions: { type: 'fail', params: { code: 'generation', kind: 'server' } },
          },
          {
            guard: { type: 'videoThere', params: toldOf },
            target: 'result',
            actions: [
              { type: 'useJob', params: toldOf },
              { type: 'keepUri', params: toldOf },
            ],
          },
          {
            guard: { type: 'jobDone', params: toldOf },
            target: '#videoGeneration.ready',
            actions: { type: 'fail', params: { code: 'no-uri', kind: 'empty' } },
          },
          {
            guard: { type: 'jobNamed', params: toldOf },
            target: 'waiting',
            actions: [{ type: 'useJob', params: toldOf }, 'forgetRequest'],
          },
          {
            target: '#videoGeneration.ready',
            actions: { type: 'fail', params: { code: 'generation', kind: 'protocol' } },
          },
        ],
        onError: [
          {
            guard: { type: 'keyRefused', params: refusedBy },
            target: '#videoGeneration.gate.required',
            actions: { type: 'fail', params: { code: 'key-invalid', kind: 'auth' } },
          },
          { target: '#videoGeneration.ready', actions: { type: 'fail', params: lost } },
        ],
      },
    },
    waiting: {
      description: 'The job goes on; it is asked about again in a while',
      after: { pollInterval: { target: 'polling' } },
    },
    polling: {
      description: 'The job is asked about; two failures in a row are put up with',
      invoke: {
        id: 'poll',
        src: 'poll',
        input: ({ context }) => ({ operation: context.operation as string }),
        onDone: [
          {
            guard: { type: 'keyRefusedByJob', params: toldOf },
            target: '#videoGeneration.gate.required',
            actions: ['forgetOperation', { type: 'fail', params: { code: 'key-invalid', kind: 'auth' } }],
          },
          {
            guard: { type: 'jobFailed', params: toldOf },
            target: '#videoGeneration.ready',
            actions: ['forgetOperation', { type: 'fail', params: { code: 'generation', kind: 'server' } }],
          },
          {
            guard: { type: 'videoThere', params: toldOf },
            target: 'result',
            actions: { type: 'keepUri', params: toldOf },
          },
          {
            guard: { type: 'jobDone', params: toldOf },
            target: '#videoGeneration.ready',
            actions: ['forgetOperation', { type: 'fail', params: { code: 'no-uri', kind: 'empty' } }],
          },
          { target: 'waiting', actions: { type: 'keepProgress', params: toldOf } },
        ],
        onError: [
          {
            guard: { type: 'keyRefused', params: refusedBy },
            target: '#videoGeneration.gate.required',
            actions: ['forgetOperation', { type: 'fail', params: { code: 'key-invalid', kind: 'auth' } }],
          },
          {
            guard: { type: 'final', params: refusedBy },
            target: '#videoGeneration.ready',
            actions: ['forgetOperation', { type: 'fail', params: lost }],
          },
          { guard: 'patient', target: 'waiting', actions: 'miss' },
          // The job may still be going on: its name is kept to go on with.
          { target: '#videoGeneration.ready', actions: { type: 'fail', params: lost } },
        ],
      },
    },
    result: {
      description: 'The video is fetched and held, for as long as it is shown',
      initial: 'downloading',
      invoke: { id: 'video', src: 'video', input: ({ context }) => ({ uri: context.uri as string }) },
      on: {
        'video.failed': [
          {
            guard: { type: 'keyRefused', params: ({ event: { kind, message } }) => ({ kind, message }) },
            target: '#videoGeneration.gate.required',
            actions: ['forgetOperation', { type: 'fail', params: { code: 'key-invalid', kind: 'auth' } }],
          },
          { target: '#videoGeneration.ready', actions: { type: 'fail', params: toldAs('generation') } },
        ],
      },
      states: {
        downloading: {
          description: 'The video is on its way',
          on: {
            'video.ready': {
              target: 'completed',
              actions: { type: 'keepUrl', params: ({ event: { url } }) => ({ url }) },
            },
          },
        },
        completed: {
          description: 'The video is there to be played and saved: Completed!',
          on: {
            'video.generate': [
              {
                guard: { type: 'something', params: requestOf },
                target: '#videoGeneration.job',
                actions: ['forgetOperation', { type: 'begin', params: requestOf }],
                reenter: true,
              },
              { actions: { type: 'warn', params: refusedAs('input-required') } },
            ],
            'video.discard': { target: '#videoGeneration.ready', actions: ['forgetOperation', 'drop'] },
            'video.cancel': {},
            'key.forget': {
              target: '#videoGeneration.gate.forgetting',
              actions: ['forgetOperation', 'drop'],
            },
          },
        },
      },
    },
  },
})
