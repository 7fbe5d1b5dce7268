import { timedOutAs } from '../port/index.ts'
import { liveState } from './live-chat.live.ts'
import { kindOf, message, silence, speech, textOf, typed } from './live-chat.params.ts'
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
        'session.failed': {
          target: '#liveChat.failed',
          actions: { type: 'fail', params: ({ event }) => sessionRefusal(event) },
        },
        'session.closed': {
          target: '#liveChat.failed',
          actions: { type: 'fail', params: sessionRefusal({ kind: 'protocol' }) },
        },
      },
      after: {
        patience: { target: '#liveChat.failed', actions: { type: 'fail', params: timedOutAs('timeout') } },
      },
    },
    resuming: {
      description: 'The next session is on its way: what is said waits for it',
      tags: ['connected', 'reconnecting'],
      on: {
        'microphone.chunk': { guard: 'unmuted', actions: { type: 'keep', params: speech } },
        'chat.mute': { guard: 'unmuted', actions: { type: 'keep', params: silence } },
        'text.send': {
          guard: { type: 'filled', params: textOf },
          actions: [
            { type: 'keep', params: message },
            { type: 'caption', params: typed },
          ],
        },
        'session.ready': { target: 'live', actions: ['startAnew', 'sendWaiting', 'tellResumed'] },
        'session.failed': [
          {
            guard: { type: 'worthAnotherTry', params: kindOf },
            target: '#between',
            actions: { type: 'countTry', params: kindOf },
          },
          {
            target: '#liveChat.failed',
            actions: { type: 'fail', params: ({ event }) => sessionRefusal(event) },
          },
        ],
        'session.closed': [
          {
            guard: { type: 'worthAnotherTry', params: { kind: 'protocol' } },
            target: '#between',
            actions: { type: 'countTry', params: { kind: 'protocol' } },
          },
          {
            target: '#liveChat.failed',
            actions: { type: 'fail', params: sessionRefusal({ kind: 'protocol' }) },
          },
        ],
      },
      after: {
        patience: [
          {
            guard: { type: 'worthAnotherTry', params: { kind: 'timeout' } },
            target: '#between',
            actions: { type: 'countTry', params: { kind: 'timeout' } },
          },
          { target: '#liveChat.failed', actions: { type: 'fail', params: timedOutAs('timeout') } },
        ],
      },
    },
    live: liveState,
  },
})
