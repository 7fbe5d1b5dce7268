import { failedAs, timedOutAs } from '../port/index.ts'
import { liveState } from './live-chat.live.ts'
import { heldBack, kindOf } from './live-chat.params.ts'
import { liveChatSetup } from './live-chat.setup.ts'
import { sessionRefusal } from './session-failure.ts'

/** A try that failed in a way that another may mend: `kind` tells which. */
const tryAgain = <Params>(params: Params) =>
  ({
    guard: { type: 'worthAnotherTry', params },
    target: '#between',
    actions: { type: 'countTry', params },
  }) as const

/** The part of the chart in which a session with the service is held: each entry opens a new one. */
export const sessionState = liveChatSetup.createStateConfig({
  description: 'A session with the service is held',
  initial: 'connecting',
  invoke: {
    id: 'session',
    src: 'session',
    input: ({ context: { settings, handle } }) => ({ settings, handle }),
    onError: {
      target: '#liveChat.failed',
      actions: { type: 'fail', params: failedAs('session-refused') },
    },
  },
  states: {
    connecting: {
      description: 'The first session is on its way',
      tags: ['connecting'],
      on: {
        'session.ready': { target: 'live' },
        'session.failed': {
          target: '#liveChat.failed',
          actions: { type: 'fail', params: ({ event }) => sessionRefusal(event.kind) },
        },
        'session.closed': {
          target: '#liveChat.failed',
          actions: { type: 'fail', params: sessionRefusal('protocol') },
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
        ...heldBack,
        'session.ready': { target: 'live', actions: ['startAnew', 'sendWaiting', 'tellResumed'] },
        'session.failed': [
          tryAgain(kindOf),
          {
            target: '#liveChat.failed',
            actions: { type: 'fail', params: ({ event }) => sessionRefusal(event.kind) },
          },
        ],
        'session.closed': [
          tryAgain({ kind: 'protocol' } as const),
          { target: '#liveChat.failed', actions: { type: 'fail', params: sessionRefusal('protocol') } },
        ],
      },
      after: {
        patience: [
          tryAgain({ kind: 'timeout' } as const),
          { target: '#liveChat.failed', actions: { type: 'fail', params: timedOutAs('timeout') } },
        ],
      },
    },
    live: liveState,
  },
})
