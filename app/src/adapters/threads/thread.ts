import { takeGraphemes, shorten, toVisibleLine } from '@saha/ui/characters'
import type { ChatMessage, ChatModel, Reply } from '@saha/machines/chat'

/** A conversation as this browser keeps it. */
export interface Thread {
  readonly id: string
  readonly model: ChatModel
  /** What the visitor calls it; null until they do. */
  readonly name: string | null
  readonly messages: readonly ChatMessage[]
  /** When something was last said, in ms. */
  readonly at: number
  /** Counts the times that its messages were kept: 0 when they never were. */
  readonly revision: number
}

/** How much is kept of what has no name. What is beyond it goes, oldest first; what was named stays. */
export const bounds = { threads: 100, characters: 20_000_000, messages: 2000, name: 120 } as const

/** A conversation in which nothing was said yet. */
export const freshThread = (model: ChatModel): Thread => ({
  id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
  model,
  name: null,
  messages: [],
  at: Date.now(),
  revision: 0,
})

const longestTitle = 80

/** Returns a thread's name, or the first visible line of its first message; empty without a message. */
export function titleOf({ name, messages }: Thread): string {
  if (name !== null) return name
  const [first] = messages
  if (!first) return ''
  const lines = takeGraphemes(first.text.trim(), 10 * longestTitle).split('\n')
  return shorten(lines.map(toVisibleLine).find(Boolean) ?? '…', longestTitle)
}

/** A name as it is kept; null for a blank one, which gives the thread its own title back. */
export const cleanName = (name: string): string | null =>
  takeGraphemes(toVisibleLine(name), bounds.name).trim() || null

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

const models: ReadonlySet<unknown> = new Set<ChatModel>(['pro', 'flash', 'flash-lite'])
const endings: ReadonlySet<unknown> = new Set(['streaming', 'whole', 'cut-off', 'stopped', 'failed'])

function readReply(value: unknown): Reply | null {
  if (!isRecord(value) || typeof value.text !== 'string' || !endings.has(value.ending)) return null
  const { text, ending, failure } = value
  if (ending !== 'failed') return { text, ending, failure: null } as Reply
  // Where it is not known what failed, it is one that stopped.
  const known = isRecord(failure) && failure.code === 'reply' && typeof failure.kind === 'string'
  return (known ? { text, ending, failure } : { text, ending: 'stopped', failure: null }) as Reply
}

const readReplies = (values: unknown): readonly Reply[] =>
  Array.isArray(values) ? values.map(readReply).filter((reply) => reply !== null) : []

function readMessage(value: unknown, index: number): ChatMessage | null {
  if (!isRecord(value) || typeof value.text !== 'string') return null
  const { role, text } = value
  if (role !== (index % 2 === 0 ? 'user' : 'model')) return null
  if (role === 'user') return { role, text }
  const reply = readReply(value)
  if (reply === null) return null
  const [before, after] = [readReplies(value.before), readReplies(value.after)]
  const hasVersions = before.length + after.length > 0
  return { role: 'model', ...reply, ...(hasVersions ? { before, after } : {}) }
}

/** Reads what the storage gives back, which an older portal or anybody with the developer tools may have written. */
export function readThread(value: unknown): Thread | null {
  if (!isRecord(value)) return null
  const { id, model, name, messages, at, revision } = value
  if (typeof id !== 'string' || id === '' || !models.has(model) || !isCount(at) || !isCount(revision))
    return null
  if (!Array.isArray(messages) || messages.length === 0 || messages.length > bounds.messages) return null
  const read = messages.map(readMessage)
  if (read.includes(null)) return null
  return {
    id,
    model: model as ChatModel,
    name: typeof name === 'string' ? cleanName(name) : null,
    messages: read as ChatMessage[],
    at,
    revision,
  }
}

/** Newest first. */
export const byAge = (threads: Iterable<Thread>): Thread[] =>
  [...threads].toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))

const textsOf = (message: ChatMessage): readonly string[] =>
  message.role === 'user'
    ? [message.text]
    : [...(message.before ?? []), message, ...(message.after ?? [])].map(({ text }) => text)

const sizeOf = ({ messages }: Thread): number =>
  messages.flatMap(textsOf).reduce((sum, text) => sum + text.length, 0)

/** Whether it may go to make room: not what the visitor gave a name. */
export const isExpendable = ({ name }: Thread): boolean => name === null

/** Those of the threads, newest first, that are more than is kept. The newest always is, and all with a name. */
export function surplus(threads: readonly Thread[]): readonly Thread[] {
  let characters = 0
  const [newest] = threads
  const unnamed = threads.filter(isExpendable)
  const first = unnamed.findIndex((thread, index) => {
    characters += sizeOf(thread)
    return index >= bounds.threads || characters > bounds.characters
  })
  return first === -1 ? [] : unnamed.slice(first).filter((thread) => thread !== newest)
}
