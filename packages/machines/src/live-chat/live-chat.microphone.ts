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
  description: 'The microphone',
  initial: 'held',
  states: {
    held: {
      description: 'Open from Connect until the end',
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
          description: 'The permission prompt may be open',
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
          description: 'Another microphone is opening',
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
          description: 'The microphone is open',
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
      description: 'The microphone is missing: the system default replaces it',
      always: { target: '#reopening' },
    },
  },
})

/** Region of the mute state. */
export const muteState = liveChatSetup.createStateConfig({
  description: 'Mute',
  initial: 'open',
  states: {
    open: {
      id: 'unmuted',
      description: 'Speech is sent to the model once there is a session',
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
      description: 'Muted: the microphone stays open, but nothing is sent',
      initial: 'silent',
      on: { 'chat.unmute': { target: 'open' } },
      states: {
        silent: {
          description: 'Silence',
          on: {
            'microphone.level': { guard: { type: 'isLoud', params: eventParams }, target: 'maybeSpeaking' },
          },
        },
        maybeSpeaking: {
          description: 'A sound: speech, or only a key click?',
          on: {
            'microphone.level': { guard: { type: 'isQuiet', params: eventParams }, target: 'silent' },
          },
          after: { mutedSpeechDelay: { target: 'speakingWhileMuted' } },
        },
        speakingWhileMuted: {
          description: 'The user is speaking while muted',
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
