import { timedOutAs } from '../port/index.ts'
import { factOf } from '../shared/event.ts'
import { levelOfThe, microphoneGone, microphoneLost, microphoneRefused } from './live-chat.params.ts'
import { liveChatSetup } from './live-chat.setup.ts'

const unanswered = { type: 'setFailure', params: timedOutAs('microphone-unanswered') } as const

/** The part of the chart in which a microphone is held: another may take its place in the middle. */
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
          target: '.again',
          reenter: true,
          actions: { type: 'setMicrophone', params: factOf },
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
                guard: { type: 'canFallBack', params: factOf },
                target: '#another',
                actions: 'fallBackMicrophone',
              },
              { target: '#failed', actions: { type: 'setFailure', params: microphoneRefused } },
            ],
          },
          after: { promptTimeout: { target: '#failed', actions: unanswered } },
        },
        again: {
          id: 'again',
          description: 'Another takes the place of the one before',
          tags: ['asking'],
          on: {
            'microphone.ready': { target: 'open' },
            'microphone.failed': [
              {
                guard: { type: 'canFallBack', params: factOf },
                target: '#another',
                actions: 'fallBackMicrophone',
              },
              { target: '#failed', actions: { type: 'setFailure', params: microphoneGone } },
            ],
          },
          after: { promptTimeout: { target: '#failed', actions: unanswered } },
        },
        open: {
          description: 'It hears',
          on: {
            'microphone.failed': [
              { guard: { type: 'isUnplugged', params: factOf }, target: '#another', actions: 'fallBackMicrophone' },
              { target: '#failed', actions: { type: 'setFailure', params: microphoneLost } },
            ],
          },
        },
      },
    },
    // A state of its own, so that the one before is let go before the next is asked for.
    another: {
      id: 'another',
      description: 'The one that was held is gone: the system’s own takes its place',
      always: { target: '#again' },
    },
  },
})

/** The part of the chart that says whether the model may hear the visitor. */
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
        'microphone.level': { actions: { type: 'emitLevel', params: levelOfThe('microphone') } },
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
            'microphone.level': { guard: { type: 'isLoud', params: factOf }, target: 'stirring' },
          },
        },
        stirring: {
          description: 'Something is heard: a voice, or only a key?',
          on: {
            'microphone.level': { guard: { type: 'isQuiet', params: factOf }, target: 'silent' },
          },
          after: { mutedSpeechDelay: { target: 'unheard' } },
        },
        unheard: {
          description: 'The visitor speaks and does not know that nobody hears it',
          tags: ['unheard'],
          on: {
            'microphone.level': {
              guard: { type: 'isLoud', params: factOf },
              target: 'unheard',
              reenter: true,
            },
          },
          after: { reminderDuration: { target: 'silent' } },
        },
      },
    },
  },
})
