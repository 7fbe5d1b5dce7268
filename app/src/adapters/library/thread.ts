import type {
  ChatFailure,
  ChatFile,
  ChatMessage,
  ChatModel,
  ModelMessage,
  Reply,
  UserMessage,
} from '@saha/machines/chat'
import * as v from 'valibot'
import { createEntryKind } from './entry-kind.ts'
import { createEntryId, measureEntry, readEntry, toTitle, type Entry, type FileInfo } from './entry.ts'

/** A conversation with the chatbot. */
export interface Thread {
  readonly id: string
  readonly model: ChatModel
  /** Name given by the user, or null. */
  readonly name: string | null
  readonly messages: readonly ChatMessage[]
  readonly files: readonly FileInfo[]
  /** Time of the last message, in ms. */
  readonly at: number
  /** Number of writes of its messages; 0 before the first. */
  readonly revision: number
}

/** Messages of one conversation that are stored. */
export const maxMessages = 2000

/** Creates an empty conversation. */
export const createThread = (model: ChatModel): Thread => ({
  id: createEntryId(),
  model,
  name: null,
  messages: [],
  files: [],
  at: Date.now(),
  revision: 0,
})

/** Returns a thread's name, or the first visible line of its first message; empty without a message. */
export const getThreadTitle = ({ name, messages: [first] }: Thread): string =>
  name ?? (first ? toTitle(first.text) : '')

const replyFields = v.object({
  text: v.string(),
  ending: v.picklist(['streaming', 'whole', 'cut-off', 'stopped', 'failed']),
  failure: v.fallback(v.nullable(v.looseObject({ code: v.literal('reply'), kind: v.string() })), null),
})

/** Counts a reply with an unknown failure as stopped. */
function toReply({ text, ending, failure }: v.InferOutput<typeof replyFields>): Reply {
  if (ending !== 'failed') return { text, ending, failure: null }
  return failure ? { text, ending, failure: failure as ChatFailure } : { text, ending: 'stopped', failure }
}

const reply = v.pipe(replyFields, v.transform(toReply))

/** Omits invalid replies. */
const replies = v.pipe(
  v.fallback(v.array(v.fallback(v.nullable(reply), null)), []),
  v.transform((list) => list.filter((item) => item !== null)),
)

const file = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  type: v.string(),
  size: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
})

const message = v.union([
  v.pipe(
    v.object({ role: v.literal('user'), text: v.string(), files: v.fallback(v.array(file), []) }),
    v.transform(({ files, ...fields }): UserMessage => ({
      ...fields,
      ...(files.length > 0 ? { files } : {}),
    })),
  ),
  v.pipe(
    v.object({ role: v.literal('model'), ...replyFields.entries, before: replies, after: replies }),
    v.transform(({ role, before, after, ...fields }): ModelMessage => {
      const hasVersions = before.length + after.length > 0
      return { role, ...toReply(fields), ...(hasVersions ? { before, after } : {}) }
    }),
  ),
])

const schema = v.object({
  model: v.picklist(['pro', 'flash', 'flash-lite']),
  messages: v.pipe(
    v.array(message),
    v.minLength(1),
    v.maxLength(maxMessages),
    v.check((list) => list.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'model'))),
  ),
})

interface ThreadData {
  readonly model: ChatModel
  readonly messages: readonly ChatMessage[]
}

export const threadKind = createEntryKind<ThreadData>({
  tool: 'chatbot',
  schema,
  getTexts: ({ messages }) => messages.map(({ text }) => text),
})

/** Returns the conversation of an entry; null if it is broken. */
export function toThread(entry: Entry): Thread | null {
  const data = threadKind.read(entry)
  const { id, name, files, at, revision } = entry
  return data && { id, name, files, at, revision, ...data }
}

/** Returns the files of all messages. */
export const listFiles = (messages: readonly ChatMessage[]): readonly ChatFile[] =>
  messages.flatMap((message) => (message.role === 'user' && message.files) || [])

/** Returns the entry that stores a conversation. */
export function fromThread({ model, messages, ...fields }: Thread): Entry {
  const data = { model, messages }
  const files = listFiles(messages).map(({ id, type, size }) => ({ id, type, size }))
  return { ...fields, tool: 'chatbot', data, files, size: measureEntry({ data, files }) }
}

/** Converts a conversation as the database of conversations stored it; null if it is broken. */
export function migrateThread(value: unknown): Entry | null {
  if (typeof value !== 'object' || value === null) return null
  const { model, messages, ...fields } = { model: null, messages: null, ...value }
  const data = { model, messages }
  const entry = readEntry({
    ...fields,
    tool: 'chatbot',
    data,
    files: [],
    size: measureEntry({ data, files: [] }),
  })
  return entry && threadKind.read(entry) ? entry : null
}
