import { isComplete } from '../internal/is-complete.ts'
import type { ChatFailure, ChatMessage, ChatTurn, ModelMessage, Reply } from './chat.types.ts'

type Messages = readonly ChatMessage[]

const isModel = (message: ChatMessage | undefined): message is ModelMessage => message?.role === 'model'

const toReply = ({ text, ending, failure }: ModelMessage): Reply => ({ text, ending, failure })

/** Returns all replies to one question, in the order they came. */
export const listVersions = (message: ModelMessage): readonly Reply[] => [
  ...(message.before ?? []),
  toReply(message),
  ...(message.after ?? []),
]

/** What the visitor said, and a reply that nothing has come of yet. */
export const addQuestion = (messages: Messages, text: string): Messages => [
  ...messages,
  { role: 'user', text },
  { role: 'model', text: '', ending: 'streaming', failure: null },
]

/** What the visitor said, and where. */
export interface Question {
  readonly index: number
  readonly text: string
}

/** The last thing the visitor said that nothing but a reply follows; undefined when there is none. */
export const findLastQuestion = (messages: Messages): Question | undefined => {
  const index = messages.at(-1)?.role === 'model' ? messages.length - 2 : messages.length - 1
  const message = messages[index]
  return message?.role === 'user' ? { index, text: message.text } : undefined
}

/** Another text in place of what was said there, and a reply that nothing has come of yet. */
export const editQuestion = (messages: Messages, index: number, text: string): Messages =>
  addQuestion(messages.slice(0, index), text)

/** Asks the last question again. The replies to it stay, unless nothing came of them. */
export const askAgain = (messages: Messages, { index, text }: Question): Messages => {
  const reply = messages[index + 1]
  const before = isModel(reply) ? listVersions(reply).filter((version) => isComplete(version.text)) : []
  const asked = editQuestion(messages, index, text)
  return before.length === 0 ? asked : changeReply(asked, () => ({ before }))
}

/** Whether there is such a version of the reply there, and another one is shown. */
export const isOtherVersion = (messages: Messages, index: number, version: number): boolean => {
  const message = messages[index]
  return (
    isModel(message) &&
    listVersions(message)[version] !== undefined &&
    version !== (message.before?.length ?? 0)
  )
}

/** Shows another of the replies to a question. It is the one that the model is shown from now on. */
export const showVersion = (messages: Messages, index: number, version: number): Messages =>
  messages.map((message, at) => {
    if (at !== index || !isModel(message)) return message
    const versions = listVersions(message)
    const shown = versions[version] ?? toReply(message)
    return {
      role: 'model',
      ...shown,
      before: versions.slice(0, version),
      after: versions.slice(version + 1),
    }
  })

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
export const restoreMessages = (messages: Messages): Messages =>
  messages.map((message) =>
    message.role === 'model' && message.ending === 'streaming' ? { ...message, ending: 'stopped' } : message,
  )

const isAnswer = (message: ChatMessage | undefined): message is ModelMessage =>
  isModel(message) && !['failed', 'streaming'].includes(message.ending) && isComplete(message.text)

/**
 * Returns what the model is shown of the conversation: every question with its answer, and the question to reply to. A
 * question without an answer is left out, because what made the service refuse it would be refused again.
 */
export const toTurns = (messages: Messages): readonly ChatTurn[] =>
  messages.flatMap((message, index): ChatTurn[] => {
    if (message.role === 'model') return []
    const question = { role: message.role, text: message.text }
    const reply = messages[index + 1]
    if (isAnswer(reply)) return [question, { role: reply.role, text: reply.text }]
    return index + 2 >= messages.length ? [question] : []
  })
