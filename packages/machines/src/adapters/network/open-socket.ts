import { isPortError, PortError } from '../../port/index.ts'
import { SocketClosedError } from './close-error.ts'

/** A text or binary message. */
export type SocketMessage = string | ArrayBuffer

export interface SocketOptions {
  readonly protocols?: string | string[]
  /** Closes the socket, even while it is opening. */
  readonly signal: AbortSignal
  /** Milliseconds to open. @default 15_000 */
  readonly timeoutMs?: number
  /** An error that it throws closes the socket and ends it: with the `PortError`, or as `protocol`. */
  readonly onMessage: (message: SocketMessage) => void
  /** Called once when an open socket ends, but not after `close` or an abort. Null after a normal close (1000). */
  readonly onEnd: (error: PortError | null) => void
}

export interface OpenSocket {
  /** Sends a message; ignored once the socket closes. */
  readonly send: (message: SocketMessage) => void
  /** Closes with 1000. Later messages are ignored. */
  readonly close: () => void
}

const normalClose = 1000

/**
 * Opens a WebSocket and resolves once it is open. Binary messages arrive as `ArrayBuffer`.
 *
 * @throws {PortError} `network` not reachable, `timeout` not open in time, `validation` an invalid URL, or a
 *   {@link SocketClosedError}; the signal's reason on abort
 */
export async function openSocket(url: string | URL, options: SocketOptions): Promise<OpenSocket> {
  const { protocols, signal, timeoutMs = 15_000, onMessage, onEnd } = options
  signal.throwIfAborted()
  const socket = createSocket(url, protocols)
  socket.binaryType = 'arraybuffer'
  const listening = new AbortController()
  const close = () => {
    listening.abort()
    socket.close(normalClose)
  }
  try {
    await waitUntilOpen(socket, signal, timeoutMs)
    signal.throwIfAborted()
  } catch (error) {
    close()
    throw error
  }
  const end = (error: PortError | null) => {
    close()
    onEnd(error)
  }
  const handleMessage = ({ data }: MessageEvent<SocketMessage>) => {
    try {
      onMessage(data)
    } catch (cause) {
      end(isPortError(cause) ? cause : new PortError('protocol', 'A message cannot be read.', { cause }))
    }
  }
  const handleClose = ({ code, reason }: CloseEvent) =>
    end(code === normalClose ? null : new SocketClosedError(code, reason))
  signal.addEventListener('abort', close, listening)
  socket.addEventListener('message', handleMessage, listening)
  socket.addEventListener('close', handleClose, listening)
  const send = (message: SocketMessage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(message)
  }
  return { send, close }
}

function createSocket(url: string | URL, protocols?: string | string[]): WebSocket {
  try {
    return new WebSocket(url, protocols)
  } catch (cause) {
    throw new PortError('validation', `${String(url)} is no URL of a WebSocket.`, { cause })
  }
}

const waitUntilOpen = async (socket: WebSocket, signal: AbortSignal, timeoutMs: number): Promise<void> => {
  const waiting = new AbortController()
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new PortError('timeout', `The socket did not open within ${timeoutMs} ms.`)),
        timeoutMs,
      )
      waiting.signal.addEventListener('abort', () => clearTimeout(timer))
      socket.addEventListener('open', () => resolve(), waiting)
      socket.addEventListener(
        'close',
        ({ code, reason }) => reject(new SocketClosedError(code, reason)),
        waiting,
      )
      signal.addEventListener('abort', () => reject(signal.reason as Error), waiting)
    })
  } finally {
    waiting.abort()
  }
}
