import { assign, setup } from 'xstate'
import type { EventObject } from 'xstate'
import {
  isBoolean,
  isRecord,
  isString,
  toFailureEvent,
  requiredResource,
  hasFailureKind,
} from '../port/index.ts'
import type { FailureKind } from '../port/index.ts'
import { isComplete } from '../internal/is-complete.ts'
import type {
  ChatContext,
  ChatEvent,
  ChatFailure,
  ChatFile,
  ChatInput,
  ChatModel,
  ReplyEvent,
  ReplyRequest,
} from './chat.types.ts'
import {
  addToReply,
  askAgain,
  endReply,
  failReply,
  isOtherVersion,
  findLastQuestion,
  addQuestion,
  editQuestion,
  showVersion,
} from './messages.ts'
import type { Question } from './messages.ts'

export interface Text {
  readonly text: string
}

export interface Sent extends Text {
  readonly files: readonly ChatFile[] | undefined
}

export interface Edit extends Text {
  readonly index: number
}

export interface Version {
  readonly index: number
  readonly version: number
}

export const chatSetup = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as ChatInput,
  },
  actors: {
    reply: requiredResource<ReplyRequest, EventObject, ReplyEvent>('reply', toFailureEvent('reply.failed'), {
      events: {
        'reply.delta': isRecord<{ text: string }>({ text: isString }),
        'reply.done': isRecord<{ cutOff: boolean }>({ cutOff: isBoolean }),
        'reply.failed': hasFailureKind,
      },
    }),
  },
  guards: {
    hasText: (_, { text }: Text) => isComplete(text),
    hasQuestion: ({ context }) => findLastQuestion(context.messages) !== undefined,
    canEdit: ({ context }, { index, text }: Edit) =>
      context.messages[index]?.role === 'user' && isComplete(text),
    isOtherVersion: ({ context }, { index, version }: Version) =>
      isOtherVersion(context.messages, index, version),
    isOtherModel: ({ context }, { model }: { model: ChatModel }) => model !== context.model,
    isReplyEmpty: ({ context }) => !isComplete(context.messages.at(-1)?.text),
    isCutOff: (_, { cutOff }: { cutOff: boolean }) => cutOff,
    isInterrupted: (_, { kind }: { kind: FailureKind }) => kind === 'interrupted',
  },
  actions: {
    addQuestion: assign({
      messages: ({ context }, { text, files }: Sent) => addQuestion(context.messages, text, files),
    }),
    askAgain: assign({
      messages: ({ context: { messages } }) => askAgain(messages, findLastQuestion(messages) as Question),
    }),
    editQuestion: assign({
      messages: ({ context }, { index, text }: Edit) => editQuestion(context.messages, index, text),
    }),
    showVersion: assign({
      messages: ({ context }, { index, version }: Version) => showVersion(context.messages, index, version),
    }),
    appendToReply: assign({ messages: ({ context }, { text }: Text) => addToReply(context.messages, text) }),
    finishReply: assign({ messages: ({ context }) => endReply(context.messages, 'whole') }),
    cutReplyOff: assign({ messages: ({ context }) => endReply(context.messages, 'cut-off') }),
    stopReply: assign({ messages: ({ context }) => endReply(context.messages, 'stopped') }),
    failReply: assign({
      messages: ({ context }, failure: ChatFailure) => failReply(context.messages, failure),
    }),
    setModel: assign({ model: (_, { model }: { model: ChatModel }) => model }),
    clearMessages: assign({ messages: [] }),
  },
  delays: { firstChunkTimeout: 120_000, nextChunkTimeout: 60_000 },
})
