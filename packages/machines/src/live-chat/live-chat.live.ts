import { chunkOf, kindOf, replyOf, spokenBy, textOf, typed } from './live-chat.params.ts'
import { liveChatSetup } from './live-chat.setup.ts'
import { sessionLoss } from './session-failure.ts'

/** The part of the chart for a session that is there: what goes up, what comes down, and how it ends. */
export const liveState = liveChatSetup.createStateConfig({
  description: 'They talk',
  tags: ['connected'],
  type: 'parallel',
  on: {
    'microphone.chunk': { guard: 'unmuted', actions: { type: 'hear', params: chunkOf } },
    'chat.mute': { guard: 'unmuted', actions: 'endHearing' },
    'text.send': {
      guard: { type: 'filled', params: textOf },
      actions: [
        { type: 'tell', params: textOf },
        { type: 'caption', params: typed },
      ],
    },
    'session.heard': { actions: { type: 'caption', params: spokenBy('visitor') } },
    'session.handle': {
      actions: { type: 'keepHandle', params: ({ event: { handle } }) => ({ handle }) },
    },
    'session.failed': {
      target: '#liveChat.failed',
      actions: { type: 'fail', params: ({ event }) => sessionLoss(event.kind) },
    },
    'session.closed': { target: '#liveChat.disconnected', actions: 'tellEnded' },
  },
  states: {
    age: {
      description: 'Will this session last?',
      initial: 'fresh',
      states: {
        fresh: {
          description:
            'It has only begun: one that breaks now is given up, so that none is taken up for ever',
          after: { settling: { target: 'steady' } },
        },
        steady: {
          description: 'It lasts: when it breaks or the service says goodbye, another takes over',
          on: {
            'session.goAway': [
              {
                guard: 'replying',
                target: 'leaving',
                actions: {
                  type: 'noteTimeLeft',
                  params: ({ event: { timeLeft } }) => ({ timeLeft }),
                },
              },
              { target: '#between' },
            ],
            'session.failed': [
              { guard: { type: 'resumable', params: kindOf }, target: '#between' },
              {
                target: '#liveChat.failed',
                actions: { type: 'fail', params: ({ event }) => sessionLoss(event.kind) },
              },
            ],
          },
        },
        leaving: {
          description: 'The service will close it: the reply may end, as long as there is time',
          on: {
            'session.turnEnded': { target: '#between' },
            'session.failed': { target: '#between' },
            'session.closed': { target: '#between' },
          },
          after: { grace: { target: '#between' } },
        },
      },
    },
    reply: {
      description: 'Is the model answering?',
      initial: 'none',
      on: {
        'session.audio': {
          guard: { type: 'heard', params: replyOf },
          target: '.underway',
          actions: [
            { type: 'noteReply', params: replyOf },
            { type: 'play', params: chunkOf },
          ],
        },
        'session.said': {
          guard: { type: 'heard', params: replyOf },
          target: '.underway',
          actions: [
            { type: 'noteReply', params: replyOf },
            { type: 'caption', params: spokenBy('model') },
          ],
        },
        'session.interrupted': {
          target: '.none',
          actions: [{ type: 'silence', params: replyOf }, 'flush'],
        },
        'session.turnEnded': { target: '.none', actions: 'endCaptions' },
      },
      states: {
        none: { description: 'It listens' },
        underway: { id: 'replying', description: 'It answers: more of this reply is to come' },
      },
    },
  },
})
