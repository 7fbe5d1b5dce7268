import * as v from 'valibot'
import { dollars } from '../cost/price.ts'
import { Refusal } from '../http/refusal.ts'
import { scopesOf } from '../limits.ts'
import { type LiveSetup, liveSetup } from '../schema/live.ts'
import type { World } from '../world.ts'
import { LiveMeter } from './meter.ts'
import { liveModel } from './tickets.ts'

const MINUTE = 60_000

const ticketValue = v.object({
  setup: liveSetup,
  visitor: v.object({ id: v.string(), networks: v.array(v.string()) }),
})

/** A live conversation that is paid for. */
export interface LiveSession {
  /** Where to speak, and with which headers. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** What is said first, whatever the page says. */
  readonly setup: LiveSetup
  /** How long it may last, in milliseconds. */
  readonly longest: number
  /** What it may cost, in millionths of a dollar: charged already. */
  readonly share: number
  readonly meter: LiveMeter
  /** Tells the ledger that it is over. */
  over(): Promise<void>
}

/**
 * Takes a ticket and charges its conversation. A ticket is good once: whoever comes with it again is nobody.
 *
 * @param path of the request to upgrade, below the gateway, with its query
 * @throws {Refusal} when it is no good ticket, or a limit is reached
 */
export async function openSession(world: World, path: string): Promise<LiveSession> {
  // The SDK writes two slashes when the base address has no path.
  const [, id] =
    /^\/{1,2}ws\/google\.ai\.generativelanguage\.v1alpha\.GenerativeService\.BidiGenerateContentConstrained\?access_token=auth_tokens(?:\/|%2F)([\w-]{43})$/.exec(
      path,
    ) ?? []
  if (id === undefined) throw new Refusal(404, 'There is nothing here.')
  const ticket = await world.ledger.take('live', id, world.now())
  if (ticket === null) throw new Refusal(401, 'This token has been used, or is out of date.')
  const { setup, visitor } = v.parse(ticketValue, JSON.parse(ticket.value))
  const model = liveModel(world, setup)
  const { liveMinutes } = world.limits
  const started = world.now()
  const share = dollars(model.perMinute * liveMinutes)
  const meter = new LiveMeter(model, setup)
  const admission = await world.ledger.admit({
    at: started,
    worst: share,
    hold: liveMinutes * MINUTE,
    scopes: scopesOf(visitor, world.limits, false),
  })
  if (!admission.passes) throw new Refusal(429, 'A limit is reached.', { retryAfter: admission.retryAfter })
  const { base, keyHeaders } = world.upstream
  return {
    url: `${base.replace(/^http/, 'ws')}/ws/google.ai.generativelanguage.v1alpha.GenerativeService.BidiGenerateContent`,
    headers: keyHeaders,
    setup,
    longest: liveMinutes * MINUTE,
    share,
    meter,
    over: () => {
      const minutes = Math.min(liveMinutes, Math.ceil((world.now() - started) / MINUTE))
      return world.ledger.settle(admission.id, Math.max(dollars(model.perMinute * minutes), meter.cost))
    },
  }
}
