import * as v from 'valibot'
import { tokenPrice, type Load } from '../cost/price.ts'
import {
  bytesOf,
  CONTEXT,
  pictureTokens,
  recordingTokens,
  textBytes,
  tokensOfSeconds,
} from '../cost/tokens.ts'
import { readJson, rebuild } from '../http/body.ts'
import { LARGEST_BODY } from '../http/body-room.ts'
import { Refusal } from '../http/refusal.ts'
import { GOOGLE } from '../http/upstream.ts'
import type { Output, TokenModel } from '../models.ts'
import { type GenerateBody, generateBodies } from '../schema/generate.ts'
import { type Call, ownTicket, type Version } from '../world.ts'
import { fileIdOf, readFileTicket } from './file-ticket.ts'
import { metered } from './metered.ts'

const MEGABYTE = 1024 * 1024

/** The largest body by what the model makes. */
const LARGEST: Readonly<Record<Output, number>> = {
  text: LARGEST_BODY,
  image: 14 * MEGABYTE,
  speech: 64 * 1024,
}
const MOST_TEXT = 512 * 1024
const MOST_MEDIA = 20 * MEGABYTE

type Part = GenerateBody['contents'][number]['parts'][number]

interface MediaData {
  readonly data: string
  readonly mimeType: string
}

const measuredFile = v.object({
  videoMetadata: v.object({ videoDuration: v.pipe(v.string(), v.regex(/^\d{1,9}(?:\.\d{1,9})?s$/)) }),
})

/** Chat, analysis, search, transcription, pictures, speech and drafts. */
export async function generate(
  call: Call,
  version: Version,
  model: TokenModel,
  method: 'generateContent' | 'streamGenerateContent',
): Promise<Response> {
  return metered(call, async () => {
    const schema: v.GenericSchema<unknown, GenerateBody> = generateBodies[model.makes]
    const body = rebuild(schema, await readJson(call, LARGEST[model.makes]))
    const config = body.generationConfig
    if (config !== undefined && ('responseJsonSchema' in config || 'responseMimeType' in config))
      await call.world.admin.check(call.request.headers)
    const own = await withOwnFiles(call, version, body.contents)
    const price = tokenPrice(model, loadOf(body, own.tokens))
    const query = method === 'streamGenerateContent' ? '?alt=sse' : ''
    const send = () =>
      call.world.upstream.send({
        method: 'POST',
        path: `/${version}/models/${model.id}:${method}${query}`,
        headers: languageOf(call),
        body: JSON.stringify({ ...body, contents: own.contents, store: false }),
        signal: call.request.signal,
      })
    return { price, send }
  })
}

/** Of the page's language a local Gemini is told: its demo answers are in it. Google hears nothing of it. */
function languageOf({ request, world }: Call): Readonly<Record<string, string>> {
  if (world.upstream.base === GOOGLE) return {}
  const [language] = /^(?:ar|en)\b/.exec(request.headers.get('accept-language') ?? '') ?? []
  return language === undefined ? {} : { 'accept-language': language }
}

/** Puts in the place of each file's address the one that Google gave us, if the file is the visitor's. */
async function withOwnFiles(call: Call, version: Version, contents: GenerateBody['contents']) {
  let tokens = 0
  const files = new Map<string, Promise<number>>()
  const own = async (part: Part): Promise<Part> => {
    if (!('fileData' in part)) return part
    const id = fileIdOf(part.fileData.fileUri) ?? ''
    const ticket = await ownTicket(call, 'file', id)
    if (ticket === null) throw new Refusal(403, 'This file is not yours, or it is gone.')
    const measured = files.get(id) ?? uploadedTokens(call, version, id)
    files.set(id, measured)
    const measuredTokens = await measured
    tokens += measuredTokens
    return { ...part, fileData: { ...part.fileData, fileUri: readFileTicket(ticket).uri } }
  }
  const turns = contents.map(async (content) => {
    const parts = await Promise.all(content.parts.map(own))
    return { ...content, parts }
  })
  return { contents: await Promise.all(turns), tokens }
}

/** Google measures an uploaded video, and bills what it measured; of other files it does not tell. */
async function uploadedTokens(call: Call, version: Version, id: string): Promise<number> {
  const path = `/${version}/files/${id}`
  const response = await call.world.upstream.send({ method: 'GET', path, signal: call.request.signal })
  const file = v.safeParse(measuredFile, await response.json().catch(() => null))
  if (!response.ok || !file.success) return CONTEXT
  return tokensOfSeconds(Number.parseFloat(file.output.videoMetadata.videoDuration), true)
}

function loadOf(body: GenerateBody, fileTokens: number): Load {
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
  if (text > MOST_TEXT) throw new Refusal(413, `The texts are longer than ${MOST_TEXT} bytes.`)
  if (mediaBytes > MOST_MEDIA + 2) throw new Refusal(413, `The files are larger than ${MOST_MEDIA} bytes.`)
  const grounded = 'tools' in body && (body.tools?.length ?? 0) > 0
  const mediaTokens = media.reduce((sum, data) => sum + tokensOfMedia(data), fileTokens)
  return { textBytes: text, mediaTokens, grounded }
}

function tokensOfMedia({ data, mimeType }: MediaData): number {
  const bytes = bytesOf(data)
  return mimeType.startsWith('image/') ? pictureTokens(bytes) : recordingTokens(bytes, mimeType)
}
