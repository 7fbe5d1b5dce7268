import * as v from 'valibot'
import { planSchema } from '../authorize/plan.ts'
import { toMicrodollars } from '../cost/price.ts'
import { ApiError } from '../api-error.ts'
import { billingScopes, modelScopes } from '../limits.ts'
import { type LiveSetup, liveSetup } from '../schema/live.ts'
import type { GatewayContext } from '../context.ts'
import { LiveMeter } from './meter.ts'
import { findLiveModel } from './live-token.ts'

const MINUTE = 60_000

const ticketValue = v.object({
  setup: liveSetup,
  visitor: v.object({ id: v.string(), networks: v.array(v.string()) }),
  plan: planSchema,
})

/** Live session whose budget is charged. */
export interface LiveSession {
  /** URL and headers of the upstream connection. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Setup that is sent first, whatever the page sends. */
  readonly setup: LiveSetup
  /** Maximum duration in milliseconds. */
  readonly maxDurationMs: number
  /** Charged budget in microdollars. */
  readonly budget: number
  readonly meter: LiveMeter
  /** Settles the charge in the ledger. */
  settle(): Promise<void>
}

/**
 * Takes a ticket and charges its session. A ticket works only once.
 *
 * @param path path of the upgrade request below the gateway, with its query
 * @throws {ApiError} if the ticket is invalid, or a limit is reached
 */
export async function openSession(context: GatewayContext, path: string): Promise<LiveSession> {
  // The SDK sends two slashes if its base URL has no path.
  const [, id] =
    /^\/{1,2}ws\/google\.ai\.generativelanguage\.v1alpha\.GenerativeService\.BidiGenerateContentConstrained\?access_token=auth_tokens(?:\/|%2F)([\w-]{43})$/.exec(
      path,
    ) ?? []
  if (id === undefined) throw new ApiError(404, 'There is nothing here.')
  const ticket = await context.ledger.takeTicket('live', id, context.now())
  if (ticket === null) throw new ApiError(401, 'This token has been used, or is out of date.')
  const { setup, visitor: client, plan } = v.parse(ticketValue, JSON.parse(ticket.value))
  const model = findLiveModel(context, setup)
  const { liveMinutes } = context.limits
  const started = context.now()
  const budget = toMicrodollars(model.perMinute * liveMinutes)
  const meter = new LiveMeter(model, setup)
  const admission = await context.ledger.admit({
    id: crypto.randomUUID(),
    at: started,
    maxCost: budget,
    holdMs: liveMinutes * MINUTE,
    scopes: [
      ...billingScopes({ client, plan }, context.limits, false),
      ...modelScopes({ client, plan }, context.limits, model.id),
    ],
  })
  if (!admission.passes) throw new ApiError(429, 'A limit is reached.', { retryAfter: admission.retryAfter })
  const { base, keyHeaders } = context.upstream
  return {
    url: `${base.replace(/^http/, 'ws')}/ws/google.ai.generativelanguage.v1alpha.GenerativeService.BidiGenerateContent`,
    headers: keyHeaders,
    setup,
    maxDurationMs: liveMinutes * MINUTE,
    budget,
    meter,
    settle: () => {
      const minutes = Math.min(liveMinutes, Math.ceil((context.now() - started) / MINUTE))
      return context.ledger.settle(
        admission.id,
        Math.max(toMicrodollars(model.perMinute * minutes), meter.cost),
      )
    },
  }
}
