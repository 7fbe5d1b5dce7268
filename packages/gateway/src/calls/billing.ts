import type { Price } from '../cost/price.ts'
import { UsageWatch } from '../cost/usage.ts'
import { answerHeaders, upstreamError } from '../http/answers.ts'
import { passOn } from '../http/passing.ts'
import { Refusal } from '../http/refusal.ts'
import type { Admission } from '../ledger/ledger.ts'
import { scopesOf } from '../limits.ts'
import type { Call } from '../world.ts'

/** The longest that a call may be under way, in milliseconds. */
const HOLD = 10 * 60_000

const WORDS = {
  rate: 'You exceeded the number of requests per minute. Please wait a moment.',
  busy: 'Too many of your requests are under way. Please wait for them to end.',
  budget: 'The budget of this day is used up. Please come back tomorrow.',
} as const

/** A call that costs something, ready to be made. */
export interface PricedCall {
  readonly price: Price
  readonly send: () => Promise<Response>
}

/**
 * Admits a call against rate, concurrency and budget.
 *
 * @param worst millionths of a dollar
 * @param hold for how long it is under way at most, in milliseconds; 0 where that is not counted
 * @param free whether it costs nothing: more of them may come
 * @returns by what to settle it
 * @throws {Refusal} 429 when a limit is reached
 */
export async function admit(call: Call, worst: number, hold: number, free = false): Promise<string> {
  const { world, visitor } = call
  const scopes = scopesOf(visitor, world.limits, free)
  return idOf(await world.ledger.admit({ at: world.now(), worst, hold, scopes }))
}

/** The id of an admission. @throws {Refusal} 429 when it is none */
export function idOf(admission: Admission): string {
  if (admission.passes) return admission.id
  const { limit, retryAfter } = admission
  throw new Refusal(429, WORDS[limit], { reason: `${limit.toUpperCase()}_LIMIT`, retryAfter })
}

/**
 * Makes a call that costs something. It is admitted before its body is read, so that nobody can have more bodies
 * under way than calls; charged the most it can cost before it is sent; and given back after what it did not cost.
 * The answer streams through while its usage is read off.
 *
 * @param prepare reads and checks the body
 */
export async function metered(call: Call, prepare: () => Promise<PricedCall>): Promise<Response> {
  const { world, note } = call
  // The smallest charge there is: refused at once where nothing is left of the budget.
  const id = await admit(call, 1, HOLD)
  const settle = async (cost: number) => {
    note.cost = cost
    const work = world.ledger.settle(id, cost)
    call.caller.waitUntil?.(work)
    await work
  }
  const { price, send } = await prepare()
    .then(async (priced) => {
      const scopes = scopesOf(call.visitor, world.limits, false)
      idOf(await world.ledger.raise({ id, at: world.now(), worst: priced.price.worst, hold: HOLD, scopes }))
      return priced
    })
    .catch(async (error: unknown) => {
      await settle(0)
      throw error
    })

  const started = world.now()
  const watch = new UsageWatch()
  const brokenOff = () => settle(price.brokenOff(watch.usage, (world.now() - started) / 1000))
  let response: Response
  try {
    response = await send()
  } catch (error) {
    // What was sent may have been worked on, though no answer came.
    await (error instanceof Refusal && error.details.unsent ? settle(0) : brokenOff())
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
      if (end === 'whole' && watch.usage === null) return settle(price.worst)
      return end === 'whole' && watch.finished && watch.usage !== null
        ? settle(price.used(watch.usage))
        : brokenOff()
    },
  )
  return new Response(body, { status: response.status, headers: answerHeaders(response) })
}

/**
 * Makes a call that costs nothing, and counts it.
 *
 * @param hold for how long it is under way at most, in milliseconds; 0 where that is not counted
 */
export async function counted(call: Call, send: () => Promise<Response>, hold = 0): Promise<Response> {
  const { ledger, upstream } = call.world
  const id = await admit(call, 0, hold, true)
  try {
    const response = await send()
    return response.ok ? response : await upstreamError(upstream, response)
  } finally {
    if (hold > 0) await ledger.settle(id, 0)
  }
}
