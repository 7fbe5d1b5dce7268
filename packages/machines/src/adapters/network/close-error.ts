import { PortError } from '../../port/index.ts'
import type { FailureKind } from '../../port/index.ts'

/** Failure kinds by close code (RFC 6455, section 7.4); others are `server`. */
const kinds: Readonly<Record<number, FailureKind>> = {
  // The server restarts or goes away.
  1001: 'server',
  1002: 'protocol',
  1003: 'protocol',
  1005: 'network',
  1006: 'network',
  1007: 'validation',
  1008: 'validation',
  1009: 'too-large',
  1011: 'server',
  1013: 'server',
}

/** Failure of a socket that closed with another code than 1000. */
export class SocketClosedError extends PortError {
  readonly code: number
  /** The server's reason; may be empty. Not for users. */
  readonly reason: string

  constructor(code: number, reason: string) {
    super(kinds[code] ?? 'server', `The socket closed with ${code} ${reason}`.trimEnd())
    this.code = code
    this.reason = reason
  }
}
