import { failureKind } from '../../port/index.ts'
import type { FailureKind, OpenResource } from '../../port/index.ts'
import { SocketClosedError } from './close-error.ts'
import { openSocket, type SocketMessage } from './open-socket.ts'

export interface SocketInput {
  readonly url: string | URL
  readonly protocols?: string | string[]
  /** Milliseconds to open. @default 15_000 */
  readonly timeoutMs?: number
}

export type SocketEvent =
  | { type: 'socket.opened' }
  | { type: 'socket.message'; message: SocketMessage }
  /** The server closed it normally (1000). */
  | { type: 'socket.closed' }
  /** It was lost, or the server closed it with this code and reason. */
  | { type: 'socket.failed'; kind: FailureKind; code?: number; reason?: string }

/** Sends a message. */
export interface SocketCommand {
  readonly type: 'send'
  readonly message: SocketMessage
}

/** A WebSocket as a resource of the host's own machine. Rejects like {@link openSocket} if it does not open. */
export const socket: OpenResource<SocketInput, SocketEvent, SocketCommand> = async ({
  input: { url, ...options },
  signal,
  send,
  receive,
}) => {
  const opened = await openSocket(url, {
    ...options,
    signal,
    onMessage: (message) => send({ type: 'socket.message', message }),
    onEnd: (error) => {
      if (error === null) return send({ type: 'socket.closed' })
      const closed = error instanceof SocketClosedError ? { code: error.code, reason: error.reason } : {}
      return send({ type: 'socket.failed', kind: failureKind(error), ...closed })
    },
  })
  receive(({ message }) => opened.send(message))
  send({ type: 'socket.opened' })
  return opened.close
}
