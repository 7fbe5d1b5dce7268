import { microphoneRefusal } from '../microphone/index.ts'
import { timedOutAs } from '../port/index.ts'
import { liveChatSetup } from './live-chat.setup.ts'
import { message, silence, speech, textOf, typed } from './live-chat.params.ts'

/**
 * Microphone and speaker come first: a session would wait, and be paid for, while the visitor still thinks
 * about the question for permission, and a token for one does not live that long.
 */
export const preparingState = liveChatSetup.createStateConfig({
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
          description: 'The visitor may be asked for permission',
          tags: ['asking'],
          on: {
            'microphone.ready': { target: 'granted' },
            'microphone.failed': {
              target: '#liveChat.failed',
              actions: { type: 'fail', params: ({ event }) => microphoneRefusal(event) },
            },
          },
          after: {
            promptPatience: {
              target: '#liveChat.failed',
              actions: { type: 'fail', params: timedOutAs('microphone-unanswered') },
            },
          },
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
            patience: {
              target: '#liveChat.failed',
              actions: { type: 'fail', params: timedOutAs('speaker') },
            },
          },
        },
        opened: { description: 'It can', type: 'final' },
      },
    },
  },
})

/** A moment without a session, so that the old one is closed by the time the new one asks to take over. */
export const betweenState = liveChatSetup.createStateConfig({
  id: 'between',
  description: 'One session is over and the next not there: what is said waits, what plays plays on',
  tags: ['connected', 'reconnecting'],
  entry: 'endCaptions',
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
  },
  after: { breath: { target: 'session.resuming' } },
})
