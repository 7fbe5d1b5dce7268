import { backend } from '../../../config/config.ts'
import type { Collection } from '../documents/collections.ts'

/** A subscription to the documents of a collection. */
export interface Subscription {
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
/** Close code for an unknown origin or project: a retry would fail, too. */
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
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempts = 0
  let wasConnected = false

  const connect = () => {
    if (socket !== null || document.visibilityState === 'hidden') return
    const opened = new WebSocket(toRealtimeUrl(subscription))
    socket = opened
    let final = false
    let answered = false
    const beat = setInterval(() => {
      if (!answered) return opened.close()
      answered = false
      opened.send(JSON.stringify({ type: 'ping' }))
    }, heartbeat)
    opened.addEventListener('message', ({ data }) => {
      answered = true
      const { type, data: payload } = readFrame(data)
      if (type === 'error') final ||= payload.code === policyViolation
      if (type === 'event')
        subscription.onChange({ deleted: isDeletion(payload.events), document: payload.payload })
      if (type !== 'connected') return
      // Without a cookie, the session that the SDK stored authenticates the user.
      const session = payload.user === null ? readStoredSession() : null
      if (session) opened.send(JSON.stringify({ type: 'authentication', data: { session } }))
      attempts = 0
      if (wasConnected) subscription.onBack()
      wasConnected = true
    })
    opened.addEventListener('close', ({ code }) => {
      clearInterval(beat)
      if (socket === opened) socket = null
      if (final || code === policyViolation) return controller.abort()
      if (!signal.aborted) scheduleReconnect()
    })
  }
  const scheduleReconnect = () => {
    clearTimeout(timer)
    if (attempts >= maxAttempts) return
    const delay = Math.min(maxDelay, firstDelay * 2 ** attempts)
    attempts += 1
    // Jitter keeps clients from reconnecting at once.
    timer = setTimeout(connect, delay * (0.5 + Math.random() / 2))
  }
  const reconnect = () => {
    if (document.visibilityState === 'hidden' || socket !== null) return
    attempts = 0
    scheduleReconnect()
  }
  document.addEventListener('visibilitychange', reconnect, { signal })
  window.addEventListener('online', reconnect, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    socket?.close(1000)
  })
  connect()
  return () => controller.abort()
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
