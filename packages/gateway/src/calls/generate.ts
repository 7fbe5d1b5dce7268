import type * as v from 'valibot'
import { tokenPrice, type Load } from '../cost/price.ts'
import { readJson, rebuild } from '../http/body.ts'
import { Refusal } from '../http/refusal.ts'
import type { Output, TokenModel } from '../models.ts'
import { type GenerateBody, generateBodies } from '../schema/generate.ts'
import { type Call, ownTicket, type Version } from '../world.ts'
import { fileIdOf, readFileTicket } from './file-ticket.ts'
import { metered } from './metered.ts'

const MEGABYTE = 1024 * 1024

/** The largest body by what the model makes: 20 MB of video are 27 MB of base64. */
const LARGEST: Readonly<Record<Output, number>> = {
  text: 29 * MEGABYTE,
  image: 14 * MEGABYTE,
  speech: 64 * 1024,
}
const MOST_TEXT = 512 * 1024
const MOST_MEDIA = 20 * MEGABYTE

type Part = GenerateBody['contents'][number]['parts'][number]

/** Chat, analysis, search, transcription, pictures, speech and drafts. */
export async function generate(
  call: Call,
  version: Version,
  model: TokenModel,
  method: 'generateContent' | 'streamGenerateContent',
): Promise<Response> {
  const { world, request } = call
  const schema: v.GenericSchema<unknown, GenerateBody> = generateBodies[model.makes]
  const body = rebuild(schema, await readJson(request, LARGEST[model.makes], world.room))
  const config = body.generationConfig
  if (config !== undefined && ('responseJsonSchema' in config || 'responseMimeType' in config))
    await world.admin.check(request.headers)
  const contents = await withOwnFiles(call, body.contents)
  const load = loadOf(body, contents.mediaBytes)
  const query = method === 'streamGenerateContent' ? '?alt=sse' : ''
  return metered(call, tokenPrice(model, load), () =>
    world.upstream.send({
      method: 'POST',
      path: `/${version}/models/${model.id}:${method}${query}`,
      body: JSON.stringify({ ...body, contents: contents.contents, store: false }),
      signal: request.signal,
    }),
  )
}

/** Puts in the place of each file's address the one that Google gave us, if the file is the visitor's. */
async function withOwnFiles(call: Call, contents: GenerateBody['contents']) {
  let mediaBytes = 0
  const own = async (part: Part): Promise<Part> => {
    if (!('fileData' in part)) return part
    const id = fileIdOf(part.fileData.fileUri) ?? ''
    const ticket = await ownTicket(call, 'file', id)
    if (ticket === null) throw new Refusal(403, 'This file is not yours, or it is gone.')
    const { uri, bytes } = readFileTicket(ticket)
    mediaBytes += bytes
    return { ...part, fileData: { ...part.fileData, fileUri: uri } }
  }
  const turns = contents.map(async (content) => {
    const parts = await Promise.all(content.parts.map(own))
    return { ...content, parts }
  })
  return { contents: await Promise.all(turns), mediaBytes }
}

function loadOf(body: GenerateBody, fileBytes: number): Load {
  const encoder = new TextEncoder()
  const system = 'systemInstruction' in body ? (body.systemInstruction?.parts ?? []) : []
  const parts: readonly Part[] = body.contents.flatMap((content): readonly Part[] => content.parts)
  let textBytes = system.reduce((sum, { text }) => sum + encoder.encode(text).length, 0)
  let mediaBytes = 0
  let pictures = 0
  for (const part of parts) {
    if ('text' in part) textBytes += encoder.encode(part.text).length
    if ('thoughtSignature' in part) textBytes += part.thoughtSignature?.length ?? 0
    if (!('inlineData' in part)) continue
    if (part.inlineData.mimeType.startsWith('image/')) pictures += 1
    mediaBytes += Math.floor((part.inlineData.data.length * 3) / 4)
  }
  if (textBytes > MOST_TEXT) throw new Refusal(413, `The texts are longer than ${MOST_TEXT} bytes.`)
  if (mediaBytes > MOST_MEDIA + 2) throw new Refusal(413, `The files are larger than ${MOST_MEDIA} bytes.`)
  const grounded = 'tools' in body && (body.tools?.length ?? 0) > 0
  return { textBytes, pictures, mediaBytes: mediaBytes + fileBytes, grounded }
}
