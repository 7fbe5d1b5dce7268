import { timeoutFailure, failureFromEvent, providePorts } from '../port/index.ts'
import { loopLimit } from '../internal/loop-limit.ts'
import { chatSetup } from './chat.setup.ts'
import type { ChatEvent, ChatModel, ChatResources } from './chat.types.ts'
import { restoreMessages, toTurns } from './messages.ts'

type SendEvent = Extract<ChatEvent, { type: 'chat.send' }>

const textParams = ({ event: { text } }: { event: { text: string } }) => ({ text })
const sentParams = ({ event: { text, files } }: { event: Pick<SendEvent, 'text' | 'files'> }) => ({
  text,
  files,
})
const editParams = ({ event: { index, text } }: { event: { index: number; text: string } }) => ({
  index,
  text,
})
const versionParams = ({ event: { index, version } }: { event: { index: number; version: number } }) => ({
  index,
  version,
})
const modelParams = ({ event: { model } }: { event: { model: ChatModel } }) => ({ model })

/** A conversation with a model whose replies are streamed. The page stores the transcript, not the model. */
export const chatMachine = chatSetup.createMachine({
  id: 'chat',
  ...loopLimit,
  description: 'A conversation with a model',
  context: ({ input: { model, messages } }) => ({ model, messages: restoreMessages(messages) }),
  initial: 'idle',
  on: {
    'model.change': {
      guard: { type: 'isOtherModel', params: modelParams },
      target: '.idle',
      actions: ['clearMessages', { type: 'setModel', params: modelParams }],
    },
    'chat.clear': { target: '.idle', actions: 'clearMessages' },
  },
  states: {
    idle: {
      description: 'The user’s turn',
      on: {
        'chat.send': {
          guard: { type: 'hasText', params: textParams },
          target: 'streaming',
          actions: { type: 'addQuestion', params: sentParams },
        },
        'chat.retry': { guard: 'hasQuestion', target: 'streaming', actions: 'askAgain' },
        'chat.edit': {
          guard: { type: 'canEdit', params: editParams },
          target: 'streaming',
          actions: { type: 'editQuestion', params: editParams },
        },
        'version.show': {
          guard: { type: 'isOtherVersion', params: versionParams },
          actions: { type: 'showVersion', params: versionParams },
        },
      },
    },
    streaming: {
      description: 'The reply is streaming; it can be stopped',
      initial: 'waiting',
      invoke: {
        id: 'reply',
        src: 'reply',
        input: ({ context: { model, messages } }) => ({ model, turns: toTurns(messages) }),
      },
      on: {
        'reply.delta': {
          target: '.receiving',
          actions: { type: 'appendToReply', params: textParams },
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
          // Same as restoring the transcript alone: the reply counts as stopped, not failed.
          {
            guard: { type: 'isInterrupted', params: ({ event }) => ({ kind: event.kind }) },
            target: 'idle',
            actions: 'stopReply',
          },
          { target: 'idle', actions: { type: 'failReply', params: failureFromEvent('reply') } },
        ],
        'reply.stop': { target: 'idle', actions: 'stopReply' },
      },
      states: {
        waiting: {
          description: 'Waiting for the first chunk',
          after: {
            firstChunkTimeout: {
              target: '#chat.idle',
              actions: { type: 'failReply', params: timeoutFailure('reply') },
            },
          },
        },
        receiving: {
          description: 'Receiving; each chunk restarts the timeout',
          after: {
            nextChunkTimeout: {
              target: '#chat.idle',
              actions: { type: 'failReply', params: timeoutFailure('reply') },
            },
          },
        },
      },
    },
  },
})

/** Creates the machine with its ports: see {@link ChatResources}. */
export const createChatMachine = (resources: ChatResources): typeof chatMachine =>
  providePorts(chatMachine, resources)
