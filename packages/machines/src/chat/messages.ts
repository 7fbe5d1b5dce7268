import { isComplete } from '../shared/question.ts'
import type { ChatFailure, ChatMessage, ChatTurn, ModelMessage } from './chat.types.ts'

type Messages = readonly ChatMessage[]

/** What the visitor said, and a reply that nothing has come of yet. */
export const say = (messages: Messages, text: string): Messages => [
  ...messages,
  { role: 'user', text },
  { role: 'model', text: '', ending: 'streaming', failure: null },
]

/** What the visitor said, and where. */
export interface Said {
  readonly index: number
  readonly text: string
}

/** The last thing the visitor said that nothing but a reply follows; undefined when there is none. */
export const lastSaid = (messages: Messages): Said | undefined => {
  const index = messages.at(-1)?.role === 'model' ? messages.length - 2 : messages.length - 1
  const message = messages[index]
  return message?.role === 'user' ? { index, text: message.text } : undefined
}

/** Another text in place of what was said there, and a reply that nothing has come of yet. */
export const sayInstead = (messages: Messages, index: number, text: string): Messages =>
  say(messages.slice(0, index), text)

const changeReply = (
  messages: Messages,
  change: (reply: ModelMessage) => Partial<ModelMessage>,
): Messages => {
  // While a reply streams in, it is the last message.
  const reply = messages.at(-1) as ModelMessage
  return [...messages.slice(0, -1), { ...reply, ...change(reply) }]
}

export const addToReply = (messages: Messages, more: string): Messages =>
  changeReply(messages, ({ text }) => ({ text: text + more }))

export const endReply = (messages: Messages, ending: ModelMessage['ending']): Messages =>
  changeReply(messages, () => ({ ending }))

export const failReply = (messages: Messages, failure: ChatFailure): Messages =>
  changeReply(messages, () => ({ ending: 'failed', failure }))

/** A reply that was cut short by a reload will not go on. */
export const restored = (messages: Messages): Messages =>
  messages.map((message) =>
    message.role === 'model' && message.ending === 'streaming' ? { ...message, ending: 'stopped' } : message,
  )

/**
 * What the model is shown of the conversation. Replies of which nothing came are left out, and what was asked
 * before and after one is asked at once, because models expect that turns are taken.
 */
export const turnsOf = (messages: Messages): readonly ChatTurn[] =>
  messages
    .filter(({ text }) => isComplete(text))
    .reduce<readonly ChatTurn[]>((turns, { role, text }) => {
      const last = turns.at(-1)
      return last?.role === role
        ? [...turns.slice(0, -1), { role, text: `${last.text}\n\n${text}` }]
        : [...turns, { role, text }]
    }, [])
