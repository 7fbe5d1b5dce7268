import * as v from 'valibot'
import { admit } from '../calls/metered.ts'
import { dollars } from '../cost/price.ts'
import { readReply, upstreamError } from '../http/answers.ts'
import { readJson, rebuild } from '../http/body.ts'
import { notFound } from '../http/refusal.ts'
import { randomId, type Visitor } from '../http/visitor.ts'
import type { LiveModel } from '../models.ts'
import { type LiveSetup, liveSetup } from '../schema/live.ts'
import type { Call, World } from '../world.ts'

const MINUTE = 60_000
const LARGEST = 64 * 1024

const tokenBody = v.strictObject({ setup: liveSetup })
const mintedToken = v.object({ name: v.pipe(v.string(), v.regex(/^auth_tokens\/[\w.~-]{1,2000}$/)) })

/** What `POST /live/token` answers: what to give the SDK as `apiKey`, `apiVersion` and `httpOptions.baseUrl`. */
export interface LiveToken {
  readonly name: string
  readonly apiVersion: 'v1alpha'
  readonly baseUrl: string
  /** Until when a conversation may be begun with it. */
  readonly newSessionExpireTime: string
}

/** What a ticket of the relay stands for. */
export interface LiveTicket {
  readonly setup: LiveSetup
  readonly visitor: Visitor
}

/**
 * Gives out a token for one live conversation, locked to its setup, to be begun within a minute: Google's own, with
 * which the page speaks to Google, or a ticket to the relay. The page does the same with both.
 */
export async function mintToken(call: Call): Promise<Response> {
  const { world, note } = call
  await admit(call, 0, 0, true)
  const { setup } = rebuild(tokenBody, await readJson(call, LARGEST))
  const model = liveModel(world, setup)
  note.model = model.id
  return world.live === 'token' ? mintAtGoogle(call, setup, model) : mintHere(call, setup)
}

/** The model of a setup, if it is one to talk with. @throws {Refusal} 404 */
export function liveModel(world: World, setup: LiveSetup): LiveModel {
  const [, id = ''] = /^models\/([\w.-]+)$/.exec(setup.model) ?? []
  const model = world.models.get(id)
  if (model?.makes !== 'live') throw notFound()
  return model
}

async function mintHere(call: Call, setup: LiveSetup): Promise<Response> {
  const { world, visitor } = call
  const id = randomId(32)
  const until = world.now() + MINUTE
  const ticket: LiveTicket = { setup, visitor }
  await world.ledger.keep({ kind: 'live', id, owner: visitor.id, value: JSON.stringify(ticket), until })
  return answer(`auth_tokens/${id}`, call.publicUrl, until)
}

/** What a page says to Google itself cannot be counted here: the whole share is charged, and there is no ceiling. */
async function mintAtGoogle(call: Call, setup: LiveSetup, model: LiveModel): Promise<Response> {
  const { world, note } = call
  const { liveMinutes } = world.limits
  const cost = dollars(model.perMinute * liveMinutes)
  const id = await admit(call, cost, liveMinutes * MINUTE)
  note.cost = cost
  const until = world.now() + MINUTE
  const response = await world.upstream.send({
    method: 'POST',
    path: '/v1alpha/auth_tokens',
    body: JSON.stringify({
      expireTime: new Date(world.now() + liveMinutes * MINUTE).toISOString(),
      newSessionExpireTime: new Date(until).toISOString(),
      uses: 1,
      bidiGenerateContentSetup: setup,
    }),
    signal: call.request.signal,
  })
  if (!response.ok) {
    await world.ledger.settle(id, 0)
    return upstreamError(world.upstream, response)
  }
  const { name } = await readReply(mintedToken, response)
  return answer(name, world.upstream.base, until)
}

function answer(name: string, baseUrl: string, until: number): Response {
  const newSessionExpireTime = new Date(until).toISOString()
  const body: LiveToken = { name, apiVersion: 'v1alpha', baseUrl, newSessionExpireTime }
  return Response.json(body)
}
