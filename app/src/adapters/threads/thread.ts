import { takeGraphemes, shorten, toVisibleLine } from '@saha/ui/characters'
import type { ChatMessage, ChatModel, Reply } from '@saha/machines/chat'

/** A stored conversation. */
export interface Thread {
  readonly id: string
  readonly model: ChatModel
  /** Name given by the user, or null. */
  readonly name: string | null
  readonly messages: readonly ChatMessage[]
  /** Time of the last message, in ms. */
  readonly at: number
  /** Number of writes of its messages; 0 before the first. */
  readonly revision: number
}

/** Limits for unnamed threads: the oldest are removed first. Named ones stay. */
export const bounds = { threads: 100, characters: 20_000_000, messages: 2000, name: 120 } as const

/** Creates an empty conversation. */
export const createThread = (model: ChatModel): Thread => ({
  id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
  model,
  name: null,
  messages: [],
  at: Date.now(),
  revision: 0,
})

const longestTitle = 80

/** Returns a thread's name, or the first visible line of its first message; empty without a message. */
export function getThreadTitle({ name, messages }: Thread): string {
  if (name !== null) return name
  const [first] = messages
  if (!first) return ''
  const lines = takeGraphemes(first.text.trim(), 10 * longestTitle).split('\n')
  return shorten(lines.map(toVisibleLine).find(Boolean) ?? '…', longestTitle)
}

/** Normalizes a name; null for a blank one, which restores the thread's own title. */
export const toThreadName = (name: string): string | null =>
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
  // An unknown failure counts as a stopped reply.
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

/** Validates a stored thread, which an older version or a user may have written. */
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
    name: typeof name === 'string' ? toThreadName(name) : null,
    messages: read as ChatMessage[],
    at,
    revision,
  }
}

/** Newest first. */
export const sortNewestFirst = (threads: Iterable<Thread>): Thread[] =>
  [...threads].toSorted((one, other) => other.at - one.at || (one.id < other.id ? 1 : -1))

const getTexts = (message: ChatMessage): readonly string[] =>
  message.role === 'user'
    ? [message.text]
    : [...(message.before ?? []), message, ...(message.after ?? [])].map(({ text }) => text)

const countCharacters = ({ messages }: Thread): number =>
  messages.flatMap(getTexts).reduce((sum, text) => sum + text.length, 0)

/** Returns whether the thread may be removed to free space: named threads stay. */
export const isExpendable = ({ name }: Thread): boolean => name === null

/** Returns the threads beyond the limits. Never includes the newest or named ones. */
export function findSurplus(threads: readonly Thread[]): readonly Thread[] {
  let characters = 0
  const [newest] = threads
  const unnamed = threads.filter(isExpendable)
  const first = unnamed.findIndex((thread, index) => {
    characters += countCharacters(thread)
    return index >= bounds.threads || characters > bounds.characters
  })
  return first === -1 ? [] : unnamed.slice(first).filter((thread) => thread !== newest)
}
