import { timeoutFailure } from '../port/index.ts'
import { eventParams } from '../internal/event-params.ts'
import {
  levelParams,
  replacementFailure,
  microphoneLossFailure,
  microphoneOpenFailure,
} from './live-chat.params.ts'
import { liveChatSetup } from './live-chat.setup.ts'

const unanswered = { type: 'setFailure', params: timeoutFailure('microphone-unanswered') } as const

/** Region of the microphone, which can be replaced during the conversation. */
export const inputState = liveChatSetup.createStateConfig({
  description: 'Which microphone is held?',
  initial: 'held',
  states: {
    held: {
      description: 'One is, from Connect until the conversation is over',
      invoke: { id: 'microphone', src: 'microphone', input: ({ context }) => context.settings },
      initial: 'asking',
      on: {
        'chat.chooseMicrophone': {
          target: '.reopening',
          reenter: true,
          actions: { type: 'setMicrophone', params: eventParams },
        },
      },
      states: {
        asking: {
          description: 'The visitor may be asked for permission',
          tags: ['asking'],
          on: {
            'microphone.ready': { target: 'open' },
            'microphone.failed': [
              {
                guard: { type: 'canFallBack', params: eventParams },
                target: '#fallingBack',
                actions: 'fallBackMicrophone',
              },
              { target: '#failed', actions: { type: 'setFailure', params: microphoneOpenFailure } },
            ],
          },
          after: { promptTimeout: { target: '#failed', actions: unanswered } },
        },
        reopening: {
          id: 'reopening',
          description: 'Another takes the place of the one before',
          tags: ['asking'],
          on: {
            'microphone.ready': { target: 'open' },
            'microphone.failed': [
              {
                guard: { type: 'canFallBack', params: eventParams },
                target: '#fallingBack',
                actions: 'fallBackMicrophone',
              },
              { target: '#failed', actions: { type: 'setFailure', params: replacementFailure } },
            ],
          },
          after: { promptTimeout: { target: '#failed', actions: unanswered } },
        },
        open: {
          description: 'It hears',
          on: {
            'microphone.failed': [
              {
                guard: { type: 'isUnplugged', params: eventParams },
                target: '#fallingBack',
                actions: 'fallBackMicrophone',
              },
              { target: '#failed', actions: { type: 'setFailure', params: microphoneLossFailure } },
            ],
          },
        },
      },
    },
    // A separate state, so that the old microphone is released before the next one opens.
    fallingBack: {
      id: 'fallingBack',
      description: 'The one that was held is gone: the system’s own takes its place',
      always: { target: '#reopening' },
    },
  },
})

/** Region of the mute state. */
export const muteState = liveChatSetup.createStateConfig({
  description: 'May the model hear the visitor?',
  initial: 'open',
  states: {
    open: {
      id: 'unmuted',
      description: 'What is said goes to the model once there is a session',
      tags: ['unmuted'],
      on: {
        'chat.mute': {
          target: 'muted',
          actions: { type: 'emitLevel', params: { of: 'microphone', level: 0 } },
        },
        'microphone.level': { actions: { type: 'emitLevel', params: levelParams('microphone') } },
      },
    },
    muted: {
      description: 'The microphone is held, so that it comes back at once, but nothing leaves it',
      initial: 'silent',
      on: { 'chat.unmute': { target: 'open' } },
      states: {
        silent: {
          description: 'Nothing is said',
          on: {
            'microphone.level': { guard: { type: 'isLoud', params: eventParams }, target: 'maybeSpeaking' },
          },
        },
        maybeSpeaking: {
          description: 'Something is heard: a voice, or only a key?',
          on: {
            'microphone.level': { guard: { type: 'isQuiet', params: eventParams }, target: 'silent' },
          },
          after: { mutedSpeechDelay: { target: 'speakingWhileMuted' } },
        },
        speakingWhileMuted: {
          description: 'The visitor speaks and does not know that nobody hears it',
          tags: ['speakingWhileMuted'],
          on: {
            'microphone.level': {
              guard: { type: 'isLoud', params: eventParams },
              target: 'speakingWhileMuted',
              reenter: true,
            },
          },
          after: { reminderDuration: { target: 'silent' } },
        },
      },
    },
  },
})
