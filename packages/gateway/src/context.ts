import type { AdminGuard } from './http/admin-guard.ts'
import type { BodyMemory } from './http/body-memory.ts'
import type { Upstream } from './http/upstream.ts'
import type { Client } from './http/client.ts'
import type { Ledger, Ticket } from './ledger/ledger.ts'
import type { Limits } from './limits.ts'
import type { Model } from './models.ts'

/** Who opened the connection, as the adapter knows it. */
export interface ConnectionInfo {
  /** The visitor's network address. */
  readonly address: string
  /** Keeps an edge worker alive until what is under way is written down. */
  readonly waitUntil?: (work: Promise<unknown>) => void
}

/** What the calls stand on. */
export interface GatewayContext {
  readonly upstream: Upstream
  readonly ledger: Ledger
  readonly models: ReadonlyMap<string, Model>
  readonly limits: Limits
  readonly bodyMemory: BodyMemory
  readonly admin: AdminGuard
  readonly live: 'token' | 'relay'
  readonly now: () => number
}

/** What the log tells of a call: never what was said. */
export interface CallLog {
  call: string
  model?: string
  cost?: number
}

/** One call of one visitor. */
export interface Call {
  readonly context: GatewayContext
  readonly request: Request
  readonly client: Client
  readonly connection: ConnectionInfo
  readonly log: CallLog
  /** Where visitors reach the gateway, without a slash at the end. */
  readonly publicUrl: string
}

/** The API's version as it stands in the path. */
export type Version = 'v1' | 'v1beta'

/**
 * Looks a ticket up that the visitor was given, or their network before they had a cookie.
 *
 * @returns null for nobody's and for somebody else's
 */
export async function findOwnTicket(call: Call, kind: Ticket['kind'], id: string): Promise<Ticket | null> {
  const ticket = await call.context.ledger.findTicket(kind, id, call.context.now())
  const { client } = call
  return ticket !== null && [client.id, ...client.networks.slice(0, 1)].includes(ticket.owner) ? ticket : null
}
