import { clampLevel, toLossFailure, toOpenFailure } from '../microphone/index.ts'
import {
  failureFromError,
  errorKindParams,
  validationFailure,
  timeoutFailure,
  providePorts,
} from '../port/index.ts'
import { outputParams } from '../internal/event-params.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { initialContext, transcriptionSetup } from './transcription.setup.ts'
import type {
  StoppedBy,
  TranscriptionContext,
  TranscriptionPorts,
  TranscriptionResources,
} from './transcription.types.ts'

const clipParams = ({ event: { clip } }: { event: { clip: Blob } }) => ({ clip })
const fileParams = ({ event: { file } }: { event: { file: Blob } }) => ({ clip: file })
const microphoneParams = ({ event }: { event: { microphone?: string } }) => ({ microphone: event.microphone })
const stoppedByParams = ({ event }: { event: { by?: StoppedBy } }) => ({ by: event.by ?? 'visitor' })
/** A clip without a request means that the device was lost. */
const stoppedByDeviceParams = ({ context }: { context: TranscriptionContext }) => ({
  by: context.stoppedBy ?? 'device',
})

/**
 * Transcribes a recording of at most seven minutes, or a file. Releases the microphone before transcribing, and
 * transcribes only on the user's request.
 */
export const transcriptionMachine = transcriptionSetup.createMachine({
  id: 'transcription',
  ...loopLimit,
  description: 'Transcribes speech',
  context: initialContext,
  initial: 'inactive',
  states: {
    inactive: {
      description: 'Ready to record or to choose a file',
      initial: 'idle',
      on: {
        'record.start': {
          target: 'capturing',
          actions: ['reset', { type: 'setMicrophone', params: microphoneParams }],
        },
        'file.choose': [
          {
            guard: { type: 'hasSound', params: fileParams },
            target: 'transcribing',
            actions: ['reset', { type: 'setClip', params: fileParams }],
          },
          {
            target: '.failed',
            actions: ['reset', { type: 'setFailure', params: validationFailure('empty') }],
          },
        ],
        'transcription.clear': { target: '.idle', actions: 'reset' },
      },
      states: {
        idle: { description: 'No transcript' },
        done: { description: 'The transcript is shown' },
        failed: {
          description: 'The transcription failed; the clip can be retried',
          on: {
            'transcription.retry': {
              guard: 'hasClip',
              target: '#transcription.transcribing',
              actions: 'clearFailure',
            },
          },
        },
      },
    },
    capturing: {
      description: 'The microphone is open or opening',
      initial: 'acquiring',
      invoke: {
        id: 'recorder',
        src: 'recorder',
        input: ({ context: { microphone } }) => ({ microphone }),
      },
      on: {
        'transcription.cancel': { target: 'inactive.idle', actions: 'reset' },
        'recorder.failed': {
          target: 'inactive.failed',
          actions: { type: 'setFailure', params: ({ event }) => toLossFailure(event) },
        },
        'recorder.clip': [
          {
            guard: { type: 'isClipWanted', params: clipParams },
            target: 'transcribing',
            actions: [
              { type: 'setClip', params: clipParams },
              { type: 'emitRecorded', params: clipParams },
            ],
          },
          {
            guard: { type: 'hasSound', params: clipParams },
            target: 'inactive.idle',
            actions: [
              { type: 'setStoppedBy', params: stoppedByDeviceParams },
              { type: 'emitRecorded', params: clipParams },
            ],
          },
          { target: 'inactive.failed', actions: { type: 'setFailure', params: validationFailure('empty') } },
        ],
      },
      states: {
        acquiring: {
          description: 'The permission prompt may be open',
          on: {
            'recorder.clip': {},
            'recorder.ready': { target: 'recording' },
            'record.stop': { target: '#transcription.inactive.idle' },
            'recorder.failed': {
              target: '#transcription.inactive.failed',
              actions: { type: 'setFailure', params: ({ event }) => toOpenFailure(event) },
            },
          },
          after: {
            promptTimeout: {
              target: '#transcription.inactive.failed',
              actions: { type: 'setFailure', params: timeoutFailure('microphone-unanswered') },
            },
          },
        },
        recording: {
          description: 'Recording',
          initial: 'beforeLastMinute',
          on: {
            'record.stop': {
              target: 'finishing',
              actions: [{ type: 'setStoppedBy', params: stoppedByParams }, 'finishRecording'],
            },
            'record.pause': { actions: 'pauseRecording' },
            'recorder.paused': {
              target: '.paused',
              actions: { type: 'setRecorded', params: ({ event }) => ({ recorded: event.recorded }) },
            },
            'recorder.level': {
              actions: { type: 'emitLevel', params: ({ event }) => ({ level: clampLevel(event.level) }) },
            },
          },
          states: {
            beforeLastMinute: {
              description: 'More than a minute is left',
              after: { untilLastMinute: { target: 'lastMinute' } },
            },
            lastMinute: {
              description: 'The last minute: a warning is shown',
              tags: ['endsSoon'],
              after: {
                lastMinute: {
                  target: '#finishing',
                  actions: [{ type: 'setStoppedBy', params: { by: 'limit' } }, 'finishRecording'],
                },
              },
            },
            paused: {
              description: 'Paused, with its time limit',
              on: {
                'record.pause': {},
                'record.resume': { target: 'beforeLastMinute', actions: 'resumeRecording' },
              },
            },
          },
        },
        finishing: {
          id: 'finishing',
          description: 'Creating the clip',
          on: { 'record.stop': { actions: { type: 'setStoppedBy', params: stoppedByParams } } },
          after: {
            finishTimeout: {
              target: '#transcription.inactive.failed',
              actions: { type: 'setFailure', params: timeoutFailure('microphone-failed') },
            },
          },
        },
      },
    },
    transcribing: {
      description: 'Transcribing the clip',
      on: { 'transcription.cancel': { target: 'inactive.idle', actions: 'reset' } },
      invoke: {
        id: 'transcribe',
        src: 'transcribe',
        input: ({ context: { clip } }) => ({ clip: clip as Blob }),
        onDone: [
          {
            guard: { type: 'hasWords', params: outputParams },
            target: 'inactive.done',
            actions: [
              { type: 'setAnswer', params: outputParams },
              { type: 'emitTranscribed', params: outputParams },
            ],
          },
          {
            target: 'inactive.failed',
            actions: { type: 'setFailure', params: { code: 'no-speech', kind: 'empty' } },
          },
        ],
        onError: [
          {
            guard: { type: 'isEmpty', params: errorKindParams },
            target: 'inactive.failed',
            actions: { type: 'setFailure', params: failureFromError('no-speech') },
          },
          {
            target: 'inactive.failed',
            actions: { type: 'setFailure', params: failureFromError('transcription') },
          },
        ],
      },
    },
  },
})

/** Creates the machine with its ports: see {@link TranscriptionPorts} and {@link TranscriptionResources}. */
export const createTranscriptionMachine = (
  ports: TranscriptionPorts & TranscriptionResources,
): typeof transcriptionMachine => providePorts(transcriptionMachine, ports)
