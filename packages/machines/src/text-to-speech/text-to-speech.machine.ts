import { failedAs, timedOutAs, toldAs, withWorld } from '../port/index.ts'
import { textToSpeechSetup } from './text-to-speech.setup.ts'
import type { Speech, SpeechPorts, SpeechRequest, SpeechResources } from './text-to-speech.types.ts'

const requestOf = ({ event: { text, voice } }: { event: SpeechRequest }) => ({ text, voice })

/** Says a text aloud: makes speech of it, plays it, and plays it again. */
export const textToSpeechMachine = textToSpeechSetup.createMachine({
  id: 'textToSpeech',
  options: { maxIterations: 100 },
  description: 'Says a text aloud',
  context: { request: null, speech: null, failure: null },
  initial: 'idle',
  on: {
    'speech.generate': [
      {
        guard: { type: 'madeAlready', params: requestOf },
        target: '.playing',
        actions: 'forgetFailure',
      },
      {
        guard: { type: 'filled', params: requestOf },
        target: '.generating',
        actions: { type: 'ask', params: requestOf },
      },
    ],
  },
  states: {
    idle: {
      description: 'Silence; speech that was made can be played again',
      on: { 'speech.replay': { guard: 'made', target: 'playing', actions: 'forgetFailure' } },
    },
    generating: {
      description: 'Speech is made of the text; another text takes its place',
      on: {
        'speech.generate': { guard: { type: 'sameRequest', params: requestOf } },
        'speech.stop': { target: 'idle' },
      },
      invoke: {
        id: 'generateSpeech',
        src: 'generateSpeech',
        input: ({ context }) => context.request as SpeechRequest,
        onDone: [
          {
            guard: { type: 'silent', params: ({ event }) => ({ speech: event.output }) },
            target: 'idle',
            actions: { type: 'fail', params: { code: 'generation', kind: 'empty' } },
          },
          {
            target: 'playing',
            actions: { type: 'keep', params: ({ event }) => ({ speech: event.output }) },
          },
        ],
        onError: { target: 'idle', actions: { type: 'fail', params: failedAs('generation') } },
      },
    },
    playing: {
      description: 'The speech is played, from its beginning',
      initial: 'starting',
      invoke: {
        id: 'playback',
        src: 'playback',
        input: ({ context }) => context.speech as Speech,
      },
      on: {
        'speech.stop': { target: 'idle' },
        'speech.replay': { target: 'playing', reenter: true },
        'playback.ended': { target: 'idle' },
        'playback.failed': { target: 'idle', actions: { type: 'fail', params: toldAs('playback') } },
      },
      states: {
        starting: {
          description: 'Nothing is heard yet',
          on: { 'playback.started': { target: 'sounding' } },
          after: {
            playbackPatience: {
              target: '#textToSpeech.idle',
              actions: { type: 'fail', params: timedOutAs('playback') },
            },
          },
        },
        sounding: { description: 'The speech is heard', tags: ['sounding'] },
      },
    },
  },
})

/** The machine with its world: see {@link SpeechPorts} and {@link SpeechResources}. */
export const createTextToSpeechMachine = (world: SpeechPorts & SpeechResources): typeof textToSpeechMachine =>
  withWorld(textToSpeechMachine, world)
