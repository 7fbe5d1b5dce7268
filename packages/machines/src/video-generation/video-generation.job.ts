import { formEvents } from './video-generation.form.ts'
import {
  done,
  doneWithout,
  errorOf,
  factOf,
  failed,
  failureOf,
  givenUp,
  lost,
  ready,
  toldOf,
  withoutKey,
} from './video-generation.outcome.ts'
import { videoGenerationSetup } from './video-generation.setup.ts'
import type { VideoRequest } from './video-generation.types.ts'

/** The part of the chart that makes one video: begins a job, follows it, fetches and shows what came of it. */
export const jobState = videoGenerationSetup.createStateConfig({
  description: 'One video, from the order to the player',
  initial: 'starting',
  after: { limit: { guard: 'unfinished', ...givenUp } },
  on: {
    'video.cancel': [
      { guard: 'jobKnown', target: ready, actions: ['tellCancelled', 'drop'] },
      { target: ready, actions: 'drop' },
    ],
  },
  states: {
    starting: {
      description: 'The job is ordered: Initializing',
      tags: ['busy'],
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context }) => context.request as VideoRequest,
        onDone: [
          ...done,
          {
            guard: { type: 'videoThere', params: toldOf },
            target: 'result',
            actions: [
              { type: 'keepJob', params: toldOf },
              { type: 'keepUri', params: toldOf },
            ],
          },
          doneWithout,
          {
            guard: { type: 'jobNamed', params: toldOf },
            target: 'waiting',
            actions: { type: 'keepJob', params: toldOf },
          },
          failed({ code: 'generation', kind: 'protocol' }),
        ],
        onError: [
          { guard: { type: 'keyRefused', params: errorOf }, ...withoutKey },
          { target: ready, actions: { type: 'failForGood', params: lost } },
        ],
      },
    },
    waiting: {
      description: 'The job goes on; it is asked about again in a while',
      tags: ['busy'],
      after: { pollInterval: { target: 'polling' } },
    },
    polling: {
      description: 'The job is asked about; two failures in a row are put up with',
      tags: ['busy'],
      invoke: {
        id: 'poll',
        src: 'poll',
        input: ({ context }) => ({ operation: context.operation as string }),
        onDone: [
          ...done,
          {
            guard: { type: 'videoThere', params: toldOf },
            target: 'result',
            actions: { type: 'keepUri', params: toldOf },
          },
          doneWithout,
          { target: 'waiting', actions: { type: 'keepProgress', params: toldOf } },
        ],
        onError: [
          { guard: { type: 'keyRefused', params: errorOf }, ...withoutKey },
          {
            guard: { type: 'final', params: errorOf },
            target: ready,
            actions: { type: 'failForGood', params: lost },
          },
          { guard: 'patient', target: 'waiting', actions: 'miss' },
          { target: ready, actions: { type: 'fail', params: lost } },
        ],
      },
      after: { pollPatience: [{ guard: 'patient', target: 'waiting', actions: 'miss' }, givenUp] },
    },
    result: {
      description: 'The video is fetched and held, for as long as it is shown',
      initial: 'downloading',
      invoke: {
        id: 'video',
        src: 'video',
        input: ({ context }) => ({ uri: context.uri as string }),
        onError: { target: ready, actions: { type: 'fail', params: lost } },
      },
      states: {
        downloading: {
          description: 'The video is on its way',
          tags: ['busy'],
          on: {
            'video.ready': {
              target: 'completed',
              actions: { type: 'keepUrl', params: ({ event: { url } }) => ({ url }) },
            },
            'video.failed': [
              { guard: { type: 'keyRefused', params: factOf }, ...withoutKey },
              { target: ready, actions: { type: 'fail', params: failureOf } },
            ],
          },
        },
        completed: {
          description: 'The video is there to be played and saved: Completed!',
          tags: ['form'],
          on: { ...formEvents, 'video.cancel': {} },
        },
      },
    },
  },
})
