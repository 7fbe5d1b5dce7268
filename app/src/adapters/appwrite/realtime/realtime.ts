import { backend } from '../../../config/config.ts'
import type { Collection } from '../documents/collections.ts'

/** A subscription to the documents of a collection. */
export interface Changes {
  collection: Collection
  /** Only documents with this value. */
  where?: { attribute: string; value: string }
  /** Called when a document that this user may read was written or deleted. */
  onChange: (change: { deleted: boolean; document: unknown }) => void
  /** Called after a reconnect: events may have been missed. */
  onBack: () => void
}

const heartbeat = 20_000
const firstPause = 1000
const longestPause = 60_000
/** Attempts in a row before giving up until the page becomes visible again: the backend may have no realtime. */
const mostTries = 6
/** Close code for an unknown origin or project: a retry would fail, too. */
const refused = 1008

/**
 * Subscribes to changes of documents. Reconnects with backoff, only while the page is visible; failures stay silent,
 * because the backend may have no realtime.
 *
 * @returns unsubscribes and closes the connection
 */
export function follow(changes: Changes): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let tries = 0
  let wasThere = false

  const connect = () => {
    if (socket !== null || document.visibilityState === 'hidden') return
    const opened = new WebSocket(addressOf(changes))
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
      const { type, data: told } = readFrame(data)
      if (type === 'error') final ||= told.code === refused
      if (type === 'event') changes.onChange({ deleted: isDeletion(told.events), document: told.payload })
      if (type !== 'connected') return
      // Without a cookie, the session that the SDK stored authenticates the user.
      const session = told.user === null ? keptSession() : null
      if (session) opened.send(JSON.stringify({ type: 'authentication', data: { session } }))
      tries = 0
      if (wasThere) changes.onBack()
      wasThere = true
    })
    opened.addEventListener('close', ({ code }) => {
      clearInterval(beat)
      if (socket === opened) socket = null
      if (final || code === refused) return leaving.abort()
      if (!signal.aborted) tryAgain()
    })
  }
  const tryAgain = () => {
    clearTimeout(timer)
    if (tries >= mostTries) return
    const pause = Math.min(longestPause, firstPause * 2 ** tries)
    tries += 1
    // Jitter keeps clients from reconnecting at once.
    timer = setTimeout(connect, pause * (0.5 + Math.random() / 2))
  }
  const lookAnew = () => {
    if (document.visibilityState === 'hidden' || socket !== null) return
    tries = 0
    tryAgain()
  }
  document.addEventListener('visibilitychange', lookAnew, { signal })
  window.addEventListener('online', lookAnew, { signal })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    socket?.close(1000)
  })
  connect()
  return () => leaving.abort()
}

function addressOf({ collection: { databaseId, collectionId }, where }: Changes): string {
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
    const { type, data: told } = JSON.parse(String(data)) as Partial<Frame>
    return { type, data: told ?? {} }
  } catch {
    return { type: null, data: {} }
  }
}

const isDeletion = (events: unknown): boolean =>
  Array.isArray(events) && events.some((event) => typeof event === 'string' && event.endsWith('.delete'))

/** Returns the session that the SDK stores where the browser blocks the backend's cookie. */
function keptSession(): string | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem('cookieFallback') ?? '{}')
    const session = (kept as Record<string, unknown>)[`a_session_${backend.project}`]
    return typeof session === 'string' ? session : null
  } catch {
    return null
  }
}
