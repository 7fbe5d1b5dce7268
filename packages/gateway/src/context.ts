import type { AdminGate } from './http/admin-gate.ts'
import type { BodyRoom } from './http/body-room.ts'
import type { Upstream } from './http/upstream.ts'
import type { Visitor } from './http/visitor.ts'
import type { Ledger, Ticket } from './ledger/ledger.ts'
import type { Limits } from './limits.ts'
import type { Model } from './models.ts'

/** Who opened the connection, as the adapter knows it. */
export interface Caller {
  /** The visitor's network address. */
  readonly address: string
  /** Keeps an edge worker alive until what is under way is written down. */
  readonly waitUntil?: (work: Promise<unknown>) => void
}

/** What the calls stand on. */
export interface World {
  readonly upstream: Upstream
  readonly ledger: Ledger
  readonly models: ReadonlyMap<string, Model>
  readonly limits: Limits
  readonly room: BodyRoom
  readonly admin: AdminGate
  readonly live: 'token' | 'relay'
  readonly now: () => number
}

/** What the log tells of a call: never what was said. */
export interface Note {
  call: string
  model?: string
  cost?: number
}

/** One call of one visitor. */
export interface Call {
  readonly world: World
  readonly request: Request
  readonly visitor: Visitor
  readonly caller: Caller
  readonly note: Note
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
export async function ownTicket(call: Call, kind: Ticket['kind'], id: string): Promise<Ticket | null> {
  const ticket = await call.world.ledger.find(kind, id, call.world.now())
  const { visitor } = call
  return ticket !== null && [visitor.id, ...visitor.networks.slice(0, 1)].includes(ticket.owner)
    ? ticket
    : null
}
