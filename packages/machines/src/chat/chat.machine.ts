import { timedOutAs, toldAs, withWorld } from '../port/index.ts'
import { chatSetup } from './chat.setup.ts'
import type { ChatModel, ChatResources } from './chat.types.ts'
import { restored, turnsOf } from './messages.ts'

const textOf = ({ event: { text } }: { event: { text: string } }) => ({ text })
const editOf = ({ event: { index, text } }: { event: { index: number; text: string } }) => ({ index, text })
const versionOf = ({ event: { index, version } }: { event: { index: number; version: number } }) => ({
  index,
  version,
})
const modelOf = ({ event: { model } }: { event: { model: ChatModel } }) => ({ model })

/** A conversation with a model, whose replies stream in. The page keeps the transcript, not the model. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  options: { maxIterations: 100 },
  description: 'A conversation with a model',
  context: ({ input: { model, messages } }) => ({ model, messages: restored(messages) }),
  initial: 'idle',
  on: {
    'model.change': {
      guard: { type: 'isOtherModel', params: modelOf },
      target: '.idle',
      actions: ['clearMessages', { type: 'setModel', params: modelOf }],
    },
    'chat.clear': { target: '.idle', actions: 'clearMessages' },
  },
  states: {
    idle: {
      description: 'It is the visitor’s turn',
      on: {
        'chat.send': {
          guard: { type: 'hasText', params: textOf },
          target: 'streaming',
          actions: { type: 'addQuestion', params: textOf },
        },
        'chat.retry': { guard: 'hasQuestion', target: 'streaming', actions: 'askAgain' },
        'chat.edit': {
          guard: { type: 'canEdit', params: editOf },
          target: 'streaming',
          actions: { type: 'editQuestion', params: editOf },
        },
        'version.show': {
          guard: { type: 'isOtherVersion', params: versionOf },
          actions: { type: 'showVersion', params: versionOf },
        },
      },
    },
    streaming: {
      description: 'The reply streams in; nothing else can be said, but it can be stopped',
      initial: 'waiting',
      invoke: {
        id: 'reply',
        src: 'reply',
        input: ({ context: { model, messages } }) => ({ model, turns: turnsOf(messages) }),
      },
      on: {
        'reply.delta': {
          target: '.receiving',
          actions: { type: 'appendToReply', params: textOf },
        },
        'reply.done': [
          {
            guard: 'isReplyEmpty',
            target: 'idle',
            actions: { type: 'failReply', params: { code: 'reply', kind: 'empty' } },
          },
          {
            guard: { type: 'isCutOff', params: ({ event }) => ({ cutOff: event.cutOff }) },
            target: 'idle',
            actions: 'cutReplyOff',
          },
          { target: 'idle', actions: 'finishReply' },
        ],
        'reply.failed': [
          // As when the transcript alone is kept: it will not go on, and says nothing twice.
          {
            guard: { type: 'isInterrupted', params: ({ event }) => ({ kind: event.kind }) },
            target: 'idle',
            actions: 'stopReply',
          },
          { target: 'idle', actions: { type: 'failReply', params: toldAs('reply') } },
        ],
        'reply.stop': { target: 'idle', actions: 'stopReply' },
      },
      states: {
        waiting: {
          description: 'The model has said nothing yet',
          after: {
            firstChunkTimeout: { target: '#chat.idle', actions: { type: 'failReply', params: timedOutAs('reply') } },
          },
        },
        receiving: {
          description: 'The model is speaking; each piece gives it time for the next',
          after: {
            nextChunkTimeout: { target: '#chat.idle', actions: { type: 'failReply', params: timedOutAs('reply') } },
          },
        },
      },
    },
  },
})

/** The machine with its world: see {@link ChatResources}. */
export const createChatMachine = (resources: ChatResources): typeof chatMachine =>
  withWorld(chatMachine, resources)
