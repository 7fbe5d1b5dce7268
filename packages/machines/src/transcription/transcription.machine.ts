import { levelOf, microphoneLoss, microphoneRefusal } from '../microphone/index.ts'
import { failedAs, kindOf, refusedAs, timedOutAs, withWorld } from '../port/index.ts'
import { answerOf } from '../shared/event.ts'
import { nothingYet, transcriptionSetup } from './transcription.setup.ts'
import type {
  StoppedBy,
  TranscriptionContext,
  TranscriptionPorts,
  TranscriptionResources,
} from './transcription.types.ts'

const clipOf = ({ event: { clip } }: { event: { clip: Blob } }) => ({ clip })
const fileOf = ({ event: { file } }: { event: { file: Blob } }) => ({ clip: file })
const microphoneOf = ({ event }: { event: { microphone?: string } }) => ({ microphone: event.microphone })
const byWhom = ({ event }: { event: { by?: StoppedBy } }) => ({ by: event.by ?? 'visitor' })
/** A clip that nobody asked for comes from a device that went away. */
const byWhomOrDevice = ({ context }: { context: TranscriptionContext }) => ({
  by: context.stoppedBy ?? 'device',
})

/**
 * Words from speech: recorded here for seven minutes at most, or chosen as a file. The microphone is let go
 * before anything is transcribed, and nothing is that the visitor did not ask for.
 */
export const transcriptionMachine = transcriptionSetup.createMachine({
  id: 'transcription',
  options: { maxIterations: 100 },
  description: 'Words from speech',
  context: nothingYet,
  initial: 'resting',
  states: {
    resting: {
      description: 'Nothing is held; a recording can begin, or a file be chosen',
      initial: 'idle',
      on: {
        'record.start': {
          target: 'capturing',
          actions: ['reset', { type: 'setMicrophone', params: microphoneOf }],
        },
        'file.choose': [
          {
            guard: { type: 'hasSound', params: fileOf },
            target: 'transcribing',
            actions: ['reset', { type: 'setClip', params: fileOf }],
          },
          { target: '.failed', actions: ['reset', { type: 'setFailure', params: refusedAs('empty') }] },
        ],
        'transcription.clear': { target: '.idle', actions: 'reset' },
      },
      states: {
        idle: { description: 'Nothing has been said yet' },
        done: { description: 'The text is shown' },
        failed: {
          description: 'There is no text, and the visitor is told why; a clip is kept to try again',
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
      description: 'The microphone is held',
      initial: 'acquiring',
      invoke: {
        id: 'recorder',
        src: 'recorder',
        input: ({ context: { microphone } }) => ({ microphone }),
      },
      on: {
        'transcription.cancel': { target: 'resting.idle', actions: 'reset' },
        'recorder.failed': {
          target: 'resting.failed',
          actions: { type: 'setFailure', params: ({ event }) => microphoneLoss(event) },
        },
        'recorder.clip': [
          {
            guard: { type: 'isClipWanted', params: clipOf },
            target: 'transcribing',
            actions: [
              { type: 'setClip', params: clipOf },
              { type: 'emitRecorded', params: clipOf },
            ],
          },
          {
            guard: { type: 'hasSound', params: clipOf },
            target: 'resting.idle',
            actions: [
              { type: 'setStoppedBy', params: byWhomOrDevice },
              { type: 'emitRecorded', params: clipOf },
            ],
          },
          { target: 'resting.failed', actions: { type: 'setFailure', params: refusedAs('empty') } },
        ],
      },
      states: {
        acquiring: {
          description: 'The visitor may be asked for permission',
          on: {
            'recorder.clip': {},
            'recorder.ready': { target: 'recording' },
            'record.stop': { target: '#transcription.resting.idle' },
            'recorder.failed': {
              target: '#transcription.resting.failed',
              actions: { type: 'setFailure', params: ({ event }) => microphoneRefusal(event) },
            },
          },
          after: {
            promptTimeout: {
              target: '#transcription.resting.failed',
              actions: { type: 'setFailure', params: timedOutAs('microphone-unanswered') },
            },
          },
        },
        recording: {
          description: 'What the visitor says is recorded',
          initial: 'usual',
          on: {
            'record.stop': { target: 'finishing', actions: [{ type: 'setStoppedBy', params: byWhom }, 'finishRecording'] },
            'record.pause': { actions: 'pauseRecording' },
            'recorder.paused': {
              target: '.paused',
              actions: { type: 'setRecorded', params: ({ event }) => ({ recorded: event.recorded }) },
            },
            'recorder.level': {
              actions: { type: 'emitLevel', params: ({ event }) => ({ level: levelOf(event.level) }) },
            },
          },
          states: {
            usual: { description: 'There is time', after: { untilLastMinute: { target: 'lastMinute' } } },
            lastMinute: {
              description: 'The visitor is told that it soon ends by itself',
              tags: ['endsSoon'],
              after: {
                lastMinute: {
                  target: '#finishing',
                  actions: [{ type: 'setStoppedBy', params: { by: 'limit' } }, 'finishRecording'],
                },
              },
            },
            paused: {
              description: 'It rests, and so does its time',
              on: { 'record.pause': {}, 'record.resume': { target: 'usual', actions: 'resumeRecording' } },
            },
          },
        },
        finishing: {
          id: 'finishing',
          description: 'The recording is being put together',
          on: { 'record.stop': { actions: { type: 'setStoppedBy', params: byWhom } } },
          after: {
            finishTimeout: {
              target: '#transcription.resting.failed',
              actions: { type: 'setFailure', params: timedOutAs('microphone-failed') },
            },
          },
        },
      },
    },
    transcribing: {
      description: 'The clip is on its way to become text',
      on: { 'transcription.cancel': { target: 'resting.idle', actions: 'reset' } },
      invoke: {
        id: 'transcribe',
        src: 'transcribe',
        input: ({ context: { clip } }) => ({ clip: clip as Blob }),
        onDone: [
          {
            guard: { type: 'hasWords', params: answerOf },
            target: 'resting.done',
            actions: [
              { type: 'setAnswer', params: answerOf },
              { type: 'emitTranscribed', params: answerOf },
            ],
          },
          {
            target: 'resting.failed',
            actions: { type: 'setFailure', params: { code: 'no-speech', kind: 'empty' } },
          },
        ],
        onError: [
          {
            guard: { type: 'isEmpty', params: kindOf },
            target: 'resting.failed',
            actions: { type: 'setFailure', params: failedAs('no-speech') },
          },
          { target: 'resting.failed', actions: { type: 'setFailure', params: failedAs('transcription') } },
        ],
      },
    },
  },
})

/** The machine with its world: see {@link TranscriptionPorts} and {@link TranscriptionResources}. */
export const createTranscriptionMachine = (
  world: TranscriptionPorts & TranscriptionResources,
): typeof transcriptionMachine => withWorld(transcriptionMachine, world)
