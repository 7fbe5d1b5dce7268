import { takeGraphemes, shorten, toVisibleLine } from '@saha/ui/characters'
import type { ChatFailure, ChatMessage, ChatModel, ModelMessage, Reply } from '@saha/machines/chat'
import * as v from 'valibot'

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

const message = v.union([
  v.object({ role: v.literal('user'), text: v.string() }),
  v.pipe(
    v.object({ role: v.literal('model'), ...replyFields.entries, before: replies, after: replies }),
    v.transform(({ role, before, after, ...fields }): ModelMessage => {
      const hasVersions = before.length + after.length > 0
      return { role, ...toReply(fields), ...(hasVersions ? { before, after } : {}) }
    }),
  ),
])

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const storedThread = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  model: v.picklist(['pro', 'flash', 'flash-lite']),
  name: v.fallback(v.pipe(v.string(), v.transform(toThreadName)), null),
  messages: v.pipe(
    v.array(message),
    v.minLength(1),
    v.maxLength(bounds.messages),
    v.check((list) => list.every(({ role }, index) => role === (index % 2 === 0 ? 'user' : 'model'))),
  ),
  at: count,
  revision: count,
})

/** Validates a stored thread, which an older version or a user may have written. */
export function readThread(value: unknown): Thread | null {
  const { success, output } = v.safeParse(storedThread, value)
  return success ? output : null
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
