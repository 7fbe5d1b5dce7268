import {
  failureFromError,
  validationFailure,
  timeoutFailure,
  failureFromEvent,
  providePorts,
} from '../port/index.ts'
import { outputParams, eventParams } from '../internal/event-params.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { toVideoInput } from './operation.ts'
import { callFailureParams } from './call-failure.ts'
import { jobFailed, noUri, emptyJob, namelessJob, videoGenerationSetup } from './video-generation.setup.ts'
import type {
  VideoGenerationPorts,
  VideoGenerationResources,
  VideoRequest,
} from './video-generation.types.ts'

/**
 * Generates videos with the user's own API key: key gate, form, and one job at a time. Emits the name of the job, so
 * that the host can resume it after a reload.
 */
export const videoGenerationMachine = videoGenerationSetup.createMachine({
  id: 'videoGeneration',
  ...loopLimit,
  description: 'Generates videos with the user’s own key',
  context: ({ input: { operation } }) => ({ ...emptyJob, operation, failure: null }),
  initial: 'gate',
  states: {
    gate: {
      description: 'The user needs an API key',
      initial: 'checking',
      on: {
        'video.resume': {
          guard: { type: 'isNamed', params: eventParams },
          actions: { type: 'setJob', params: eventParams },
        },
      },
      states: {
        checking: {
          description: 'Checking for a key',
          invoke: {
            id: 'hasKey',
            src: 'hasKey',
            onDone: [
              { guard: { type: 'hasKey', params: outputParams }, target: 'open' },
              { target: 'required' },
            ],
            onError: { target: 'required' },
          },
        },
        required: {
          id: 'noKey',
          description: 'The notice with the key button is shown',
          on: { 'key.select': { target: 'selecting', actions: 'clearPickerFailure' } },
        },
        selecting: {
          description: 'The key picker is open',
          on: { 'key.cancel': { target: 'required' } },
          invoke: {
            id: 'selectKey',
            src: 'selectKey',
            // Trusts the picker, because `hasKey` may still return false right after a selection.
            onDone: [
              {
                guard: { type: 'isKeySelected', params: outputParams },
                target: 'open',
                actions: 'clearFailure',
              },
              {
                guard: { type: 'isPickerMissing', params: outputParams },
                target: 'required',
                actions: 'emitPickerUnavailable',
              },
              { target: 'required' },
            ],
            onError: {
              target: 'required',
              actions: { type: 'setWarning', params: failureFromError('key-selection') },
            },
          },
        },
        clearing: {
          description: 'Clearing the key',
          invoke: {
            id: 'clearKey',
            src: 'clearKey',
            onDone: { target: 'required' },
            onError: { target: 'required' },
          },
        },
        open: {
          description: 'A key is selected: an interrupted job resumes',
          always: [{ guard: 'hasJob', target: '#videoGeneration.job.polling' }, { target: '#ready' }],
        },
      },
    },
    ready: {
      id: 'ready',
      description: 'The form is shown; an interrupted job can be resumed',
      on: {
        'video.generate': [
          {
            guard: { type: 'hasInput', params: eventParams },
            target: 'job',
            actions: { type: 'startJob', params: eventParams },
          },
          { actions: { type: 'setWarning', params: validationFailure('input-required') } },
        ],
        'video.discard': { actions: 'clearJob' },
        'video.resume': {
          guard: { type: 'isNamed', params: eventParams },
          target: 'job.polling',
          actions: ['clearFailure', { type: 'setJob', params: eventParams }],
        },
        'key.clear': { target: 'gate.clearing', actions: 'clearJob' },
      },
    },
    job: {
      description: 'One video, from the request to the player',
      initial: 'starting',
      after: {
        limit: {
          guard: 'isVideoPending',
          target: 'ready',
          actions: { type: 'setFailure', params: timeoutFailure('generation') },
        },
      },
      on: {
        'video.cancel': { target: 'ready', actions: ['emitCancelled', 'clearJob'] },
        'key.clear': { target: 'gate.clearing', actions: ['emitCancelled', 'clearJob'] },
      },
      states: {
        starting: {
          description: 'Creating the job: Initializing',
          invoke: {
            id: 'start',
            src: 'start',
            input: ({ context }) => context.request as VideoRequest,
            onDone: { target: 'answered', actions: { type: 'setOperation', params: outputParams } },
            onError: [
              {
                guard: { type: 'isKeyRejected', params: callFailureParams },
                target: '#noKey',
                actions: 'rejectKey',
              },
              { target: '#ready', actions: { type: 'setFailure', params: failureFromError('generation') } },
            ],
          },
        },
        waiting: {
          description: 'Waiting for the next poll',
          after: { pollInterval: { target: 'polling' } },
          on: { 'video.check': { target: 'polling' } },
        },
        polling: {
          description: 'Polling; two consecutive failures are tolerated',
          invoke: {
            id: 'poll',
            src: 'poll',
            input: ({ context }) => ({ operation: context.operation as string }),
            onDone: { target: 'answered', actions: { type: 'setOperation', params: outputParams } },
            onError: [
              {
                guard: { type: 'isKeyRejected', params: callFailureParams },
                target: '#noKey',
                actions: { type: 'rejectJobKey', params: callFailureParams },
              },
              {
                guard: { type: 'isFinal', params: callFailureParams },
                target: '#ready',
                actions: { type: 'abandonJob', params: failureFromError('generation') },
              },
              { guard: 'canPollAgain', target: 'waiting', actions: 'countFailedPoll' },
              { target: '#ready', actions: { type: 'setFailure', params: failureFromError('generation') } },
            ],
          },
        },
        answered: {
          description: 'Chooses by the provider’s response',
          always: [
            { guard: 'isJobKeyRejected', target: '#noKey', actions: 'rejectKey' },
            { guard: 'hasJobFailed', target: '#ready', actions: { type: 'abandonJob', params: jobFailed } },
            { guard: 'hasVideo', target: 'result', actions: 'setJobName' },
            { guard: 'isJobDone', target: '#ready', actions: { type: 'abandonJob', params: noUri } },
            { guard: 'isJobNamed', target: 'waiting', actions: ['setProgress', 'setJobName'] },
            { target: '#ready', actions: { type: 'abandonJob', params: namelessJob } },
          ],
        },
        result: {
          description: 'The video is downloaded, and held while it is shown',
          initial: 'downloading',
          invoke: { id: 'video', src: 'video', input: ({ context }) => toVideoInput(context) },
          on: {
            'video.failed': [
              {
                guard: { type: 'isKeyRejected', params: eventParams },
                target: '#noKey',
                actions: 'rejectKey',
              },
              { target: '#ready', actions: { type: 'setFailure', params: failureFromEvent('generation') } },
            ],
          },
          states: {
            downloading: {
              description: 'Downloading the video',
              on: {
                'video.ready': { target: 'completed', actions: { type: 'setUrl', params: eventParams } },
              },
            },
            completed: {
              description: 'The video can be played and saved: Completed!',
              on: {
                'video.generate': [
                  {
                    guard: { type: 'hasInput', params: eventParams },
                    target: '#videoGeneration.job',
                    actions: { type: 'startJob', params: eventParams },
                  },
                  { actions: { type: 'setWarning', params: validationFailure('input-required') } },
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

/** Creates the machine with its ports: see {@link VideoGenerationPorts} and {@link VideoGenerationResources}. */
export const createVideoGenerationMachine = (
  ports: VideoGenerationPorts & VideoGenerationResources,
): typeof videoGenerationMachine => providePorts(videoGenerationMachine, ports)
