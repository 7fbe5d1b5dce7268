import type { Price } from '../cost/price.ts'
import { UsageReader } from '../cost/usage.ts'
import { forwardedHeaders, toErrorResponse } from '../http/upstream-response.ts'
import { forwardStream } from '../http/body-streams.ts'
import { ApiError } from '../api-error.ts'
import type { Admission } from '../ledger/ledger.ts'
import { billingScopes, modelScopes } from '../limits.ts'
import type { Call } from '../context.ts'

/** Upper bound of a call, in milliseconds. */
const MAX_CALL_MS = 10 * 60_000

const LIMIT_MESSAGES = {
  rate: 'You exceeded the number of requests per minute. Please wait a moment.',
  busy: 'Too many of your requests are under way. Please wait for them to end.',
  budget: 'The budget of this day is used up. Please come back tomorrow.',
} as const

/** Call with a price, ready to be sent. */
export interface PricedCall {
  /** Id of its model. */
  readonly model: string
  readonly price: Price
  readonly send: () => Promise<Response>
}

/** Kind of a call that is admitted. */
interface AdmissionOptions {
  /** Whether the call costs nothing and has a higher rate limit. @default false */
  readonly isFree?: boolean
  /** Id of the model, if it is known. */
  readonly model?: string
}

/**
 * Admits a call against the limits on rate, concurrency and budget.
 *
 * @param maxCost maximum cost in microdollars
 * @param holdMs maximum duration in milliseconds; 0 if the call does not count as active
 * @returns the id to settle it by
 * @throws {ApiError} 429 when a limit is reached
 */
export async function admit(
  call: Call,
  maxCost: number,
  holdMs: number,
  { isFree = false, model }: AdmissionOptions = {},
): Promise<string> {
  const { context } = call
  const scopes = [
    ...billingScopes(call, context.limits, isFree),
    ...(model === undefined ? [] : modelScopes(call, context.limits, model)),
  ]
  const id = crypto.randomUUID()
  return requireAdmission(await context.ledger.admit({ id, at: context.now(), maxCost, holdMs, scopes }))
}

/** Returns the id of an admission. @throws {ApiError} 429 if the call was not admitted */
function requireAdmission(admission: Admission): string {
  if (admission.passes) return admission.id
  const { limit, retryAfter } = admission
  throw new ApiError(429, LIMIT_MESSAGES[limit], { reason: `${limit.toUpperCase()}_LIMIT`, retryAfter })
}

/**
 * Makes a call that costs money. Admits it before reading its body, so that a client cannot have more bodies in
 * memory than calls. Charges its maximum cost before sending it, and refunds the rest afterwards. Streams the
 * response and reads its usage.
 *
 * @param prepare reads and checks the body
 */
export async function billCall(call: Call, prepare: () => Promise<PricedCall>): Promise<Response> {
  const { context, log } = call
  // The smallest charge: rejects the call at once if the budget is used up.
  const id = await admit(call, 1, MAX_CALL_MS)
  const settle = async (cost: number) => {
    log.cost = cost
    const work = context.ledger.settle(id, cost)
    call.connection.waitUntil?.(work)
    await work
  }
  const { price, send } = await prepare()
    .then(async (priced) => {
      const scopes = [
        ...billingScopes(call, context.limits, false),
        ...modelScopes(call, context.limits, priced.model),
      ]
      requireAdmission(
        await context.ledger.raise({
          id,
          at: context.now(),
          maxCost: priced.price.maxCost,
          holdMs: MAX_CALL_MS,
          scopes,
        }),
      )
      return priced
    })
    .catch(async (error: unknown) => {
      await settle(0)
      throw error
    })

  const started = context.now()
  const usageReader = new UsageReader()
  const aborted = () => settle(price.aborted(usageReader.usage, (context.now() - started) / 1000))
  let response: Response
  try {
    response = await send()
  } catch (error) {
    // The upstream may have processed the request although it sent no response.
    await (error instanceof ApiError && error.details.unsent ? settle(0) : aborted())
    throw error
  }
  if (!response.ok || response.body === null) {
    await settle(0)
    return toErrorResponse(context.upstream, response)
  }
  const body = forwardStream(
    response.body,
    (chunk) => usageReader.read(chunk),
    (end) => {
      if (end === 'complete' && usageReader.usage === null) return settle(price.maxCost)
      return end === 'complete' && usageReader.isFinished && usageReader.usage !== null
        ? settle(price.complete(usageReader.usage))
        : aborted()
    },
  )
  return new Response(body, { status: response.status, headers: forwardedHeaders(response) })
}

/**
 * Makes a call that costs nothing and counts it against the rate limit.
 *
 * @param holdMs maximum duration in milliseconds; 0 if the call does not count as active
 */
export async function counted(call: Call, send: () => Promise<Response>, holdMs = 0): Promise<Response> {
  const { ledger, upstream } = call.context
  const id = await admit(call, 0, holdMs, { isFree: true })
  try {
    const response = await send()
    return response.ok ? response : await toErrorResponse(upstream, response)
  } finally {
    if (holdMs > 0) await ledger.settle(id, 0)
  }
}
