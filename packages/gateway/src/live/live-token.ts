import * as v from 'valibot'
import { admit } from '../calls/billing.ts'
import type { Plan } from '../authorize/plan.ts'
import { toMicrodollars } from '../cost/price.ts'
import { readJsonResponse, toErrorResponse } from '../http/upstream-response.ts'
import { readJson, rebuild } from '../http/body.ts'
import { notFound } from '../api-error.ts'
import { randomId, type Client } from '../http/client.ts'
import type { LiveModel } from '../models.ts'
import { type LiveSetup, liveSetup } from '../schema/live.ts'
import { type Call, type GatewayContext, requireModel } from '../context.ts'

const MINUTE = 60_000
const LARGEST = 64 * 1024

const tokenBody = v.strictObject({ setup: liveSetup })
const mintedToken = v.object({ name: v.pipe(v.string(), v.regex(/^auth_tokens\/[\w.~-]{1,2000}$/)) })

/** Response of `POST /live/token`: the SDK's `apiKey`, `apiVersion` and `httpOptions.baseUrl`. */
export interface LiveToken {
  readonly name: string
  readonly apiVersion: 'v1alpha'
  readonly baseUrl: string
  /** Time until which a session can be started. */
  readonly newSessionExpireTime: string
}

/** Stored value of a relay ticket. */
export interface LiveTicket {
  readonly setup: LiveSetup
  readonly visitor: Client
  readonly plan: Plan
}

/**
 * Creates a token for one live session with a locked setup, to be started within a minute: Google's ephemeral token,
 * or a ticket for the relay. The page uses both in the same way.
 */
export async function createLiveToken(call: Call): Promise<Response> {
  const { context, log } = call
  await admit(call, 0, 0, { isFree: true })
  const { setup } = rebuild(tokenBody, await readJson(call, LARGEST))
  const model = findLiveModel(context, setup)
  requireModel(call, model.id)
  log.model = model.id
  return context.live === 'token' ? mintAtGoogle(call, setup, model) : mintHere(call, setup)
}

/** Finds the live model of a setup. @throws {ApiError} 404 */
export function findLiveModel(context: GatewayContext, setup: LiveSetup): LiveModel {
  const [, id = ''] = /^models\/([\w.-]+)$/.exec(setup.model) ?? []
  const model = context.models.get(id)
  if (model?.makes !== 'live') throw notFound()
  return model
}

async function mintHere(call: Call, setup: LiveSetup): Promise<Response> {
  const { context, client, plan } = call
  const id = randomId(32)
  const at = context.now()
  const until = at + MINUTE
  const ticket: LiveTicket = { setup, visitor: client, plan }
  const value = JSON.stringify(ticket)
  await context.ledger.storeTicket({ kind: 'live', id, owner: client.id, value, until }, at)
  return tokenResponse(`auth_tokens/${id}`, call.publicUrl, until)
}

/** A direct session with Google cannot be metered, so the whole budget is charged and there is no ceiling. */
async function mintAtGoogle(call: Call, setup: LiveSetup, model: LiveModel): Promise<Response> {
  const { context, log } = call
  const { liveMinutes } = context.limits
  const cost = toMicrodollars(model.perMinute * liveMinutes)
  const id = await admit(call, cost, liveMinutes * MINUTE, { model: model.id })
  log.cost = cost
  const until = context.now() + MINUTE
  const response = await context.upstream.send({
    method: 'POST',
    path: '/v1alpha/auth_tokens',
    body: JSON.stringify({
      expireTime: new Date(context.now() + liveMinutes * MINUTE).toISOString(),
      newSessionExpireTime: new Date(until).toISOString(),
      uses: 1,
      bidiGenerateContentSetup: setup,
    }),
    signal: call.request.signal,
  })
  if (!response.ok) {
    await context.ledger.settle(id, 0)
    return toErrorResponse(context.upstream, response)
  }
  const { name } = await readJsonResponse(mintedToken, response)
  return tokenResponse(name, context.upstream.base, until)
}

function tokenResponse(name: string, baseUrl: string, until: number): Response {
  const newSessionExpireTime = new Date(until).toISOString()
  const body: LiveToken = { name, apiVersion: 'v1alpha', baseUrl, newSessionExpireTime }
  return Response.json(body)
}
