import { chunkOf, kindOf, replyOf, spokenBy, textOf, timeLeftOf, typed } from './live-chat.params.ts'
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
      actions: { type: 'fail', params: ({ event }) => sessionLoss(event) },
    },
    'session.closed': { target: '#liveChat.disconnected', actions: 'tellEnded' },
  },
  states: {
    age: {
      description: 'Will this session last?',
      initial: 'fresh',
      on: {
        'session.goAway': [
          { guard: 'replying', target: '.leaving', actions: { type: 'noteTimeLeft', params: timeLeftOf } },
          { guard: 'triesLeft', target: '#between', actions: 'countHandOver' },
        ],
        'session.failed': {
          guard: { type: 'resumable', params: kindOf },
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
