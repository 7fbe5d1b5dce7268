import * as v from 'valibot'
import { fixedPrice } from '../cost/price.ts'
import { decodeBase64, imageTokens, textBytes } from '../cost/tokens.ts'
import { readJsonResponse, unexpectedResponse } from '../http/upstream-response.ts'
import { readJson, rebuild } from '../http/body.ts'
import { notFound } from '../api-error.ts'
import type { Ticket } from '../ledger/ledger.ts'
import { MAX_VIDEO_SECONDS, type UnitModel } from '../models.ts'
import { interactionBody, imagenBody, videoBody } from '../schema/media.ts'
import { type Call, findOwnTicket, requireModel, type Version } from '../context.ts'
import { claimGeneratedFiles } from './generated-files.ts'
import { counted, billCall } from './billing.ts'

const LARGEST = 14 * 1024 * 1024
const DAYS_2 = 48 * 60 * 60 * 1000
const MAX_VEO_SECONDS = 8

const interaction = v.looseObject({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)) })
const operation = v.looseObject({ name: v.string() })

/** Draws an image with Imagen. */
export async function predict(call: Call, version: Version, model: UnitModel): Promise<Response> {
  return billCall(call, async () => {
    const body = rebuild(imagenBody, await readJson(call, 64 * 1024))
    const price = fixedPrice(model.perUnit)
    return { model: model.id, price, send: () => post(call, `/${version}/models/${model.id}:predict`, body) }
  })
}

/** Starts a video with Veo. Its operation belongs to the client. */
export async function startVideo(call: Call, version: Version, model: UnitModel): Promise<Response> {
  const response = await billCall(call, async () => {
    const body = rebuild(videoBody, await readJson(call, LARGEST))
    const price = fixedPrice(model.perUnit * (body.parameters.durationSeconds ?? MAX_VEO_SECONDS))
    return {
      model: model.id,
      price,
      send: () => post(call, `/${version}/models/${model.id}:predictLongRunning`, body),
    }
  })
  if (!response.ok) return response
  const { name } = await readJsonResponse(operation, response)
  const [, id] = /^models\/[\w.-]+\/operations\/([\w-]{1,200})$/.exec(name) ?? []
  if (id === undefined) throw unexpectedResponse()
  await storeTicket(call, 'operation', `${model.id}/${id}`)
  return Response.json({ name: `models/${model.id}/operations/${id}` })
}

/** Polls a video of Veo. */
export async function pollVideo(call: Call, version: Version, model: string, id: string): Promise<Response> {
  if ((await findOwnTicket(call, 'operation', `${model}/${id}`)) === null) throw notFound()
  return forwardCall(call, 'GET', `/${version}/models/${model}/operations/${id}`)
}

/** Starts a video with an interaction, which belongs to the client. */
export async function startInteraction(call: Call, version: Version): Promise<Response> {
  const { log } = call
  const response = await billCall(call, async () => {
    const body = rebuild(interactionBody, await readJson(call, LARGEST))
    const model = requireModel(call, body.model)
    if (model.makes !== 'interaction-video') throw notFound()
    log.model = model.id
    const seconds = parseInt(body.response_format.duration ?? `${MAX_VIDEO_SECONDS}`, 10)
    const prompt = (inputTokens(body.input) * (model.input ?? 0)) / 1_000_000
    const price = fixedPrice(model.perUnit * seconds + prompt)
    return { model: model.id, price, send: () => post(call, `/${version}/interactions`, body) }
  })
  if (!response.ok) return response
  const started = await readJsonResponse(interaction, response)
  await storeTicket(call, 'interaction', started.id)
  return Response.json(await claimGeneratedFiles(call, started))
}

/** Gets, cancels or deletes an interaction. */
export async function requestInteraction(
  call: Call,
  version: Version,
  id: string,
  step: 'get' | 'cancel' | 'delete',
): Promise<Response> {
  if ((await findOwnTicket(call, 'interaction', id)) === null) throw notFound()
  const path = `/${version}/interactions/${id}`
  if (step === 'get') return forwardCall(call, 'GET', `${path}?stream=false`)
  return step === 'cancel' ? forwardCall(call, 'POST', `${path}/cancel`) : forwardCall(call, 'DELETE', path)
}

async function forwardCall(call: Call, method: 'GET' | 'POST' | 'DELETE', path: string): Promise<Response> {
  const { upstream } = call.context
  const response = await counted(call, () => upstream.send({ method, path, signal: call.request.signal }))
  if (!response.ok) return response
  return Response.json(await claimGeneratedFiles(call, await readJsonResponse(v.unknown(), response)))
}

/** Upper bound for the tokens of a video's prompt. */
function inputTokens(input: v.InferOutput<typeof interactionBody>['input']): number {
  if (typeof input === 'string') return textBytes(input)
  return input.reduce(
    (sum, part) => sum + (part.type === 'text' ? textBytes(part.text) : imageTokens(decodeBase64(part.data))),
    0,
  )
}

function post({ context, request }: Call, path: string, body: object): Promise<Response> {
  return context.upstream.send({ method: 'POST', path, body: JSON.stringify(body), signal: request.signal })
}

async function storeTicket(call: Call, kind: Ticket['kind'], id: string): Promise<void> {
  const { context, client } = call
  const at = context.now()
  await context.ledger.storeTicket({ kind, id, owner: client.id, value: '', until: at + DAYS_2 }, at)
}
