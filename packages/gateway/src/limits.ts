import { toMicrodollars } from './cost/price.ts'
import type { Client } from './http/client.ts'
import { REPORTED_PREFIX, type Scope, TOTAL_SUBJECT } from './ledger/ledger.ts'
import type { Plan } from './authorize/plan.ts'

/** Limits of one client, one network, or the total. */
export interface Limit {
  /** Dollars a day (UTC). */
  readonly perDay: number
  /** Calls a minute. */
  readonly perMinute: number
  /** Maximum active calls. */
  readonly atOnce: number
}

export interface Limits {
  readonly client: Limit
  readonly network: Limit
  readonly total: Limit
  /** Maximum length of a live session, in minutes. */
  readonly liveMinutes: number
  /** Dollars a day for a model, of all clients together. @default no limit of its own */
  readonly modelDollarsPerDay?: Readonly<Record<string, number>>
}

/** Default limits. */
export const LIMITS: Limits = {
  client: { perDay: 5, perMinute: 20, atOnce: 3 },
  network: { perDay: 20, perMinute: 120, atOnce: 20 },
  total: { perDay: 50, perMinute: 1200, atOnce: 400 },
  liveMinutes: 10,
}

/** Client of a call and their plan. */
export interface Payer {
  readonly client: Client
  readonly plan: Plan
}

/** Polls and downloads cost nothing, so their rate limit is higher. */
const FREE_CALL_FACTOR = 10

/** Name of the total in the ledger. */
export const TOTAL_SCOPE = TOTAL_SUBJECT

/** Subject of the report for a plan's use of a model. */
export function toUseSubject(plan: string, model: string): string {
  return `${REPORTED_PREFIX}${plan}/${model}`
}

/** Returns the plan and the model of a subject, or null for another subject. */
export function parseUseSubject(subject: string): { readonly plan: string; readonly model: string } | null {
  if (!subject.startsWith(REPORTED_PREFIX)) return null
  const [plan = '', model = ''] = subject.slice(REPORTED_PREFIX.length).split('/')
  return { plan, model }
}

/** Returns the scopes that a call counts against, whatever its model. */
export function billingScopes({ client, plan }: Payer, limits: Limits, free: boolean): Scope[] {
  const scope = (subject: string, limit: Limit): Scope => ({
    subject: free ? `light:${subject}` : subject,
    perDay: toMicrodollars(limit.perDay),
    perMinute: free ? limit.perMinute * FREE_CALL_FACTOR : limit.perMinute,
    atOnce: limit.atOnce,
  })
  const { perDay, perMinute, atOnce } = plan.limits ?? {}
  const own: Limit = {
    perDay: perDay ?? limits.client.perDay,
    perMinute: perMinute ?? limits.client.perMinute,
    atOnce: atOnce ?? limits.client.atOnce,
  }
  // Without a cookie the narrowest network is the client, with the stricter limit.
  const networks =
    plan.countsForNetwork === false ? [] : client.networks.filter((network) => network !== client.id)
  return [
    scope(client.id, own),
    ...networks.map((network) => scope(network, limits.network)),
    scope(TOTAL_SCOPE, limits.total),
  ]
}

/** Returns the further scopes of a call whose model is known: ceilings of the model and the plan, and the report. */
export function modelScopes({ client, plan }: Payer, limits: Limits, model: string): Scope[] {
  const scope = (subject: string, dollarsPerDay?: number): Scope => ({
    subject,
    perDay: dollarsPerDay === undefined ? Number.MAX_SAFE_INTEGER : toMicrodollars(dollarsPerDay),
    perMinute: Number.MAX_SAFE_INTEGER,
    atOnce: Number.MAX_SAFE_INTEGER,
  })
  const ceilings = [
    { subject: `${client.id}/${model}`, dollars: plan.modelDollarsPerDay?.[model] },
    { subject: `model:${model}`, dollars: limits.modelDollarsPerDay?.[model] },
    { subject: `plan:${plan.label}`, dollars: plan.dollarsPerDay },
  ]
  return [
    ...ceilings
      .filter(({ dollars }) => dollars !== undefined)
      .map(({ subject, dollars }) => scope(subject, dollars)),
    scope(toUseSubject(plan.label, model)),
  ]
}
