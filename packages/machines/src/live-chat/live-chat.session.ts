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
        'session.failed': { target: '#failed', actions: { type: 'fail', params: sessionRefused } },
        'session.closed': {
          target: '#failed',
          actions: { type: 'fail', params: sessionRefusal(brokenPromise) },
        },
      },
      after: { patience: { target: '#failed', actions: { type: 'fail', params: timedOutAs('timeout') } } },
    },
    resuming: {
      description: 'The next session is on its way: what is said waits for it',
      tags: ['connected', 'reconnecting'],
      on: {
        'microphone.chunk': { guard: 'unmuted', actions: { type: 'keep', params: speech } },
        'chat.mute': { guard: 'unmuted', actions: { type: 'keep', params: silence } },
        'text.send': {
          guard: { type: 'filled', params: factOf },
          actions: [
            { type: 'keep', params: message },
            { type: 'captionTyped', params: factOf },
          ],
        },
        'session.ready': { target: 'live', actions: ['startAnew', 'sendWaiting', 'tellResumed'] },
        'session.failed': [
          {
            guard: { type: 'worthAnotherTry', params: factOf },
            target: '#between',
            actions: { type: 'countTry', params: factOf },
          },
          { target: '#failed', actions: { type: 'fail', params: sessionRefused } },
        ],
        'session.closed': [
          { guard: 'triesLeft', target: '#between', actions: { type: 'countTry', params: brokenPromise } },
          { target: '#failed', actions: { type: 'fail', params: sessionRefusal(brokenPromise) } },
        ],
      },
      after: {
        patience: [
          {
            guard: 'triesLeft',
            target: '#between',
            actions: { type: 'countTry', params: { kind: 'timeout' } },
          },
          { target: '#failed', actions: { type: 'fail', params: timedOutAs('timeout') } },
        ],
      },
    },
    live: {
      description: 'They talk',
      tags: ['connected'],
      type: 'parallel',
      on: {
        'microphone.chunk': { guard: 'unmuted', actions: { type: 'hear', params: factOf } },
        'chat.mute': { guard: 'unmuted', actions: 'endHearing' },
        'text.send': {
          guard: { type: 'filled', params: factOf },
          actions: [
            { type: 'tell', params: factOf },
            { type: 'captionTyped', params: factOf },
          ],
        },
        'session.heard': { actions: { type: 'caption', params: spokenBy('visitor') } },
        'session.handle': { actions: { type: 'keepHandle', params: factOf } },
        'session.failed': { target: '#failed', actions: { type: 'fail', params: sessionLost } },
        'session.closed': { target: '#disconnected', actions: 'tellEnded' },
      },
      states: {
        age: {
          description: 'Will this session last?',
          initial: 'fresh',
          on: {
            'session.goAway': [
              {
                guard: 'replying',
                target: '.leaving',
                actions: { type: 'noteTimeLeft', params: factOf },
              },
              { guard: 'triesLeft', target: '#between', actions: 'countHandOver' },
            ],
            'session.failed': {
              guard: { type: 'resumable', params: factOf },
              target: '#between',
              actions: 'countHandOver',
            },
          },
          states: {
            fresh: {
              description: 'It has only begun: should it break, that counts as one more try',
              after: { settling: { target: 'steady', actions: 'forgetTries' } },
            },
            steady: { description: 'It lasts: whatever happens to it now is a matter of its own' },
            leaving: {
              description: 'The service will close it: the reply may end, as long as there is time',
              on: {
                'session.goAway': {},
                'session.turnEnded': { guard: 'triesLeft', target: '#between', actions: 'countHandOver' },
                'session.failed': { guard: 'triesLeft', target: '#between', actions: 'countHandOver' },
                'session.closed': { guard: 'triesLeft', target: '#between', actions: 'countHandOver' },
              },
              after: { grace: { guard: 'triesLeft', target: '#between', actions: 'countHandOver' } },
            },
          },
        },
        reply: {
          description: 'Is the model answering?',
          initial: 'none',
          on: {
            'session.audio': {
              guard: { type: 'heard', params: factOf },
              target: '.underway',
              actions: [
                { type: 'noteReply', params: factOf },
                { type: 'play', params: factOf },
              ],
            },
            'session.said': {
              guard: { type: 'heard', params: factOf },
              target: '.underway',
              actions: [
                { type: 'noteReply', params: factOf },
                { type: 'caption', params: spokenBy('model') },
              ],
            },
            'session.interrupted': {
              target: '.none',
              actions: [{ type: 'silence', params: factOf }, 'flush'],
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
  entry: ['endCaptions', 'keepUnanswered'],
  on: {
    'microphone.chunk': { guard: 'unmuted', actions: { type: 'keep', params: speech } },
    'chat.mute': { guard: 'unmuted', actions: { type: 'keep', params: silence } },
    'text.send': {
      guard: { type: 'filled', params: factOf },
      actions: [
        { type: 'keep', params: message },
        { type: 'captionTyped', params: factOf },
      ],
    },
  },
  after: { breath: { target: 'session.resuming' } },
})
