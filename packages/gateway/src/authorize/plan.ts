import * as v from 'valibot'
import type { Limit } from '../limits.ts'

/** Plan that a call counts against. */
export interface Plan {
  /** Name in the operator's report: lower-case letters, digits and hyphens. Use few labels, not one for each user. */
  readonly label: string
  /**
   * Stable id of the user, who is then limited instead of the cookie. The ledger stores a hash of it.
   *
   * @default the visitor with the cookie
   */
  readonly user?: string | undefined
  /** Limits of this user. @default the gateway's limits of one client */
  readonly limits?: { readonly [Name in keyof Limit]?: number | undefined } | undefined
  /** Allowed models. @default all */
  readonly models?: readonly string[] | undefined
  /** Dollars a day that this user may spend on a model. @default no limit of its own */
  readonly modelDollarsPerDay?: Readonly<Record<string, number>> | undefined
  /** Dollars a day that all users of the plan may spend together. @default no limit of its own */
  readonly dollarsPerDay?: number | undefined
  /** Whether the user's calls also count against the limits of their network. @default true */
  readonly countsForNetwork?: boolean | undefined
}

/** Answer to a request without a plan. */
export interface Refusal {
  /** 401 if the user has to sign in, 403 if they may not call. */
  readonly refuse: 401 | 403
  /** Sentence for the user. */
  readonly message: string
}

/**
 * Chooses the plan of a call by its headers; called for every call except health checks. The request has no body, so
 * a plan cannot depend on it. An error or an invalid plan refuses the call.
 */
export type Authorize = (request: Request) => Plan | Refusal | Promise<Plan | Refusal>

/** Plan without a hook: everyone has the limits of one client. */
export const DEFAULT_PLAN: Plan = { label: 'default' }

const amount = v.pipe(v.number(), v.minValue(0))
const modelId = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,80}$/))

/** Plan of a hook, or as stored in a ticket. */
export const planSchema = v.strictObject({
  label: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,31}$/)),
  user: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  limits: v.optional(
    v.strictObject({
      perDay: v.optional(amount),
      perMinute: v.optional(amount),
      atOnce: v.optional(amount),
    }),
  ),
  models: v.optional(v.array(modelId)),
  modelDollarsPerDay: v.optional(v.record(modelId, amount)),
  dollarsPerDay: v.optional(amount),
  countsForNetwork: v.optional(v.boolean()),
})

/** Result of a hook. */
export const authorizationSchema = v.union([
  v.strictObject({ refuse: v.picklist([401, 403]), message: v.pipe(v.string(), v.maxLength(500)) }),
  planSchema,
])
