import * as v from 'valibot'
import { fixedPrice } from '../cost/price.ts'
import { readReply, unexpected } from '../http/answers.ts'
import { readJson, rebuild } from '../http/body.ts'
import { notFound } from '../http/refusal.ts'
import type { Ticket } from '../ledger/ledger.ts'
import { LONGEST_VIDEO, type UnitModel } from '../models.ts'
import { interactionBody, pictureBody, videoBody } from '../schema/media.ts'
import { type Call, ownTicket, type Version } from '../world.ts'
import { withOwnAddresses } from './made-files.ts'
import { counted, metered } from './metered.ts'

const LARGEST = 14 * 1024 * 1024
const DAYS_2 = 48 * 60 * 60 * 1000
const LONGEST_VEO = 8

const interaction = v.looseObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)) })
const operation = v.looseObject({ name: v.string() })

/** A picture of Imagen. */
export async function predict(call: Call, version: Version, model: UnitModel): Promise<Response> {
  const { world, request } = call
  const body = rebuild(pictureBody, await readJson(request, 64 * 1024, world.room))
  return metered(call, fixedPrice(model.perUnit), () =>
    world.upstream.send({
      method: 'POST',
      path: `/${version}/models/${model.id}:predict`,
      body: JSON.stringify(body),
      signal: request.signal,
    }),
  )
}

/** Begins a video of Veo; its operation belongs to who began it. */
export async function beginVideo(call: Call, version: Version, model: UnitModel): Promise<Response> {
  const { world, request } = call
  const body = rebuild(videoBody, await readJson(request, LARGEST, world.room))
  const seconds = body.parameters.durationSeconds ?? LONGEST_VEO
  const answer = await metered(call, fixedPrice(model.perUnit * seconds), () =>
    world.upstream.send({
      method: 'POST',
      path: `/${version}/models/${model.id}:predictLongRunning`,
      body: JSON.stringify(body),
      signal: request.signal,
    }),
  )
  if (!answer.ok) return answer
  const { name } = await readReply(operation, answer)
  const [, id] = /^models\/[\w.-]+\/operations\/([\w-]{1,200})$/.exec(name) ?? []
  if (id === undefined) throw unexpected()
  await keep(call, 'operation', `${model.id}/${id}`)
  return json({ name: `models/${model.id}/operations/${id}` })
}

/** Asks how a video of Veo is getting on. */
export async function pollVideo(call: Call, version: Version, model: string, id: string): Promise<Response> {
  if ((await ownTicket(call, 'operation', `${model}/${id}`)) === null) throw notFound()
  return ask(call, 'GET', `/${version}/models/${model}/operations/${id}`)
}

/** Begins a video by Interactions; the interaction belongs to who began it. */
export async function beginInteraction(call: Call, version: Version): Promise<Response> {
  const { world, request, note } = call
  const body = rebuild(interactionBody, await readJson(request, LARGEST, world.room))
  const model = world.models.get(body.model)
  if (model?.makes !== 'interaction-video') throw notFound()
  note.model = model.id
  const seconds = parseInt(body.response_format.duration ?? `${LONGEST_VIDEO}`, 10)
  const answer = await metered(call, fixedPrice(model.perUnit * seconds), () =>
    world.upstream.send({
      method: 'POST',
      path: `/${version}/interactions`,
      body: JSON.stringify(body),
      signal: request.signal,
    }),
  )
  if (!answer.ok) return answer
  const begun = await readReply(interaction, answer)
  await keep(call, 'interaction', begun.id)
  return json(await withOwnAddresses(call, begun))
}

/** Asks how an interaction is getting on, cancels it, or deletes it. */
export async function interactionStep(
  call: Call,
  version: Version,
  id: string,
  step: 'get' | 'cancel' | 'delete',
): Promise<Response> {
  if ((await ownTicket(call, 'interaction', id)) === null) throw notFound()
  const path = `/${version}/interactions/${id}`
  if (step === 'get') return ask(call, 'GET', `${path}?stream=false`)
  return step === 'cancel' ? ask(call, 'POST', `${path}/cancel`) : ask(call, 'DELETE', path)
}

async function ask(call: Call, method: 'GET' | 'POST' | 'DELETE', path: string): Promise<Response> {
  const { upstream } = call.world
  const response = await counted(call, () => upstream.send({ method, path, signal: call.request.signal }))
  if (!response.ok) return response
  return json(await withOwnAddresses(call, await readReply(v.unknown(), response)))
}

async function keep(call: Call, kind: Ticket['kind'], id: string): Promise<void> {
  const { world, visitor } = call
  await world.ledger.keep({ kind, id, owner: visitor.id, value: '', until: world.now() + DAYS_2 })
}

function json(body: unknown): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } })
}
