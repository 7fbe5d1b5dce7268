import { cutResponse } from '../http/early-faults.ts'
import { overloaded } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { EventStream } from '../http/event-stream.ts'
import { requireModel } from '../models/models.ts'
import type { Content } from '../schema/generate-request.ts'
import { readMessage } from '../schema/read-message.ts'
import type { Context } from '../context.ts'
import { checkContents } from './check-request.ts'
import { completeReply, generate, type Generated } from './generate.ts'
import { toResponseChunks, toResponse, toStreamedChunks } from './response.ts'
import { promptTokens, sumTokens } from './usage.ts'

/** Milliseconds between two chunks of a stream. */
const CHUNK_INTERVAL = 30

const MODEL = String.raw`\/(?:publishers\/google\/)?models\/(?<model>[^/:]+)`

/** Routes of `generateContent`, `streamGenerateContent` and `countTokens`. */
export const contentRoutes = (context: Context): readonly Route[] => [
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:generateContent$`),
    handle: async (call) => {
      const { contents, generated } = await createReply(call, context, 'generateContent')
      const body = toResponse(await completeReply(generated), contents)
      if (generated.fault?.name === 'cut') cutResponse(call, JSON.stringify(body))
      return body
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:streamGenerateContent$`),
    handle: async (call) => {
      const { contents, generated } = await createReply(call, context, 'streamGenerateContent')
      await stream(call, generated, contents, context)
      return undefined
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:countTokens$`),
    handle: async (call) => {
      requireModel(call.path['model'] ?? '', call.version, 'countTokens')
      const { contents, generateContentRequest } = readMessage('CountTokensRequest', await readJson(call))
      const counted = contents ?? generateContentRequest?.contents ?? []
      checkContents(counted)
      const promptTokensDetails = promptTokens(counted)
      return { totalTokens: sumTokens(promptTokensDetails), promptTokensDetails }
    },
  },
]

async function createReply(call: Call, context: Context, method: string) {
  const model = requireModel(call.path['model'] ?? '', call.version, method)
  const request = readMessage('GenerateContentRequest', await readJson(call))
  return { contents: request.contents ?? [], generated: await generate(call, request, model, context) }
}

async function stream(
  call: Call,
  { reply, fault, stream }: Generated,
  contents: readonly Content[],
  context: Context,
): Promise<void> {
  const events = new EventStream(call.response, call.query.get('alt') === 'sse')
  if (stream !== undefined) {
    for await (const chunk of toStreamedChunks(stream, contents)) {
      if (call.signal.aborted) return
      await events.send(chunk)
    }
    return events.end()
  }
  const chunks = toResponseChunks(reply, contents)
  const middle = Math.max(1, Math.floor(chunks.length / 2))
  for (const [index, chunk] of chunks.entries()) {
    if (call.signal.aborted) return
    if (index === middle && fault?.name === 'cut') return events.cut()
    if (index === middle && fault?.name === 'stream-error') {
      await events.send(overloaded().body)
      return events.end()
    }
    await events.send(chunk)
    if (index < chunks.length - 1) await context.wait(CHUNK_INTERVAL, call.signal)
  }
  events.end()
}
