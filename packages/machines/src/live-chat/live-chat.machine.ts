import { timeoutFailure, failureFromEvent, providePorts } from '../port/index.ts'
import { eventParams } from '../internal/event-params.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { inputState, muteState } from './live-chat.microphone.ts'
import { levelParams } from './live-chat.params.ts'
import { betweenSessionsState, sessionState } from './session/live-chat.session.ts'
import { liveChatSetup, initialSession } from './live-chat.setup.ts'
import type { LiveChatResources } from './live-chat.types.ts'

/**
 * A voice conversation with a model. Microphone and speaker stay open from Connect until the end; meanwhile one
 * session of the service may replace another.
 */
export const liveChatMachine = liveChatSetup.createMachine({
  id: 'liveChat',
  ...loopLimit,
  description: 'A voice conversation with a model',
  context: { ...initialSession, settings: {}, captions: [], memory: 1, undelivered: [], failure: null },
  initial: 'disconnected',
  on: {
    'captions.clear': { actions: 'clearCaptions' },
    'undelivered.clear': { actions: 'clearUndelivered' },
  },
  states: {
    disconnected: {
      id: 'disconnected',
      description: 'Disconnected; earlier captions stay visible',
      entry: 'resetSession',
      on: {
        'chat.connect': { target: 'active', actions: { type: 'startConversation', params: eventParams } },
      },
    },
    failed: {
      id: 'failed',
      description: 'The conversation failed; all resources are released',
      entry: 'resetSession',
      on: {
        'chat.connect': { target: 'active', actions: { type: 'startConversation', params: eventParams } },
        'chat.dismiss': { target: 'disconnected', actions: 'clearFailure' },
      },
    },
    active: {
      description: 'Microphone and speaker are open or opening',
      type: 'parallel',
      invoke: { id: 'speaker', src: 'speaker', input: ({ context }) => context.settings },
      on: {
        'chat.disconnect': { target: 'disconnected', actions: 'clearUnanswered' },
        'speaker.failed': {
          target: 'failed',
          actions: { type: 'setFailure', params: failureFromEvent('speaker') },
        },
        'speaker.fellBack': { actions: 'fallBackSpeaker' },
        'chat.chooseSpeaker': { actions: { type: 'setSpeaker', params: eventParams } },
        'speaker.level': { actions: { type: 'emitLevel', params: levelParams('speaker') } },
      },
      states: {
        connection: {
          description: 'The connection',
          initial: 'openingDevices',
          states: {
            // Devices open before the session: a session would idle, cost money and outlive its token while the user
            // decides on the microphone permission.
            openingDevices: {
              description: 'Opening microphone and speaker',
              tags: ['connecting'],
              type: 'parallel',
              onDone: { target: 'session' },
              states: {
                microphone: {
                  description: 'Opening the microphone',
                  initial: 'asking',
                  states: {
                    asking: {
                      description: 'Opening',
                      on: { 'microphone.ready': { target: 'granted' } },
                    },
                    granted: { description: 'Open', type: 'final' },
                  },
                },
                speaker: {
                  description: 'Opening the speaker',
                  initial: 'opening',
                  states: {
                    opening: {
                      description: 'Opening',
                      on: { 'speaker.ready': { target: 'opened' } },
                      after: {
                        openTimeout: {
                          target: '#failed',
                          actions: { type: 'setFailure', params: timeoutFailure('speaker') },
                        },
                      },
                    },
                    opened: { description: 'Open', type: 'final' },
                  },
                },
              },
            },
            session: sessionState,
            betweenSessions: betweenSessionsState,
          },
        },
        input: inputState,
        microphone: muteState,
        voice: {
          description: 'Playback',
          initial: 'quiet',
          on: { 'reply.stop': { target: '.quiet', actions: ['silenceCurrentReply', 'flushSpeaker'] } },
          states: {
            quiet: { description: 'Silent', on: { 'speaker.started': { target: 'speaking' } } },
            speaking: {
              description: 'A reply is playing',
              tags: ['speaking'],
              on: {
                'speaker.drained': { target: 'quiet' },
                'session.interrupted': { target: 'interrupted' },
              },
            },
            interrupted: {
              description: 'Interrupted by the user; shown for a moment',
              tags: ['interrupted'],
              on: { 'speaker.started': { target: 'speaking' } },
              after: { interruptionDuration: { target: 'quiet' } },
            },
          },
        },
        sound: {
          description: 'Sound output',
          initial: 'running',
          states: {
            running: { description: 'Allowed', on: { 'speaker.suspended': { target: 'suspended' } } },
            suspended: {
              description: 'Blocked until the user clicks, or a call ends',
              tags: ['needsGesture'],
              on: { 'speaker.resumed': { target: 'running' }, 'sound.resume': { actions: 'resumeSpeaker' } },
            },
          },
        },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link LiveChatResources}. */
export const createLiveChatMachine = (resources: LiveChatResources): typeof liveChatMachine =>
  providePorts(liveChatMachine, resources)
