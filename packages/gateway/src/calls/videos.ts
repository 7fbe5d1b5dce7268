import * as v from 'valibot'
import { fixedPrice } from '../cost/price.ts'
import { bytesOf, pictureTokens, textBytes } from '../cost/tokens.ts'
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
  return metered(call, async () => {
    const body = rebuild(pictureBody, await readJson(call, 64 * 1024))
    const price = fixedPrice(model.perUnit)
    return { price, send: () => post(call, `/${version}/models/${model.id}:predict`, body) }
  })
}

/** Begins a video of Veo; its operation belongs to who began it. */
export async function beginVideo(call: Call, version: Version, model: UnitModel): Promise<Response> {
  const answer = await metered(call, async () => {
    const body = rebuild(videoBody, await readJson(call, LARGEST))
    const price = fixedPrice(model.perUnit * (body.parameters.durationSeconds ?? LONGEST_VEO))
    return { price, send: () => post(call, `/${version}/models/${model.id}:predictLongRunning`, body) }
  })
  if (!answer.ok) return answer
  const { name } = await readReply(operation, answer)
  const [, id] = /^models\/[\w.-]+\/operations\/([\w-]{1,200})$/.exec(name) ?? []
  if (id === undefined) throw unexpected()
  await keep(call, 'operation', `${model.id}/${id}`)
  return Response.json({ name: `models/${model.id}/operations/${id}` })
}

/** Asks how a video of Veo is getting on. */
export async function pollVideo(call: Call, version: Version, model: string, id: string): Promise<Response> {
  if ((await ownTicket(call, 'operation', `${model}/${id}`)) === null) throw notFound()
  return ask(call, 'GET', `/${version}/models/${model}/operations/${id}`)
}

/** Begins a video by Interactions; the interaction belongs to who began it. */
export async function beginInteraction(call: Call, version: Version): Promise<Response> {
  const { world, note } = call
  const answer = await metered(call, async () => {
    const body = rebuild(interactionBody, await readJson(call, LARGEST))
    const model = world.models.get(body.model)
    if (model?.makes !== 'interaction-video') throw notFound()
    note.model = model.id
    const seconds = parseInt(body.response_format.duration ?? `${LONGEST_VIDEO}`, 10)
    const prompt = (inputTokens(body.input) * (model.input ?? 0)) / 1_000_000
    const price = fixedPrice(model.perUnit * seconds + prompt)
    return { price, send: () => post(call, `/${version}/interactions`, body) }
  })
  if (!answer.ok) return answer
  const begun = await readReply(interaction, answer)
  await keep(call, 'interaction', begun.id)
  return Response.json(await withOwnAddresses(call, begun))
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
  return Response.json(await withOwnAddresses(call, await readReply(v.unknown(), response)))
}

/** The most tokens that the prompt of a video can have. */
function inputTokens(input: v.InferOutput<typeof interactionBody>['input']): number {
  if (typeof input === 'string') return textBytes(input)
  return input.reduce(
    (sum, part) => sum + (part.type === 'text' ? textBytes(part.text) : pictureTokens(bytesOf(part.data))),
    0,
  )
}

function post({ world, request }: Call, path: string, body: object): Promise<Response> {
  return world.upstream.send({ method: 'POST', path, body: JSON.stringify(body), signal: request.signal })
}

async function keep(call: Call, kind: Ticket['kind'], id: string): Promise<void> {
  const { world, visitor } = call
  await world.ledger.keep({ kind, id, owner: visitor.id, value: '', until: world.now() + DAYS_2 })
}
