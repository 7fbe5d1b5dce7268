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
      guard: { type: 'anotherModel', params: modelOf },
      target: '.idle',
      actions: ['clear', { type: 'changeModel', params: modelOf }],
    },
    'chat.clear': { target: '.idle', actions: 'clear' },
  },
  states: {
    idle: {
      description: 'It is the visitor’s turn',
      on: {
        'chat.send': {
          guard: { type: 'filled', params: textOf },
          target: 'streaming',
          actions: { type: 'say', params: textOf },
        },
        'chat.retry': { guard: 'saidBefore', target: 'streaming', actions: 'sayAgain' },
        'chat.edit': {
          guard: { type: 'saidThere', params: editOf },
          target: 'streaming',
          actions: { type: 'sayInstead', params: editOf },
        },
        'version.show': {
          guard: { type: 'otherVersion', params: versionOf },
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
          actions: { type: 'add', params: textOf },
        },
        'reply.done': [
          {
            guard: 'nothingCame',
            target: 'idle',
            actions: { type: 'fail', params: { code: 'reply', kind: 'empty' } },
          },
          {
            guard: { type: 'cutOff', params: ({ event }) => ({ cutOff: event.cutOff }) },
            target: 'idle',
            actions: 'cutOff',
          },
          { target: 'idle', actions: 'finish' },
        ],
        'reply.failed': [
          // As when the transcript alone is kept: it will not go on, and says nothing twice.
          {
            guard: { type: 'interrupted', params: ({ event }) => ({ kind: event.kind }) },
            target: 'idle',
            actions: 'stop',
          },
          { target: 'idle', actions: { type: 'fail', params: toldAs('reply') } },
        ],
        'reply.stop': { target: 'idle', actions: 'stop' },
      },
      states: {
        waiting: {
          description: 'The model has said nothing yet',
          after: {
            patience: { target: '#chat.idle', actions: { type: 'fail', params: timedOutAs('reply') } },
          },
        },
        receiving: {
          description: 'The model is speaking; each piece gives it time for the next',
          after: {
            silence: { target: '#chat.idle', actions: { type: 'fail', params: timedOutAs('reply') } },
          },
        },
      },
    },
  },
})

/** The machine with its world: see {@link ChatResources}. */
export const createChatMachine = (resources: ChatResources): typeof chatMachine =>
  withWorld(chatMachine, resources)
