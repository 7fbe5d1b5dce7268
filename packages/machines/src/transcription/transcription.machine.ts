import { failedAs, fromPorts, fromResource, kindOf, refusedAs, timedOutAs } from '../port/index.ts'
import type { Answer } from '../port/index.ts'
import { capturingState } from './transcription.capturing.ts'
import { nothingYet, transcriptionSetup, unopened } from './transcription.setup.ts'
import type { TranscriptionPorts, TranscriptionResources } from './transcription.types.ts'

const fileOf = ({ event: { file } }: { event: { file: Blob } }) => ({ clip: file })
const answerOf = ({ event: { output } }: { event: { output: Answer<string> } }) => ({ answer: output })
const microphoneOf = ({ event }: { event: { microphone?: string } }) => ({ microphone: event.microphone })

/** Words from speech: recorded here for seven minutes at most, or chosen as a file. */
export const transcriptionMachine = transcriptionSetup.createMachine({
  id: 'transcription',
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
          actions: ['begin', { type: 'useMicrophone', params: microphoneOf }],
        },
        'file.choose': [
          {
            guard: { type: 'filled', params: fileOf },
            target: 'transcribing',
            actions: ['begin', { type: 'keepClip', params: fileOf }],
          },
          { target: '.failed', actions: ['begin', { type: 'fail', params: refusedAs('empty') }] },
        ],
        'transcription.clear': { target: '.idle', actions: 'begin' },
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
              actions: 'forgive',
            },
          },
        },
      },
    },
    capturing: capturingState,
    transcribing: {
      description: 'The clip is on its way to become text',
      tags: ['busy'],
      on: { 'transcription.cancel': { target: 'resting.idle', actions: 'begin' } },
      invoke: {
        id: 'transcribe',
        src: 'transcribe',
        input: ({ context: { clip } }) => ({ clip: clip as Blob }),
        onDone: [
          {
            guard: { type: 'worded', params: answerOf },
            target: 'resting.done',
            actions: [
              { type: 'keepAnswer', params: answerOf },
              { type: 'tellTranscribed', params: answerOf },
            ],
          },
          {
            target: 'resting.failed',
            actions: { type: 'fail', params: { code: 'no-speech', kind: 'empty' } },
          },
        ],
        onError: [
          {
            guard: { type: 'wordless', params: kindOf },
            target: 'resting.failed',
            actions: { type: 'fail', params: failedAs('no-speech') },
          },
          {
            target: 'resting.failed',
            actions: { type: 'fail', params: failedAs('transcription') },
          },
        ],
      },
      after: {
        patience: {
          target: 'resting.failed',
          actions: { type: 'fail', params: timedOutAs('transcription') },
        },
      },
    },
  },
})

/** The machine with its world: see {@link TranscriptionPorts} and {@link TranscriptionResources}. */
export const createTranscriptionMachine = ({
  recorder,
  ...ports
}: TranscriptionPorts & TranscriptionResources): typeof transcriptionMachine =>
  transcriptionMachine.provide({
    actors: { ...fromPorts<TranscriptionPorts>(ports), recorder: fromResource(recorder, unopened) },
  })
