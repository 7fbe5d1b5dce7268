import { cutResponse, resolveFault } from '../http/early-faults.ts'
import { applyReplyFault } from './reply-faults.ts'
import type { Fault } from '../faults/fault.ts'
import { overloaded, unknownModel } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { EventStream } from '../http/event-stream.ts'
import { findModel, type KnownModel } from '../models/models.ts'
import { readMessage } from '../schema/read-message.ts'
import type { Context } from '../context.ts'
import { preferredLanguage } from '../language.ts'
import { readPrompt } from '../text-generation/prompt.ts'
import type { ModelReply } from './model-reply.ts'
import { compose } from './compose.ts'
import { applyLimits } from './limits.ts'
import { type GenerateContentRequest, joinText } from '../schema/generate-request.ts'
import { toResponseChunks, toResponse } from './response.ts'
import { checkContents, checkRequest } from './check-request.ts'
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
      const { request, reply, fault } = await createReply(call, context, 'generateContent')
      const body = toResponse(reply, request.contents ?? [])
      if (fault?.name === 'cut') cutResponse(call, JSON.stringify(body))
      return body
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:streamGenerateContent$`),
    handle: async (call) => {
      const { request, reply, fault } = await createReply(call, context, 'streamGenerateContent')
      await stream(call, toResponseChunks(reply, request.contents ?? []), fault, context)
      return undefined
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:countTokens$`),
    handle: async (call) => {
      requireModel(call, 'countTokens')
      const { contents, generateContentRequest } = readMessage('CountTokensRequest', await readJson(call))
      const counted = contents ?? generateContentRequest?.contents ?? []
      checkContents(counted)
      const promptTokensDetails = promptTokens(counted)
      return { totalTokens: sumTokens(promptTokensDetails), promptTokensDetails }
    },
  },
]

function requireModel({ path, version }: Call, method: string): KnownModel {
  const id = path['model'] ?? ''
  const model = findModel(id, method)
  if (model === null) throw unknownModel(id, version, method)
  return model
}

async function createReply(
  call: Call,
  context: Context,
  method: string,
): Promise<{ request: GenerateContentRequest; reply: ModelReply; fault: Fault | null }> {
  const model = requireModel(call, method)
  const request = readMessage('GenerateContentRequest', await readJson(call))
  checkRequest(request, model)
  const contents = request.contents ?? []
  const last = contents.findLast(({ role }) => role !== 'model')
  const fault = await resolveFault(call, joinText(last), context, model.id)
  const composed = await compose(
    request,
    model,
    call.key,
    context,
    preferredLanguage(call.request.headers['accept-language']),
  )
  const spoiled = applyReplyFault(fault, composed, readPrompt(contents, request.systemInstruction))
  return { request, reply: applyLimits(spoiled, request.generationConfig ?? {}), fault }
}

async function stream(
  call: Call,
  chunks: readonly object[],
  fault: Fault | null,
  context: Context,
): Promise<void> {
  const events = new EventStream(call.response, call.query.get('alt') === 'sse')
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
