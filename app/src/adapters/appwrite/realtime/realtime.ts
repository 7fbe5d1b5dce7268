import { backend } from '../../../config/config.ts'
import type { Collection } from '../documents/collections.ts'

/** What becomes of the documents of a collection, as the backend tells it by itself. */
export interface Changes {
  collection: Collection
  /** Only those with this value, where not all are wanted. */
  where?: { attribute: string; value: string }
  /** A document was written or deleted that this visitor may read. */
  onChange: (change: { deleted: boolean; document: unknown }) => void
  /** The backend tells again after it had stopped: what was missed must be asked for. */
  onBack: () => void
}

const heartbeat = 20_000
const firstPause = 1000
const longestPause = 60_000
/** A backend that was not there so often in a row has no realtime: it is asked no more until the page is looked at anew. */
const mostTries = 6
/** The backend will not change its mind: an origin or a project that it does not know. */
const refused = 1008

/**
 * Follows what happens to documents, for as long as a screen shows them. Where there is no realtime, or it drops, nothing
 * happens at all: it is tried again ever less often, and only while somebody looks at the page.
 *
 * @returns stops it, and lets the connection go
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
      // A cookie says who is here; where the browser keeps none, what the SDK has kept does.
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
    // A backend that comes back is not asked by everybody at once.
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

/** Reads a frame; what cannot be read is one of no type. */
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

/** The session that the SDK keeps where the browser keeps no cookie of the backend's. */
function keptSession(): string | null {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem('cookieFallback') ?? '{}')
    const session = (kept as Record<string, unknown>)[`a_session_${backend.project}`]
    return typeof session === 'string' ? session : null
  } catch {
    return null
  }
}
