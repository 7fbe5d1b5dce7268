import { factOf } from '../shared/event.ts'
import { timedOutAs } from '../port/index.ts'
import {
  brokenPromise,
  message,
  sessionLost,
  sessionRefused,
  silence,
  speech,
  spokenBy,
} from './live-chat.params.ts'
import { liveChatSetup } from './live-chat.setup.ts'
import { sessionRefusal } from './session-failure.ts'

/** The part of the chart in which a session with the service is held: each entry opens a new one. */
export const sessionState = liveChatSetup.createStateConfig({
  description: 'A session with the service is held',
  initial: 'connecting',
  invoke: {
    id: 'session',
    src: 'session',
    input: ({ context: { settings, handle } }) => ({ settings, handle }),
  },
  states: {
    connecting: {
      description: 'The first session is on its way',
      tags: ['connecting'],
      on: {
        'session.ready': { target: 'live' },
        'session.failed': { target: '#failed', actions: { type: 'setFailure', params: sessionRefused } },
        'session.closed': {
          target: '#failed',
          actions: { type: 'setFailure', params: sessionRefusal(brokenPromise) },
        },
      },
      after: { openTimeout: { target: '#failed', actions: { type: 'setFailure', params: timedOutAs('timeout') } } },
    },
    resuming: {
      description: 'The next session is on its way: what is said waits for it',
      tags: ['connected', 'reconnecting'],
      on: {
        'microphone.chunk': { guard: 'isUnmuted', actions: { type: 'queueCommand', params: speech } },
        'chat.mute': { guard: 'isUnmuted', actions: { type: 'queueCommand', params: silence } },
        'text.send': {
          guard: { type: 'hasText', params: factOf },
          actions: [
            { type: 'queueCommand', params: message },
            { type: 'addTypedCaption', params: factOf },
          ],
        },
        'session.ready': { target: 'live', actions: ['resetReplies', 'sendQueue', 'emitResumed'] },
        'session.failed': [
          {
            guard: { type: 'canRetry', params: factOf },
            target: '#between',
            actions: { type: 'countFailedRetry', params: factOf },
          },
          { target: '#failed', actions: { type: 'setFailure', params: sessionRefused } },
        ],
        'session.closed': [
          { guard: 'hasRetriesLeft', target: '#between', actions: { type: 'countFailedRetry', params: brokenPromise } },
          { target: '#failed', actions: { type: 'setFailure', params: sessionRefusal(brokenPromise) } },
        ],
      },
      after: {
        openTimeout: [
          {
            guard: 'hasRetriesLeft',
            target: '#between',
            actions: { type: 'countFailedRetry', params: { kind: 'timeout' } },
          },
          { target: '#failed', actions: { type: 'setFailure', params: timedOutAs('timeout') } },
        ],
      },
    },
    live: {
      description: 'They talk',
      tags: ['connected'],
      type: 'parallel',
      on: {
        'microphone.chunk': { guard: 'isUnmuted', actions: { type: 'sendAudio', params: factOf } },
        'chat.mute': { guard: 'isUnmuted', actions: 'sendAudioEnd' },
        'text.send': {
          guard: { type: 'hasText', params: factOf },
          actions: [
            { type: 'sendText', params: factOf },
            { type: 'addTypedCaption', params: factOf },
          ],
        },
        'session.heard': { actions: { type: 'addCaption', params: spokenBy('visitor') } },
        'session.handle': { actions: { type: 'setHandle', params: factOf } },
        'session.failed': { target: '#failed', actions: { type: 'setFailure', params: sessionLost } },
        'session.closed': { target: '#disconnected', actions: 'emitEnded' },
      },
      states: {
        age: {
          description: 'Will this session last?',
          initial: 'fresh',
          on: {
            'session.goAway': [
              {
                guard: 'isReplying',
                target: '.leaving',
                actions: { type: 'setTimeLeft', params: factOf },
              },
              { guard: 'hasRetriesLeft', target: '#between', actions: 'countRetry' },
            ],
            'session.failed': {
              guard: { type: 'canResume', params: factOf },
              target: '#between',
              actions: 'countRetry',
            },
          },
          states: {
            fresh: {
              description: 'It has only begun: should it break, that counts as one more try',
              after: { stableAfter: { target: 'steady', actions: 'resetRetries' } },
            },
            steady: { description: 'It lasts: whatever happens to it now is a matter of its own' },
            leaving: {
              description: 'The service will close it: the reply may end, as long as there is time',
              on: {
                'session.goAway': {},
                'session.turnEnded': { guard: 'hasRetriesLeft', target: '#between', actions: 'countRetry' },
                'session.failed': { guard: 'hasRetriesLeft', target: '#between', actions: 'countRetry' },
                'session.closed': { guard: 'hasRetriesLeft', target: '#between', actions: 'countRetry' },
              },
              after: { gracePeriod: { guard: 'hasRetriesLeft', target: '#between', actions: 'countRetry' } },
            },
          },
        },
        reply: {
          description: 'Is the model answering?',
          initial: 'none',
          on: {
            'session.audio': {
              guard: { type: 'isReplyAudible', params: factOf },
              target: '.underway',
              actions: [
                { type: 'setReply', params: factOf },
                { type: 'playAudio', params: factOf },
              ],
            },
            'session.said': {
              guard: { type: 'isReplyAudible', params: factOf },
              target: '.underway',
              actions: [
                { type: 'setReply', params: factOf },
                { type: 'addCaption', params: spokenBy('model') },
              ],
            },
            'session.interrupted': {
              target: '.none',
              actions: [{ type: 'silenceReply', params: factOf }, 'flushSpeaker'],
            },
            'session.turnEnded': { target: '.none', actions: 'endCaptions' },
          },
          states: {
            none: { description: 'It listens' },
            underway: { id: 'replying', description: 'It answers: more of this reply is to come' },
          },
        },
      },
    },
  },
})

/** A moment without a session, so that the old one is closed by the time the new one asks to take over. */
export const betweenState = liveChatSetup.createStateConfig({
  id: 'between',
  description: 'One session is over and the next not there: what is said waits, what plays plays on',
  tags: ['connected', 'reconnecting'],
  entry: ['endCaptions', 'requeueUnanswered'],
  on: {
    'microphone.chunk': { guard: 'isUnmuted', actions: { type: 'queueCommand', params: speech } },
    'chat.mute': { guard: 'isUnmuted', actions: { type: 'queueCommand', params: silence } },
    'text.send': {
      guard: { type: 'hasText', params: factOf },
      actions: [
        { type: 'queueCommand', params: message },
        { type: 'addTypedCaption', params: factOf },
      ],
    },
  },
  after: { retryDelay: { target: 'session.resuming' } },
})
