import type { Price } from '../cost/price.ts'
import { UsageWatch } from '../cost/usage.ts'
import { answerHeaders, upstreamError } from '../http/answers.ts'
import { passOn } from '../http/passing.ts'
import { Refusal } from '../http/refusal.ts'
import { scopesOf } from '../limits.ts'
import type { Call } from '../world.ts'

/** Longer than any call is waited for. */
const HOLD = 10 * 60_000

const WORDS = {
  rate: 'You exceeded the number of requests per minute. Please wait a moment.',
  busy: 'Too many of your requests are under way. Please wait for them to end.',
  budget: 'The budget of this day is used up. Please come back tomorrow.',
} as const

/**
 * Charges a call, or counts one that costs nothing.
 *
 * @param worst millionths of a dollar
 * @param hold for how long it is under way at most, in milliseconds
 * @returns by what to settle it
 * @throws {Refusal} 429 when a limit is reached
 */
export async function admit(call: Call, worst: number, hold: number): Promise<string> {
  const { world, visitor } = call
  const scopes = scopesOf(visitor, world.limits, worst === 0 && hold === 0)
  const admission = await world.ledger.admit({ at: world.now(), worst, hold, scopes })
  if (admission.passes) return admission.id
  const { limit, retryAfter } = admission
  throw new Refusal(429, WORDS[limit], { reason: `${limit.toUpperCase()}_LIMIT`, retryAfter })
}

/**
 * Makes a call that costs something: charges the most it can cost before, and gives back what it did not cost
 * after. The answer streams through while its usage is read off.
 */
export async function metered(call: Call, price: Price, send: () => Promise<Response>): Promise<Response> {
  const { world, note } = call
  const id = await admit(call, price.worst, HOLD)
  const started = world.now()
  const settle = async (cost: number) => {
    note.cost = cost
    const work = world.ledger.settle(id, cost)
    call.caller.waitUntil?.(work)
    await work
  }
  const watch = new UsageWatch()
  const brokenOff = () => settle(price.brokenOff(watch.usage, (world.now() - started) / 1000))

  let response: Response
  try {
    response = await send()
  } catch (error) {
    // Nobody answered: whether Google began with it cannot be known when it was the caller who left.
    const unreached = error instanceof Refusal && error.code === 502
    await (unreached ? settle(0) : brokenOff())
    throw error
  }
  if (!response.ok || response.body === null) {
    await settle(0)
    return upstreamError(world.upstream, response)
  }
  const body = passOn(
    response.body,
    (chunk) => watch.watch(chunk),
    (end) => {
      if (end === 'broken off') return brokenOff()
      return settle(watch.usage === null ? price.worst : price.used(watch.usage))
    },
  )
  return new Response(body, { status: response.status, headers: answerHeaders(response) })
}

/** Makes a call that costs nothing, and counts it. */
export async function counted(call: Call, send: () => Promise<Response>): Promise<Response> {
  await admit(call, 0, 0)
  const response = await send()
  return response.ok ? response : upstreamError(call.world.upstream, response)
}
