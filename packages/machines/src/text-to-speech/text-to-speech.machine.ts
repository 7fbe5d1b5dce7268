import { failureFromError, timeoutFailure, failureFromEvent, providePorts } from '../port/index.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { textToSpeechSetup } from './text-to-speech.setup.ts'
import type { Speech, SpeechPorts, SpeechRequest, SpeechResources } from './text-to-speech.types.ts'

const requestParams = ({ event: { text, voice } }: { event: SpeechRequest }) => ({ text, voice })

/** Converts text to speech, plays it, and replays it. */
export const textToSpeechMachine = textToSpeechSetup.createMachine({
  id: 'textToSpeech',
  ...loopLimit,
  description: 'Converts text to speech',
  context: { request: null, speech: null, failure: null },
  initial: 'idle',
  on: {
    'speech.generate': [
      {
        guard: { type: 'isAlreadyGenerated', params: requestParams },
        target: '.playing',
        actions: 'clearFailure',
      },
      {
        guard: { type: 'hasText', params: requestParams },
        target: '.generating',
        actions: { type: 'setRequest', params: requestParams },
      },
    ],
  },
  states: {
    idle: {
      description: 'Silent; existing speech can be replayed',
      on: { 'speech.replay': { guard: 'hasSpeech', target: 'playing', actions: 'clearFailure' } },
    },
    generating: {
      description: 'Generating speech; another text replaces it',
      on: {
        'speech.generate': { guard: { type: 'isSameRequest', params: requestParams } },
        'speech.stop': { target: 'idle' },
      },
      invoke: {
        id: 'generateSpeech',
        src: 'generateSpeech',
        input: ({ context }) => context.request as SpeechRequest,
        onDone: [
          {
            guard: { type: 'isSilent', params: ({ event }) => ({ speech: event.output }) },
            target: 'idle',
            actions: { type: 'setFailure', params: { code: 'generation', kind: 'empty' } },
          },
          {
            target: 'playing',
            actions: { type: 'setSpeech', params: ({ event }) => ({ speech: event.output }) },
          },
        ],
        onError: { target: 'idle', actions: { type: 'setFailure', params: failureFromError('generation') } },
      },
    },
    playing: {
      description: 'Playing from the start',
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
        'playback.failed': {
          target: 'idle',
          actions: { type: 'setFailure', params: failureFromEvent('playback') },
        },
      },
      states: {
        starting: {
          description: 'Playback is starting',
          on: { 'playback.started': { target: 'sounding' } },
          after: {
            playbackTimeout: {
              target: '#textToSpeech.idle',
              actions: { type: 'setFailure', params: timeoutFailure('playback') },
            },
          },
        },
        sounding: { description: 'The speech is audible', tags: ['sounding'] },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link SpeechPorts} and {@link SpeechResources}. */
export const createTextToSpeechMachine = (ports: SpeechPorts & SpeechResources): typeof textToSpeechMachine =>
  providePorts(textToSpeechMachine, ports)
