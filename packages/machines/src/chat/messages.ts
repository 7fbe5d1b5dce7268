import { isComplete } from '../internal/is-complete.ts'
import type {
  ChatFailure,
  ChatFile,
  ChatMessage,
  ChatTurn,
  ModelMessage,
  Reply,
  UserMessage,
} from './chat.types.ts'

type Messages = readonly ChatMessage[]

const withFiles = (files: readonly ChatFile[] | undefined): { files?: readonly ChatFile[] } =>
  files === undefined || files.length === 0 ? {} : { files }

const isModel = (message: ChatMessage | undefined): message is ModelMessage => message?.role === 'model'

const toReply = ({ text, ending, failure }: ModelMessage): Reply => ({ text, ending, failure })

/** Returns all versions of a reply, oldest first. */
export const listVersions = (message: ModelMessage): readonly Reply[] => [
  ...(message.before ?? []),
  toReply(message),
  ...(message.after ?? []),
]

/** Appends a question and an empty, streaming reply. */
export const addQuestion = (
  messages: Messages,
  text: string,
  files: readonly ChatFile[] | undefined,
): Messages => [
  ...messages,
  { role: 'user', text, ...withFiles(files) },
  { role: 'model', text: '', ending: 'streaming', failure: null },
]

/** A question and its index. */
export interface Question {
  readonly index: number
  readonly text: string
}

/** Returns the last question, if at most its reply follows; otherwise undefined. */
export const findLastQuestion = (messages: Messages): Question | undefined => {
  const index = messages.at(-1)?.role === 'model' ? messages.length - 2 : messages.length - 1
  const message = messages[index]
  return message?.role === 'user' ? { index, text: message.text } : undefined
}

/** Replaces the question at `index` and everything after it by a new one with the same files. */
export const editQuestion = (messages: Messages, index: number, text: string): Messages => {
  const { files } = messages[index] as UserMessage
  return addQuestion(messages.slice(0, index), text, files)
}

/** Asks the last question again. Keeps the earlier replies as versions, unless they are empty. */
export const askAgain = (messages: Messages, { index, text }: Question): Messages => {
  const reply = messages[index + 1]
  const before = isModel(reply) ? listVersions(reply).filter((version) => isComplete(version.text)) : []
  const asked = editQuestion(messages, index, text)
  return before.length === 0 ? asked : changeReply(asked, () => ({ before }))
}

/** Whether the reply at `index` has this version and shows another one. */
export const isOtherVersion = (messages: Messages, index: number, version: number): boolean => {
  const message = messages[index]
  return (
    isModel(message) &&
    listVersions(message)[version] !== undefined &&
    version !== (message.before?.length ?? 0)
  )
}

/** Shows another version of a reply. The model receives the visible version from now on. */
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
  // The streaming reply is always the last message.
  const reply = messages.at(-1) as ModelMessage
  return [...messages.slice(0, -1), { ...reply, ...change(reply) }]
}

export const addToReply = (messages: Messages, more: string): Messages =>
  changeReply(messages, ({ text }) => ({ text: text + more }))

export const endReply = (messages: Messages, ending: ModelMessage['ending']): Messages =>
  changeReply(messages, () => ({ ending }))

export const failReply = (messages: Messages, failure: ChatFailure): Messages =>
  changeReply(messages, () => ({ ending: 'failed', failure }))

/** A reply interrupted by a reload counts as stopped. */
export const restoreMessages = (messages: Messages): Messages =>
  messages.map((message) =>
    message.role === 'model' && message.ending === 'streaming' ? { ...message, ending: 'stopped' } : message,
  )

const isAnswer = (message: ChatMessage | undefined): message is ModelMessage =>
  isModel(message) && !['failed', 'streaming'].includes(message.ending) && isComplete(message.text)

/**
 * Returns the turns to send to the model: every question with its answer, and the question to reply to. Leaves out
 * unanswered questions, because the service would reject the same content again.
 */
export const toTurns = (messages: Messages): readonly ChatTurn[] =>
  messages.flatMap((message, index): ChatTurn[] => {
    if (message.role === 'model') return []
    const question = { role: message.role, text: message.text, ...withFiles(message.files) }
    const reply = messages[index + 1]
    if (isAnswer(reply)) return [question, { role: reply.role, text: reply.text }]
    return index + 2 >= messages.length ? [question] : []
  })
