import * as v from 'valibot'
import { toMicrodollars } from '../cost/price.ts'
import {
  forwardedHeaders,
  readJsonResponse,
  unexpectedResponse,
  toErrorResponse,
} from '../http/upstream-response.ts'
import { readJson, rebuild } from '../http/body.ts'
import { streamAtMinimumRate } from '../http/minimum-rate.ts'
import { limitStream } from '../http/body-streams.ts'
import { notFound, ApiError } from '../api-error.ts'
import { randomId } from '../http/client.ts'
import { uploadBody } from '../schema/media.ts'
import { type Call, findOwnTicket, type Version } from '../context.ts'
import { parseFileId, storeFileTicket } from './file-ticket.ts'
import { admit, counted } from './billing.ts'

const UPLOAD_TIME = 60 * 60 * 1000
/** Google stores files for free; a small charge limits how many one client can upload. */
const UPLOAD_PRICE = toMicrodollars(0.005)

const uploadTicket = v.object({ upstreamId: v.string(), bytes: v.number() })
const finished = v.looseObject({ file: v.looseObject({ uri: v.string() }) })

/** Starts an upload. Its URL is the gateway's, because Google's would accept bytes without a key. */
export async function startUpload(call: Call, version: Version): Promise<Response> {
  const { context, request, client } = call
  const charge = await admit(call, UPLOAD_PRICE, UPLOAD_TIME, { model: 'upload' })
  const body = await readUpload(call).catch(async (error: unknown) => {
    await context.ledger.settle(charge, 0)
    throw error
  })
  await context.ledger.settle(charge, UPLOAD_PRICE)
  const { mimeType, sizeBytes } = body.file
  const response = await context.upstream.send({
    method: 'POST',
    path: `/upload/${version}/files`,
    headers: {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-length': sizeBytes,
      'x-goog-upload-header-content-type': mimeType,
    },
    body: JSON.stringify(body),
    signal: request.signal,
  })
  if (!response.ok) return toErrorResponse(context.upstream, response)
  await response.body?.cancel()
  const url = URL.parse(response.headers.get('x-goog-upload-url') ?? '')
  const upstreamId = url?.searchParams.get('upload_id') ?? ''
  if (!/^[\w.~-]{1,1000}$/.test(upstreamId)) throw unexpectedResponse()
  const id = randomId(24)
  const value = JSON.stringify({ upstreamId, bytes: Number(sizeBytes) })
  const at = context.now()
  const ticket = { kind: 'upload', id, owner: client.id, value, until: at + UPLOAD_TIME } as const
  await context.ledger.storeTicket(ticket, at)
  const uploadUrl = `${call.publicUrl}/upload/${version}/files?upload_id=${id}&upload_protocol=resumable`
  return new Response(null, { headers: { 'x-goog-upload-url': uploadUrl, 'x-goog-upload-status': 'active' } })
}

async function readUpload(call: Call): Promise<v.InferOutput<typeof uploadBody>> {
  const body = rebuild(uploadBody, await readJson(call, 4096))
  const { headers } = call.request
  const { mimeType, sizeBytes } = body.file
  if (
    headers.get('x-goog-upload-protocol') !== 'resumable' ||
    headers.get('x-goog-upload-command') !== 'start' ||
    headers.get('x-goog-upload-header-content-length') !== sizeBytes ||
    headers.get('x-goog-upload-header-content-type') !== mimeType
  )
    throw new ApiError(400, 'The upload headers do not match the file.')
  return body
}

/** Forwards a chunk of an upload as a stream. */
export async function uploadChunk(call: Call, version: Version, id: string): Promise<Response> {
  const { context, request } = call
  const ticket = await findOwnTicket(call, 'upload', id)
  if (ticket === null) throw notFound()
  const { upstreamId, bytes } = v.parse(uploadTicket, JSON.parse(ticket.value))
  const offset = request.headers.get('x-goog-upload-offset') ?? ''
  const command = request.headers.get('x-goog-upload-command') ?? ''
  if (!/^\d{1,9}$/.test(offset) || !['upload', 'upload, finalize'].includes(command))
    throw new ApiError(400, 'The upload headers cannot be read.')
  const remaining = bytes - Number(offset)
  const length = request.headers.get('content-length')
  if (remaining < 0 || (length !== null && !(Number(length) <= remaining)))
    throw new ApiError(413, 'The chunk is larger than the file.')
  if (request.body === null) throw new ApiError(400, 'The chunk is empty.')
  const body = limitStream(remaining, streamAtMinimumRate(request.body))
  const response = await counted(
    call,
    () =>
      context.upstream.send({
        method: 'POST',
        path: `/upload/${version}/files?upload_id=${encodeURIComponent(upstreamId)}&upload_protocol=resumable`,
        headers: { 'x-goog-upload-command': command, 'x-goog-upload-offset': offset },
        body,
        signal: request.signal,
      }),
    UPLOAD_TIME,
  )
  if (response.headers.get('x-goog-upload-status') !== 'final') return forwardResponse(response)
  return finishUpload(call, response)
}

async function finishUpload(call: Call, response: Response): Promise<Response> {
  const body = await readJsonResponse(finished, response)
  const id = parseFileId(body.file.uri)
  if (id === null) throw unexpectedResponse()
  await storeFileTicket(call, id, { uri: body.file.uri })
  return Response.json(body, { headers: { 'x-goog-upload-status': 'final' } })
}

/** Gets or deletes a file. */
export async function requestFile(
  call: Call,
  version: Version,
  id: string,
  method: 'GET' | 'DELETE',
): Promise<Response> {
  if ((await findOwnTicket(call, 'file', id)) === null) throw notFound()
  const path = `/${version}/files/${id}`
  return forwardResponse(
    await counted(call, () => call.context.upstream.send({ method, path, signal: call.request.signal })),
  )
}

/** Forwards a file as a stream. */
export async function download(call: Call, version: Version, id: string): Promise<Response> {
  if ((await findOwnTicket(call, 'file', id)) === null) throw notFound()
  const range = call.request.headers.get('range') ?? ''
  const response = await counted(call, () =>
    call.context.upstream.download({
      method: 'GET',
      path: `/${version}/files/${id}:download?alt=media`,
      headers: /^bytes=\d{0,12}-\d{0,12}$/.test(range) ? { range } : {},
      signal: call.request.signal,
    }),
  )
  const headers = forwardedHeaders(response)
  // Generated content is shown as media or saved, but never run as a page of this origin.
  if (response.ok && !/^(?:video|audio|image)\/[\w.+-]+$/.test(headers.get('content-type') ?? ''))
    headers.set('content-type', 'application/octet-stream')
  headers.set('content-security-policy', "default-src 'none'; sandbox")
  return new Response(response.body, { status: response.status, headers })
}

function forwardResponse(response: Response): Response {
  return new Response(response.body, { status: response.status, headers: forwardedHeaders(response) })
}
