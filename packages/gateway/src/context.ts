import { ApiError, notFound } from './api-error.ts'
import type { Plan } from './authorize/plan.ts'
import type { AdminGuard } from './http/admin-guard.ts'
import type { BodyMemory } from './http/body-memory.ts'
import type { Upstream } from './http/upstream.ts'
import type { Client } from './http/client.ts'
import type { Ledger, Ticket } from './ledger/ledger.ts'
import type { Limits } from './limits.ts'
import type { Model } from './models.ts'
import type { PromptDefinition } from './schema/prompts.ts'

/** Connection of a request, from the adapter. */
export interface ConnectionInfo {
  /** IP address of the client. */
  readonly address: string
  /** Keeps an edge worker alive until the promise settles. */
  readonly waitUntil?: (work: Promise<unknown>) => void
}

/** Dependencies that all calls share. */
export interface GatewayContext {
  readonly upstream: Upstream
  readonly ledger: Ledger
  readonly models: ReadonlyMap<string, Model>
  readonly limits: Limits
  readonly bodyMemory: BodyMemory
  readonly admin: AdminGuard
  /** The operator's prompts by their names. */
  readonly prompts: ReadonlyMap<string, PromptDefinition>
  /** Whether clients may use the operator's prompts only. */
  readonly onlyPrompts: boolean
  readonly live: 'token' | 'relay'
  readonly now: () => number
}

/** Log data of a call, without any content. */
export interface CallLog {
  call: string
  model?: string
  cost?: number
}

/** Call of one client. */
export interface Call {
  readonly context: GatewayContext
  readonly request: Request
  readonly client: Client
  readonly plan: Plan
  readonly connection: ConnectionInfo
  readonly log: CallLog
  /** Public base URL of the gateway, without a trailing slash. */
  readonly publicUrl: string
}

/**
 * Finds a model that the client may use.
 *
 * @throws {ApiError} 404 if it is unknown, 403 if the client's plan lacks it
 */
export function requireModel({ context, plan }: Call, id: string): Model {
  const model = context.models.get(id)
  if (model === undefined) throw notFound()
  if (plan.models !== undefined && !plan.models.includes(id))
    throw new ApiError(403, 'Your plan does not include this model.', { reason: 'MODEL_NOT_IN_PLAN' })
  return model
}

/** API version in the path. */
export type Version = 'v1' | 'v1beta'

/**
 * Finds a ticket of the client, or of their network from before they had a cookie.
 *
 * @returns null if there is none, or it belongs to another client
 */
export async function findOwnTicket(call: Call, kind: Ticket['kind'], id: string): Promise<Ticket | null> {
  const ticket = await call.context.ledger.findTicket(kind, id, call.context.now())
  const { client } = call
  return ticket !== null && [client.id, ...client.networks.slice(0, 1)].includes(ticket.owner) ? ticket : null
}
