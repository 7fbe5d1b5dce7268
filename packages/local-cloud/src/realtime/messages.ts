import { ApiError } from '../http/api-error.ts'
import { isValidId, generateId } from '../identifiers.ts'
import { isObject, parseJson } from '../json.ts'
import { readFilters, UnsupportedQueryError, UnsupportedSelectError } from './filters.ts'
import type { Query } from '../documents/queries/parse-query.ts'

/** A message from a client. */
export type Message =
  | { readonly type: 'ping' }
  | { readonly type: 'authentication'; readonly session: string }
  | { readonly type: 'subscribe'; readonly items: readonly SubscriptionRequest[] }
  | { readonly type: 'unsubscribe'; readonly ids: readonly string[] }

/** A requested subscription. */
export interface SubscriptionRequest {
  readonly id: string
  readonly channels: readonly string[]
  readonly queries: readonly string[]
  readonly filters: readonly Query[]
}

/** A message that gets an error response; the connection stays open. Appwrite gives no details in production. */
export class MessageError extends Error {
  override readonly name = 'BadMessage'
  readonly code: number

  constructor(code = 1003) {
    super('Error: Server Error')
    this.code = code
  }
}

const MAX_SESSION_LENGTH = 2048

/** Parses a message. @throws {MessageError} */
export function readMessage(text: string): Message {
  const value = parsed(text)
  // Appwrite crashes on JSON that is not an object instead of rejecting it.
  if (value !== null && typeof value !== 'object') throw new MessageError(0)
  if (!isObject(value)) throw new MessageError()
  const { type, data } = value
  switch (type) {
    case 'ping':
      return { type }
    case 'authentication':
      if (!isObject(data)) throw new MessageError()
      return { type, session: readSession(data['session']) }
    case 'subscribe':
      return { type, items: list(data).map(readSubscription) }
    case 'unsubscribe':
      return { type, ids: list(data).map(({ subscriptionId }) => required(subscriptionId)) }
    default:
      throw new MessageError()
  }
}

function readSubscription(item: Record<string, unknown>): SubscriptionRequest {
  const { subscriptionId, channels, queries = [] } = item
  const id = subscriptionId === undefined ? generateId() : required(subscriptionId)
  if (!isValidId(id) || !isStringArray(channels) || !isStringArray(queries)) throw new MessageError()
  try {
    return { id, channels, queries, filters: readFilters(queries) }
  } catch (error) {
    if (error instanceof UnsupportedSelectError) throw new MessageError(0)
    if (error instanceof UnsupportedQueryError || error instanceof ApiError) throw new MessageError()
    throw error
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new MessageError()
  }
}

function list(data: unknown): Record<string, unknown>[] {
  if (!Array.isArray(data) || !data.every(isObject)) throw new MessageError()
  return data
}

function required(value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new MessageError()
  return value
}

function readSession(value: unknown): string {
  const session = required(value)
  if (session.length > MAX_SESSION_LENGTH) throw new MessageError()
  return session
}

function isStringArray(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
