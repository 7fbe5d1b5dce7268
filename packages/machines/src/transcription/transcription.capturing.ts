import { levelOf, microphoneLoss, microphoneRefusal } from '../microphone/index.ts'
import { failedAs, refusedAs, timedOutAs } from '../port/index.ts'
import { transcriptionSetup } from './transcription.setup.ts'

const clipOf = ({ event: { clip } }: { event: { clip: Blob } }) => ({ clip })

const refuseEmpty = {
  target: '#transcription.resting.failed',
  actions: { type: 'fail', params: refusedAs('empty') },
} as const

/** The part of the chart in which the microphone is held. It is let go before anything is transcribed. */
export const capturingState = transcriptionSetup.createStateConfig({
  description: 'The microphone is held',
  initial: 'acquiring',
  invoke: {
    id: 'recorder',
    src: 'recorder',
    input: ({ context: { microphone } }) => ({ microphone }),
    onError: {
      target: '#transcription.resting.failed',
      actions: { type: 'fail', params: failedAs('microphone-failed') },
    },
  },
  on: {
    'transcription.cancel': { target: '#transcription.resting.idle', actions: 'begin' },
    'recorder.failed': {
      target: '#transcription.resting.failed',
      actions: { type: 'fail', params: ({ event }) => microphoneLoss(event.kind) },
    },
  },
  states: {
    acquiring: {
      description: 'The visitor may be asked for permission',
      on: {
        'recorder.ready': { target: 'recording' },
        'record.stop': { target: '#transcription.resting.idle', actions: 'begin' },
        'recorder.failed': {
          target: '#transcription.resting.failed',
          actions: { type: 'fail', params: ({ event }) => microphoneRefusal(event.kind) },
        },
      },
      after: {
        promptPatience: {
          target: '#transcription.resting.failed',
          actions: { type: 'fail', params: timedOutAs('microphone-unanswered') },
        },
      },
    },
    recording: {
      description: 'What the visitor says is recorded',
      initial: 'usual',
      on: {
        'record.stop': {
          target: 'finishing',
          actions: [{ type: 'stopBy', params: { by: 'visitor' } }, 'finish'],
        },
        'recorder.level': {
          actions: { type: 'tellLevel', params: ({ event }) => ({ level: levelOf(event.level) }) },
        },
        'recorder.clip': [
          {
            guard: { type: 'filled', params: clipOf },
            target: '#transcription.transcribing',
            actions: [
              { type: 'stopBy', params: { by: 'device' } },
              { type: 'keepClip', params: clipOf },
              'tellRecorded',
            ],
          },
          refuseEmpty,
        ],
      },
      states: {
        usual: { description: 'There is time', after: { untilLastMinute: { target: 'lastMinute' } } },
        lastMinute: {
          description: 'The visitor is told that it soon ends by itself',
          tags: ['endsSoon'],
          after: {
            lastMinute: {
              target: '#finishing',
              actions: [{ type: 'stopBy', params: { by: 'limit' } }, 'finish'],
            },
          },
        },
      },
    },
    finishing: {
      id: 'finishing',
      description: 'The recording is being put together',
      tags: ['busy'],
      on: {
        'recorder.clip': [
          {
            guard: { type: 'filled', params: clipOf },
            target: '#transcription.transcribing',
            actions: [{ type: 'keepClip', params: clipOf }, 'tellRecorded'],
          },
          refuseEmpty,
        ],
      },
      after: {
        finishPatience: {
          target: '#transcription.resting.failed',
          actions: { type: 'fail', params: timedOutAs('microphone-failed') },
        },
      },
    },
  },
})
