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
          guard: { type: 'isNamed', params: factOf },
          actions: { type: 'setJob', params: factOf },
        },
      },
      states: {
        checking: {
          description: 'Nobody knows yet whether a key is selected',
          invoke: {
            id: 'hasKey',
            src: 'hasKey',
            onDone: [{ guard: { type: 'hasKey', params: answerOf }, target: 'open' }, { target: 'required' }],
            onError: { target: 'required' },
          },
        },
        required: {
          id: 'noKey',
          description: 'The notice is shown with the button that selects a key',
          on: { 'key.select': { target: 'selecting', actions: 'clearPickerFailure' } },
        },
        selecting: {
          description: 'The key picker is open',
          on: { 'key.cancel': { target: 'required' } },
          invoke: {
            id: 'selectKey',
            src: 'selectKey',
            // A key that was just selected is believed: asking whether it is there may lag behind.
            onDone: [
              { guard: { type: 'isKeySelected', params: answerOf }, target: 'open', actions: 'clearFailure' },
              { guard: { type: 'isPickerMissing', params: answerOf }, target: 'required', actions: 'emitPickerUnavailable' },
              { target: 'required' },
            ],
            onError: { target: 'required', actions: { type: 'setWarning', params: failedAs('key-selection') } },
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
          always: [{ guard: 'hasJob', target: '#videoGeneration.job.polling' }, { target: '#ready' }],
        },
      },
    },
    ready: {
      id: 'ready',
      description: 'A video can be ordered, or an interrupted job gone on with',
      on: {
        'video.generate': [
          {
            guard: { type: 'hasInput', params: factOf },
            target: 'job',
            actions: { type: 'startJob', params: factOf },
          },
          { actions: { type: 'setWarning', params: refusedAs('input-required') } },
        ],
        'video.discard': { actions: 'clearJob' },
        'video.resume': {
          guard: { type: 'isNamed', params: factOf },
          target: 'job.polling',
          actions: ['clearFailure', { type: 'setJob', params: factOf }],
        },
        'key.forget': { target: 'gate.forgetting', actions: 'clearJob' },
      },
    },
    job: {
      description: 'One video, from the order to the player',
      initial: 'starting',
      after: {
        limit: {
          guard: 'isVideoPending',
          target: 'ready',
          actions: { type: 'setFailure', params: timedOutAs('generation') },
        },
      },
      on: {
        'video.cancel': { target: 'ready', actions: ['emitCancelled', 'clearJob'] },
        'key.forget': { target: 'gate.forgetting', actions: ['emitCancelled', 'clearJob'] },
      },
      states: {
        starting: {
          description: 'The job is ordered: Initializing',
          invoke: {
            id: 'start',
            src: 'start',
            input: ({ context }) => context.request as VideoRequest,
            onDone: { target: 'answered', actions: { type: 'setOperation', params: answerOf } },
            onError: [
              { guard: { type: 'isKeyRejected', params: refusedBy }, target: '#noKey', actions: 'rejectKey' },
              { target: '#ready', actions: { type: 'setFailure', params: failedAs('generation') } },
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
            onDone: { target: 'answered', actions: { type: 'setOperation', params: answerOf } },
            onError: [
              {
                guard: { type: 'isKeyRejected', params: refusedBy },
                target: '#noKey',
                actions: { type: 'rejectJobKey', params: refusedBy },
              },
              {
                guard: { type: 'isFinal', params: refusedBy },
                target: '#ready',
                actions: { type: 'abandonJob', params: failedAs('generation') },
              },
              { guard: 'canPollAgain', target: 'waiting', actions: 'countFailedPoll' },
              { target: '#ready', actions: { type: 'setFailure', params: failedAs('generation') } },
            ],
          },
        },
        answered: {
          description: 'What does the provider tell of the job?',
          always: [
            { guard: 'isJobKeyRejected', target: '#noKey', actions: 'rejectKey' },
            { guard: 'hasJobFailed', target: '#ready', actions: { type: 'abandonJob', params: jobFailed } },
            { guard: 'hasVideo', target: 'result', actions: 'setJobName' },
            { guard: 'isJobDone', target: '#ready', actions: { type: 'abandonJob', params: noUri } },
            { guard: 'isJobNamed', target: 'waiting', actions: ['setProgress', 'setJobName'] },
            { target: '#ready', actions: { type: 'abandonJob', params: unnamed } },
          ],
        },
        result: {
          description: 'The video is fetched and held, for as long as it is shown',
          initial: 'downloading',
          invoke: { id: 'video', src: 'video', input: ({ context }) => videoOf(context) },
          on: {
            'video.failed': [
              { guard: { type: 'isKeyRejected', params: factOf }, target: '#noKey', actions: 'rejectKey' },
              { target: '#ready', actions: { type: 'setFailure', params: toldAs('generation') } },
            ],
          },
          states: {
            downloading: {
              description: 'The video is on its way',
              on: { 'video.ready': { target: 'completed', actions: { type: 'setUrl', params: factOf } } },
            },
            completed: {
              description: 'The video is there to be played and saved: Completed!',
              on: {
                'video.generate': [
                  {
                    guard: { type: 'hasInput', params: factOf },
                    target: '#videoGeneration.job',
                    actions: { type: 'startJob', params: factOf },
                  },
                  { actions: { type: 'setWarning', params: refusedAs('input-required') } },
                ],
                'video.discard': { target: '#ready', actions: 'clearJob' },
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
