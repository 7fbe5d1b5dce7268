import { failedAs, refusedAs, timedOutAs, toldAs, withWorld } from '../port/index.ts'
import { answerOf, factOf } from '../shared/event.ts'
import { videoOf } from './operation.ts'
import { refusedBy } from './refusal.ts'
import { jobFailed, noUri, noVideo, unnamed, videoGenerationSetup } from './video-generation.setup.ts'
import type { VideoGenerationWorld, VideoRequest } from './video-generation.types.ts'

/**
 * Makes videos with a key of the visitor's own: the gate, the form, one job at a time. The host is told which
 * job to go on with after a reload.
 */
export const videoGenerationMachine = videoGenerationSetup.createMachine({
  id: 'videoGeneration',
  options: { maxIterations: 100 },
  description: 'Makes videos with a key of the visitor’s own',
  context: ({ input: { operation } }) => ({ ...noVideo, operation, failure: null }),
  initial: 'gate',
  states: {
    gate: {
      description: 'The visitor needs a key of their own',
      initial: 'checking',
      on: {
        'video.resume': {
          guard: { type: 'named', params: factOf },
          actions: { type: 'useJob', params: factOf },
        },
      },
      states: {
        checking: {
          description: 'Nobody knows yet whether a key is selected',
          invoke: {
            id: 'hasKey',
            src: 'hasKey',
            onDone: [{ guard: { type: 'there', params: answerOf }, target: 'open' }, { target: 'required' }],
            onError: { target: 'required' },
          },
        },
        required: {
          id: 'noKey',
          description: 'The notice is shown with the button that selects a key',
          on: { 'key.select': { target: 'selecting', actions: 'forgetWarning' } },
        },
        selecting: {
          description: 'The key picker is open',
          on: { 'key.cancel': { target: 'required' } },
          invoke: {
            id: 'selectKey',
            src: 'selectKey',
            // A key that was just selected is believed: asking whether it is there may lag behind.
            onDone: [
              { guard: { type: 'selected', params: answerOf }, target: 'open', actions: 'forgetFailure' },
              { guard: { type: 'noPicker', params: answerOf }, target: 'required', actions: 'tellNoPicker' },
              { target: 'required' },
            ],
            onError: { target: 'required', actions: { type: 'warn', params: failedAs('key-selection') } },
          },
        },
        forgetting: {
          description: 'The key is being forgotten',
          invoke: {
            id: 'forgetKey',
            src: 'forgetKey',
            onDone: { target: 'required' },
            onError: { target: 'required' },
          },
        },
        open: {
          description: 'A key is selected: an interrupted job goes on',
          always: [{ guard: 'jobKnown', target: '#videoGeneration.job.polling' }, { target: '#ready' }],
        },
      },
    },
    ready: {
      id: 'ready',
      description: 'A video can be ordered, or an interrupted job gone on with',
      on: {
        'video.generate': [
          {
            guard: { type: 'something', params: factOf },
            target: 'job',
            actions: { type: 'begin', params: factOf },
          },
          { actions: { type: 'warn', params: refusedAs('input-required') } },
        ],
        'video.discard': { actions: 'forgetJob' },
        'video.resume': {
          guard: { type: 'named', params: factOf },
          target: 'job.polling',
          actions: ['forgetFailure', { type: 'useJob', params: factOf }],
        },
        'key.forget': { target: 'gate.forgetting', actions: 'forgetJob' },
      },
    },
    job: {
      description: 'One video, from the order to the player',
      initial: 'starting',
      after: {
        limit: {
          guard: 'pending',
          target: 'ready',
          actions: { type: 'fail', params: timedOutAs('generation') },
        },
      },
      on: {
        'video.cancel': { target: 'ready', actions: ['tellCancelled', 'forgetJob'] },
        'key.forget': { target: 'gate.forgetting', actions: ['tellCancelled', 'forgetJob'] },
      },
      states: {
        starting: {
          description: 'The job is ordered: Initializing',
          invoke: {
            id: 'start',
            src: 'start',
            input: ({ context }) => context.request as VideoRequest,
            onDone: { target: 'answered', actions: { type: 'keepAnswer', params: answerOf } },
            onError: [
              { guard: { type: 'keyRefused', params: refusedBy }, target: '#noKey', actions: 'refuseKey' },
              { target: '#ready', actions: { type: 'fail', params: failedAs('generation') } },
            ],
          },
        },
        waiting: {
          description: 'The job goes on; it is asked about again in a while',
          after: { pollInterval: { target: 'polling' } },
          on: { 'video.check': { target: 'polling' } },
        },
        polling: {
          description: 'The job is asked about; two failures in a row are put up with',
          invoke: {
            id: 'poll',
            src: 'poll',
            input: ({ context }) => ({ operation: context.operation as string }),
            onDone: { target: 'answered', actions: { type: 'keepAnswer', params: answerOf } },
            onError: [
              {
                guard: { type: 'keyRefused', params: refusedBy },
                target: '#noKey',
                actions: { type: 'loseKey', params: refusedBy },
              },
              {
                guard: { type: 'final', params: refusedBy },
                target: '#ready',
                actions: { type: 'giveUp', params: failedAs('generation') },
              },
              { guard: 'patient', target: 'waiting', actions: 'miss' },
              { target: '#ready', actions: { type: 'fail', params: failedAs('generation') } },
            ],
          },
        },
        answered: {
          description: 'What does the provider tell of the job?',
          always: [
            { guard: 'jobKeyless', target: '#noKey', actions: 'refuseKey' },
            { guard: 'jobFailed', target: '#ready', actions: { type: 'giveUp', params: jobFailed } },
            { guard: 'videoThere', target: 'result', actions: 'nameJob' },
            { guard: 'jobDone', target: '#ready', actions: { type: 'giveUp', params: noUri } },
            { guard: 'jobNamed', target: 'waiting', actions: ['keepProgress', 'nameJob'] },
            { target: '#ready', actions: { type: 'giveUp', params: unnamed } },
          ],
        },
        result: {
          description: 'The video is fetched and held, for as long as it is shown',
          initial: 'downloading',
          invoke: { id: 'video', src: 'video', input: ({ context }) => videoOf(context) },
          on: {
            'video.failed': [
              { guard: { type: 'keyRefused', params: factOf }, target: '#noKey', actions: 'refuseKey' },
              { target: '#ready', actions: { type: 'fail', params: toldAs('generation') } },
            ],
          },
          states: {
            downloading: {
              description: 'The video is on its way',
              on: { 'video.ready': { target: 'completed', actions: { type: 'keepUrl', params: factOf } } },
            },
            completed: {
              description: 'The video is there to be played and saved: Completed!',
              on: {
                'video.generate': [
                  {
                    guard: { type: 'something', params: factOf },
                    target: '#videoGeneration.job',
                    actions: { type: 'begin', params: factOf },
                  },
                  { actions: { type: 'warn', params: refusedAs('input-required') } },
                ],
                'video.discard': { target: '#ready', actions: 'forgetJob' },
                'video.cancel': {},
              },
            },
          },
        },
      },
    },
  },
})

/** The machine with its world: see {@link VideoGenerationWorld}. */
export const createVideoGenerationMachine = (world: VideoGenerationWorld): typeof videoGenerationMachine =>
  withWorld(videoGenerationMachine, world)
