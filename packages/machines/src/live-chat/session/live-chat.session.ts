import { eventParams } from '../../internal/event-params.ts'
import { timeoutFailure } from '../../port/index.ts'
import {
  protocolError,
  message,
  sessionLossFailure,
  sessionOpenFailure,
  silence,
  speech,
  spokenParams,
} from '../live-chat.params.ts'
import { liveChatSetup } from '../live-chat.setup.ts'
import { toSessionOpenFailure } from './session-failure.ts'

/** The state that holds a session; each entry opens a new one. */
export const sessionState = liveChatSetup.createStateConfig({
  description: 'A session is open or opening',
  initial: 'connecting',
  invoke: {
    id: 'session',
    src: 'session',
    input: ({ context: { settings, handle } }) => ({ settings, handle }),
  },
  states: {
    connecting: {
      description: 'Opening the first session',
      tags: ['connecting'],
      on: {
        'session.ready': { target: 'live' },
        'session.failed': { target: '#failed', actions: { type: 'setFailure', params: sessionOpenFailure } },
        'session.closed': {
          target: '#failed',
          actions: { type: 'setFailure', params: toSessionOpenFailure(protocolError) },
        },
      },
      after: {
        openTimeout: {
          target: '#failed',
          actions: { type: 'setFailure', params: timeoutFailure('timeout') },
        },
      },
    },
    resuming: {
      description: 'Opening the next session; commands are queued',
      tags: ['connected', 'reconnecting'],
      on: {
        'microphone.chunk': { guard: 'isUnmuted', actions: { type: 'queueCommand', params: speech } },
        'chat.mute': { guard: 'isUnmuted', actions: { type: 'queueCommand', params: silence } },
        'text.send': {
          guard: { type: 'hasText', params: eventParams },
          actions: [
            { type: 'queueCommand', params: message },
            { type: 'addTypedCaption', params: eventParams },
          ],
        },
        'session.ready': { target: 'live', actions: ['resetReplies', 'sendQueue', 'emitResumed'] },
        'session.failed': [
          {
            guard: { type: 'canRetry', params: eventParams },
            target: '#betweenSessions',
            actions: { type: 'countFailedRetry', params: eventParams },
          },
          { target: '#failed', actions: { type: 'setFailure', params: sessionOpenFailure } },
        ],
        'session.closed': [
          {
            guard: 'hasRetriesLeft',
            target: '#betweenSessions',
            actions: { type: 'countFailedRetry', params: protocolError },
          },
          { target: '#failed', actions: { type: 'setFailure', params: toSessionOpenFailure(protocolError) } },
        ],
      },
      after: {
        openTimeout: [
          {
            guard: 'hasRetriesLeft',
            target: '#betweenSessions',
            actions: { type: 'countFailedRetry', params: { kind: 'timeout' } },
          },
          { target: '#failed', actions: { type: 'setFailure', params: timeoutFailure('timeout') } },
        ],
      },
    },
    live: {
      description: 'The session is open',
      tags: ['connected'],
      type: 'parallel',
      on: {
        'microphone.chunk': { guard: 'isUnmuted', actions: { type: 'sendAudio', params: eventParams } },
        'chat.mute': { guard: 'isUnmuted', actions: 'sendAudioEnd' },
        'text.send': {
          guard: { type: 'hasText', params: eventParams },
          actions: [
            { type: 'sendText', params: eventParams },
            { type: 'addTypedCaption', params: eventParams },
          ],
        },
        'session.heard': { actions: { type: 'addCaption', params: spokenParams('visitor') } },
        'session.handle': { actions: { type: 'setHandle', params: eventParams } },
        'session.failed': { target: '#failed', actions: { type: 'setFailure', params: sessionLossFailure } },
        'session.closed': { target: '#disconnected', actions: 'emitEnded' },
      },
      states: {
        stability: {
          description: 'Stability of the session',
          initial: 'fresh',
          on: {
            'session.goAway': [
              {
                guard: 'isReplying',
                target: '.closing',
                actions: { type: 'setTimeLeft', params: eventParams },
              },
              { guard: 'hasRetriesLeft', target: '#betweenSessions', actions: 'countRetry' },
            ],
            'session.failed': {
              guard: { type: 'canResume', params: eventParams },
              target: '#betweenSessions',
              actions: 'countRetry',
            },
          },
          states: {
            fresh: {
              description: 'New: losing it counts as another retry',
              after: { stableAfter: { target: 'stable', actions: 'resetRetries' } },
            },
            stable: { description: 'Stable: the retry count is reset' },
            closing: {
              description: 'The service will close it; waiting for the reply to end',
              on: {
                'session.goAway': {},
                'session.turnEnded': {
                  guard: 'hasRetriesLeft',
                  target: '#betweenSessions',
                  actions: 'countRetry',
                },
                'session.failed': {
                  guard: 'hasRetriesLeft',
                  target: '#betweenSessions',
                  actions: 'countRetry',
                },
                'session.closed': {
                  guard: 'hasRetriesLeft',
                  target: '#betweenSessions',
                  actions: 'countRetry',
                },
              },
              after: {
                gracePeriod: { guard: 'hasRetriesLeft', target: '#betweenSessions', actions: 'countRetry' },
              },
            },
          },
        },
        reply: {
          description: 'The model’s turn',
          initial: 'none',
          on: {
            'session.audio': {
              guard: { type: 'isReplyAudible', params: eventParams },
              target: '.underway',
              actions: [
                { type: 'setReply', params: eventParams },
                { type: 'playAudio', params: eventParams },
              ],
            },
            'session.said': {
              guard: { type: 'isReplyAudible', params: eventParams },
              target: '.underway',
              actions: [
                { type: 'setReply', params: eventParams },
                { type: 'addCaption', params: spokenParams('model') },
              ],
            },
            'session.interrupted': {
              target: '.none',
              actions: [{ type: 'silenceReply', params: eventParams }, 'flushSpeaker'],
            },
            'session.turnEnded': { target: '.none', actions: 'endCaptions' },
          },
          states: {
            none: { description: 'No reply in progress' },
            underway: { id: 'replying', description: 'A reply is in progress' },
          },
        },
      },
    },
  },
})

/** A short pause without a session, so that the old one is closed before the new one resumes it. */
export const betweenSessionsState = liveChatSetup.createStateConfig({
  id: 'betweenSessions',
  description: 'Between two sessions: commands are queued, playback continues',
  tags: ['connected', 'reconnecting'],
  entry: ['endCaptions', 'requeueUnanswered'],
  on: {
    'microphone.chunk': { guard: 'isUnmuted', actions: { type: 'queueCommand', params: speech } },
    'chat.mute': { guard: 'isUnmuted', actions: { type: 'queueCommand', params: silence } },
    'text.send': {
      guard: { type: 'hasText', params: eventParams },
      actions: [
        { type: 'queueCommand', params: message },
        { type: 'addTypedCaption', params: eventParams },
      ],
    },
  },
  after: { retryDelay: { target: 'session.resuming' } },
})
