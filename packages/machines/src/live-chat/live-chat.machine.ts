import { timedOutAs, toldAs, withWorld } from '../port/index.ts'
import { factOf } from '../shared/event.ts'
import { inputState, muteState } from './live-chat.microphone.ts'
import { levelOfThe } from './live-chat.params.ts'
import { betweenState, sessionState } from './live-chat.session.ts'
import { liveChatSetup, nothingSaid } from './live-chat.setup.ts'
import type { LiveChatResources } from './live-chat.types.ts'

/**
 * A spoken conversation with a model. Microphone and speaker are held from Connect until it is over,
 * whatever the way out; meanwhile one session with the service may take over from another.
 */
export const liveChatMachine = liveChatSetup.createMachine({
  id: 'liveChat',
  options: { maxIterations: 100 },
  description: 'A spoken conversation with a model',
  context: { ...nothingSaid, settings: {}, captions: [], memory: 1, unsaid: [], failure: null },
  initial: 'disconnected',
  on: { 'captions.clear': { actions: 'clearCaptions' }, 'text.takeBack': { actions: 'clearUndelivered' } },
  states: {
    disconnected: {
      id: 'disconnected',
      description: 'Nothing is held; what was said last can still be read',
      entry: 'resetSession',
      on: { 'chat.connect': { target: 'active', actions: { type: 'startConversation', params: factOf } } },
    },
    failed: {
      id: 'failed',
      description: 'The conversation failed and all is let go; the visitor is told why',
      entry: 'resetSession',
      on: {
        'chat.connect': { target: 'active', actions: { type: 'startConversation', params: factOf } },
        'chat.dismiss': { target: 'disconnected', actions: 'clearFailure' },
      },
    },
    active: {
      description: 'Microphone and speaker are held',
      type: 'parallel',
      invoke: { id: 'speaker', src: 'speaker', input: ({ context }) => context.settings },
      on: {
        'chat.disconnect': { target: 'disconnected', actions: 'clearUnanswered' },
        'speaker.failed': { target: 'failed', actions: { type: 'setFailure', params: toldAs('speaker') } },
        'speaker.fellBack': { actions: 'fallBackSpeaker' },
        'chat.chooseSpeaker': { actions: { type: 'setSpeaker', params: factOf } },
        'speaker.level': { actions: { type: 'emitLevel', params: levelOfThe('speaker') } },
      },
      states: {
        stage: {
          description: 'How far is the conversation?',
          initial: 'preparing',
          states: {
            // Microphone and speaker come first: a session would wait, and be paid for, while the visitor still
            // thinks about the question for permission, and a token for one does not live that long.
            preparing: {
              description: 'Microphone and speaker are being opened',
              tags: ['connecting'],
              type: 'parallel',
              onDone: { target: 'session' },
              states: {
                microphone: {
                  description: 'Is there a microphone?',
                  initial: 'asking',
                  states: {
                    asking: {
                      description: 'It is on its way',
                      on: { 'microphone.ready': { target: 'granted' } },
                    },
                    granted: { description: 'There is', type: 'final' },
                  },
                },
                speaker: {
                  description: 'Can anything be played?',
                  initial: 'opening',
                  states: {
                    opening: {
                      description: 'The speaker is on its way',
                      on: { 'speaker.ready': { target: 'opened' } },
                      after: {
                        openTimeout: {
                          target: '#failed',
                          actions: { type: 'setFailure', params: timedOutAs('speaker') },
                        },
                      },
                    },
                    opened: { description: 'It can', type: 'final' },
                  },
                },
              },
            },
            session: sessionState,
            between: betweenState,
          },
        },
        input: inputState,
        microphone: muteState,
        voice: {
          description: 'Is the model heard?',
          initial: 'quiet',
          on: { 'reply.stop': { target: '.quiet', actions: ['silenceCurrentReply', 'flushSpeaker'] } },
          states: {
            quiet: { description: 'Nothing plays', on: { 'speaker.started': { target: 'speaking' } } },
            speaking: {
              description: 'A reply plays',
              tags: ['speaking'],
              on: {
                'speaker.drained': { target: 'quiet' },
                'session.interrupted': { target: 'interrupted' },
              },
            },
            interrupted: {
              description: 'The visitor spoke over it: that is shown for a moment',
              tags: ['interrupted'],
              on: { 'speaker.started': { target: 'speaking' } },
              after: { interruptionDuration: { target: 'quiet' } },
            },
          },
        },
        sound: {
          description: 'Does the system let sound through?',
          initial: 'running',
          states: {
            running: { description: 'It does', on: { 'speaker.suspended': { target: 'suspended' } } },
            suspended: {
              description: 'It holds sound back until the visitor clicks, or a call is over',
              tags: ['needsGesture'],
              on: { 'speaker.resumed': { target: 'running' }, 'sound.resume': { actions: 'resumeSpeaker' } },
            },
          },
        },
      },
    },
  },
})

/** The machine with its world: see {@link LiveChatResources}. */
export const createLiveChatMachine = (resources: LiveChatResources): typeof liveChatMachine =>
  withWorld(liveChatMachine, resources)
