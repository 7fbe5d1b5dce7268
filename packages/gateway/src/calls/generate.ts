import { GOOGLE_URL } from '../models.ts'
import * as v from 'valibot'
import { tokenPrice, type CallInput } from '../cost/price.ts'
import {
  decodeBase64,
  CONTEXT,
  DOCUMENT,
  imageTokens,
  recordingTokens,
  textBytes,
  secondsToTokens,
} from '../cost/tokens.ts'
import { readJson, rebuild } from '../http/body.ts'
import { MAX_BODY_BYTES } from '../http/body-memory.ts'
import { ApiError } from '../api-error.ts'
import type { Output, TokenModel } from '../models.ts'
import { type GenerateBody, generateBodies } from '../schema/generate.ts'
import { type Call, findOwnTicket, type Version } from '../context.ts'
import { parseFileId, readFileTicket } from './file-ticket.ts'
import { billCall } from './billing.ts'

const MEGABYTE = 1024 * 1024

/** Maximum body size by the model's output. */
const LARGEST: Readonly<Record<Output, number>> = {
  text: MAX_BODY_BYTES,
  image: 14 * MEGABYTE,
  speech: 64 * 1024,
}
const MAX_TEXT_BYTES = 512 * 1024
const MAX_MEDIA_BYTES = 20 * MEGABYTE

type Part = GenerateBody['contents'][number]['parts'][number]

interface MediaData {
  readonly data: string
  readonly mimeType: string
}

const measuredFile = v.object({
  videoMetadata: v.object({ videoDuration: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,9})?s$/)) }),
})

/** Handles chat, analysis, search, transcription, images, speech and drafts. */
export async function generate(
  call: Call,
  version: Version,
  model: TokenModel,
  method: 'generateContent' | 'streamGenerateContent',
): Promise<Response> {
  return billCall(call, async () => {
    const schema: v.GenericSchema<unknown, GenerateBody> = generateBodies[model.makes]
    const body = rebuild(schema, await readJson(call, LARGEST[model.makes]))
    const config = body.generationConfig
    if (config !== undefined && ('responseJsonSchema' in config || 'responseMimeType' in config))
      await call.context.admin.check(call.request.headers)
    const replaced = await replaceFileUris(call, version, body.contents)
    const price = tokenPrice(model, measureInput(body, replaced.tokens))
    const query = method === 'streamGenerateContent' ? '?alt=sse' : ''
    const send = () =>
      call.context.upstream.send({
        method: 'POST',
        path: `/${version}/models/${model.id}:${method}${query}`,
        headers: languageHeader(call),
        body: JSON.stringify({ ...body, contents: replaced.contents, store: false }),
        signal: call.request.signal,
      })
    return { model: model.id, price, send }
  })
}

/** Forwards the page's language to a local Gemini, which replies in it. Google does not receive it. */
function languageHeader({ request, context }: Call): Readonly<Record<string, string>> {
  if (context.upstream.base === GOOGLE_URL) return {}
  const [language] = /^(?:ar|en)\b/.exec(request.headers.get('accept-language') ?? '') ?? []
  return language === undefined ? {} : { 'accept-language': language }
}

/** Replaces each file URI with Google's, if the file belongs to the client. */
async function replaceFileUris(call: Call, version: Version, contents: GenerateBody['contents']) {
  let tokens = 0
  const files = new Map<string, Promise<number>>()
  const replaced = async (part: Part): Promise<Part> => {
    if (!('fileData' in part)) return part
    const id = parseFileId(part.fileData.fileUri) ?? ''
    const ticket = await findOwnTicket(call, 'file', id)
    if (ticket === null) throw new ApiError(403, 'This file is not yours, or it is gone.')
    const measured = files.get(id) ?? uploadedTokens(call, version, id)
    files.set(id, measured)
    const measuredTokens = await measured
    tokens += measuredTokens
    return { ...part, fileData: { ...part.fileData, fileUri: readFileTicket(ticket).uri } }
  }
  const turns = contents.map(async (content) => {
    const parts = await Promise.all(content.parts.map(replaced))
    return { ...content, parts }
  })
  return { contents: await Promise.all(turns), tokens }
}

/** Google bills an uploaded video by its own measurement; it reports none for other files. */
async function uploadedTokens(call: Call, version: Version, id: string): Promise<number> {
  const path = `/${version}/files/${id}`
  const response = await call.context.upstream.send({ method: 'GET', path, signal: call.request.signal })
  const file = v.safeParse(measuredFile, await response.json().catch(() => null))
  if (!response.ok || !file.success) return CONTEXT
  return secondsToTokens(Number.parseFloat(file.output.videoMetadata.videoDuration), true)
}

function measureInput(body: GenerateBody, fileTokens: number): CallInput {
  const system = 'systemInstruction' in body ? (body.systemInstruction?.parts ?? []) : []
  const parts: readonly Part[] = body.contents.flatMap((content): readonly Part[] => content.parts)
  let text = system.reduce((sum, part) => sum + textBytes(part.text), 0)
  let mediaBytes = 0
  const media: MediaData[] = []
  for (const part of parts) {
    if ('text' in part) text += textBytes(part.text)
    if ('thoughtSignature' in part) text += part.thoughtSignature?.length ?? 0
    if (!('inlineData' in part)) continue
    mediaBytes += Math.floor((part.inlineData.data.length * 3) / 4)
    media.push(part.inlineData)
  }
  if (text > MAX_TEXT_BYTES) throw new ApiError(413, `The texts are longer than ${MAX_TEXT_BYTES} bytes.`)
  if (mediaBytes > MAX_MEDIA_BYTES + 2)
    throw new ApiError(413, `The files are larger than ${MAX_MEDIA_BYTES} bytes.`)
  const grounded = 'tools' in body && (body.tools?.length ?? 0) > 0
  const mediaTokens = media.reduce((sum, data) => sum + countMediaTokens(data), fileTokens)
  return { textBytes: text, mediaTokens, grounded }
}

function countMediaTokens({ data, mimeType }: MediaData): number {
  if (mimeType === 'application/pdf') return DOCUMENT
  const bytes = decodeBase64(data)
  return mimeType.startsWith('image/') ? imageTokens(bytes) : recordingTokens(bytes, mimeType)
}
