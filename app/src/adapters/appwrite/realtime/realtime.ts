import { openSocket, type SocketMessage } from '@saha/machines/adapters'
import { isPortError, PortError } from '@saha/machines/port'
import { backend } from '../../../config/config.ts'
import { createDeferred } from '../../../platform/deferred.ts'
import type { Collection } from '../documents/collections.ts'

/** A subscription to the documents of a collection. */
interface Subscription {
  collection: Collection
  /** Only documents with this value. */
  where?: { attribute: string; value: string }
  /** Called when a document that this user may read was written or deleted. */
  onChange: (change: { deleted: boolean; document: unknown }) => void
  /** Called after a reconnect: events may have been missed. */
  onBack: () => void
}

const heartbeat = 20_000
const firstDelay = 1000
const maxDelay = 60_000
/** Attempts in a row before giving up until the page becomes visible again: the backend may have no realtime. */
const maxAttempts = 6
/** Error code for an unknown origin or project: a retry would fail, too. */
const policyViolation = 1008

/**
 * Subscribes to changes of documents. Reconnects with backoff, only while the page is visible; failures stay silent,
 * because the backend may have no realtime.
 *
 * @returns unsubscribes and closes the connection
 */
export function followDocuments(subscription: Subscription): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let wasConnected = false

  const onConnected = () => {
    attempts = 0
    if (wasConnected) subscription.onBack()
    wasConnected = true
  }
  const connect = async () => {
    if (isRunning || document.visibilityState === 'hidden') return
    isRunning = true
    try {
      await runConnection(subscription, signal, onConnected)
    } catch (error) {
      if (isPortError(error) && error.kind === 'validation') controller.abort()
    }
    isRunning = false
    if (!signal.aborted) scheduleReconnect()
  }
  const scheduleReconnect = () => {
    clearTimeout(timer)
    if (attempts >= maxAttempts) return
    const delay = Math.min(maxDelay, firstDelay * 2 ** attempts)
    attempts += 1
    // Jitter keeps clients from reconnecting at once.
    timer = setTimeout(() => void connect(), delay * (0.5 + Math.random() / 2))
  }
  const reconnect = () => {
    if (document.visibilityState === 'hidden' || isRunning) return
    attempts = 0
    scheduleReconnect()
  }
  document.addEventListener('visibilitychange', reconnect, { signal })
  window.addEventListener('online', reconnect, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  void connect()
  return () => controller.abort()
}

/**
 * Opens a connection, reports events and resolves once it ended.
 *
 * @throws {PortError} why it failed: `validation` when a retry would fail, too
 */
async function runConnection(
  subscription: Subscription,
  signal: AbortSignal,
  onConnected: () => void,
): Promise<void> {
  const ended = createDeferred<void>()
  let answered = false
  const handleMessage = (message: SocketMessage) => {
    answered = true
    const { type, data } = readFrame(message)
    if (type === 'error' && data.code === policyViolation)
      throw new PortError('validation', 'Realtime refuses this origin or project.')
    if (type === 'event') subscription.onChange({ deleted: isDeletion(data.events), document: data.payload })
    if (type !== 'connected') return
    // Without a cookie, the session that the SDK stored authenticates the user.
    const session = data.user === null ? readStoredSession() : null
    if (session) socket.send(JSON.stringify({ type: 'authentication', data: { session } }))
    onConnected()
  }
  const socket = await openSocket(toRealtimeUrl(subscription), {
    signal,
    onMessage: handleMessage,
    onEnd: (error) => (error === null ? ended.resolve() : ended.reject(error)),
  })
  const beat = setInterval(() => {
    if (answered) {
      answered = false
      socket.send(JSON.stringify({ type: 'ping' }))
    } else {
      socket.close()
      ended.resolve()
    }
  }, heartbeat)
  signal.addEventListener('abort', () => ended.resolve())
  try {
    await ended.promise
  } finally {
    clearInterval(beat)
  }
}

function toRealtimeUrl({ collection: { databaseId, collectionId }, where }: Subscription): string {
  const channel = `databases.${databaseId}.collections.${collectionId}.documents`
  const query = new URLSearchParams({ project: backend.project, 'channels[]': channel })
  if (where) {
    const { attribute, value } = where
    const equal = { method: 'equal', attribute, values: [value] }
    query.set(`${channel.replaceAll('.', '_')}[0][]`, JSON.stringify(equal))
  }
  return `${backend.endpoint.replace(/^http/, 'ws')}/realtime?${query}`
}

interface Frame {
  type: unknown
  data: { code?: unknown; events?: unknown; payload?: unknown; user?: unknown }
}

/** Parses a frame; an invalid one has no type. */
function readFrame(data: unknown): Frame {
  try {
    const { type, data: payload } = JSON.parse(String(data)) as Partial<Frame>
    return { type, data: payload ?? {} }
  } catch {
    return { type: null, data: {} }
  }
}

const isDeletion = (events: unknown): boolean =>
  Array.isArray(events) && events.some((event) => typeof event === 'string' && event.endsWith('.delete'))

/** Returns the session that the SDK stores where the browser blocks the backend's cookie. */
function readStoredSession(): string | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem('cookieFallback') ?? '{}')
    const session = (kept as Record<string, unknown>)[`a_session_${backend.project}`]
    return typeof session === 'string' ? session : null
  } catch {
    return null
  }
}
