import { ApiError } from '../http/api-error.ts'
import { isValidId, uniqueId } from '../identifiers.ts'
import { isObject, parseJson } from '../json.ts'
import { readFilters, UnusableQuery, UnusableSelect } from './filters.ts'
import type { Query } from '../documents/query-grammar.ts'

/** What a client can ask for on an open connection. */
export type Message =
  | { readonly type: 'ping' }
  | { readonly type: 'authentication'; readonly session: string }
  | { readonly type: 'subscribe'; readonly items: readonly Wanted[] }
  | { readonly type: 'unsubscribe'; readonly ids: readonly string[] }

/** One subscription that is asked for. */
export interface Wanted {
  readonly id: string
  readonly channels: readonly string[]
  readonly queries: readonly string[]
  readonly filters: readonly Query[]
}

/** A message that is answered with an error; the connection stays. In production Appwrite says no more of it. */
export class BadMessage extends Error {
  override readonly name = 'BadMessage'
  readonly code: number

  constructor(code = 1003) {
    super('Error: Server Error')
    this.code = code
  }
}

const LONGEST_SESSION = 2048

/** Reads one message. @throws {BadMessage} */
export function readMessage(text: string): Message {
  const value = parsed(text)
  // What is JSON but no object makes Appwrite stumble instead of refuse.
  if (value !== null && typeof value !== 'object') throw new BadMessage(0)
  if (!isObject(value)) throw new BadMessage()
  const { type, data } = value
  switch (type) {
    case 'ping':
      return { type }
    case 'authentication':
      if (!isObject(data)) throw new BadMessage()
      return { type, session: sessionOf(data['session']) }
    case 'subscribe':
      return { type, items: list(data).map(readWanted) }
    case 'unsubscribe':
      return { type, ids: list(data).map(({ subscriptionId }) => required(subscriptionId)) }
    default:
      throw new BadMessage()
  }
}

function readWanted(item: Record<string, unknown>): Wanted {
  const { subscriptionId, channels, queries = [] } = item
  const id = subscriptionId === undefined ? uniqueId() : required(subscriptionId)
  if (!isValidId(id) || !isTexts(channels) || !isTexts(queries)) throw new BadMessage()
  try {
    return { id, channels, queries, filters: readFilters(queries) }
  } catch (error) {
    if (error instanceof UnusableSelect) throw new BadMessage(0)
    if (error instanceof UnusableQuery || error instanceof ApiError) throw new BadMessage()
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new BadMessage()
  }
}

function list(data: unknown): Record<string, unknown>[] {
  if (!Array.isArray(data) || !data.every(isObject)) throw new BadMessage()
  return data
}

function required(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new BadMessage()
  return value
}

function sessionOf(value: unknown): string {
  const session = required(value)
  if (session.length > LONGEST_SESSION) throw new BadMessage()
  return session
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
