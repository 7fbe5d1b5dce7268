import { cut as cutConnection, faultOf } from '../faults/http-faults.ts'
import { spoil } from '../faults/answer-faults.ts'
import type { Fault } from '../faults/fault.ts'
import { overloaded, unknownModel } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call, Route } from '../http/call.ts'
import { EventStream } from '../http/event-stream.ts'
import { findModel, type KnownModel } from '../models/models.ts'
import { readMessage } from '../schema/check.ts'
import type { World } from '../world.ts'
import { preferredLanguage } from '../writing/language.ts'
import { readPrompt } from '../writing/prompt.ts'
import type { Answer } from './answer.ts'
import { compose } from './compose.ts'
import { limit } from './limits.ts'
import { type GenerateContentRequest, textOf } from './request.ts'
import { piecesOf, wholeResponse } from './response.ts'
import { checkContents, checkRequest } from './rules.ts'
import { promptTokens, totalOf } from './usage.ts'

/** Milliseconds between two pieces of a stream. */
const CADENCE = 30

const MODEL = String.raw`\/(?:publishers\/google\/)?models\/(?<model>[^/:]+)`

/** `generateContent`, `streamGenerateContent` and `countTokens`. */
export const contentRoutes = (world: World): readonly Route[] => [
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:generateContent$`),
    handle: async (call) => {
      const { request, answer, fault } = await answerOf(call, world, 'generateContent')
      const body = wholeResponse(answer, request.contents ?? [])
      if (fault?.name === 'cut') cutConnection(call, JSON.stringify(body))
      return body
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:streamGenerateContent$`),
    handle: async (call) => {
      const { request, answer, fault } = await answerOf(call, world, 'streamGenerateContent')
      await stream(call, piecesOf(answer, request.contents ?? []), fault, world)
      return undefined
    },
  },
  {
    method: 'POST',
    path: new RegExp(`^${MODEL}:countTokens$`),
    handle: async (call) => {
      modelOf(call, 'countTokens')
      const { contents, generateContentRequest } = readMessage('CountTokensRequest', await readJson(call))
      const counted = contents ?? generateContentRequest?.contents ?? []
      checkContents(counted)
      const promptTokensDetails = promptTokens(counted)
      return { totalTokens: totalOf(promptTokensDetails), promptTokensDetails }
    },
  },
]

function modelOf({ path, version }: Call, method: string): KnownModel {
  const id = path['model'] ?? ''
  const model = findModel(id, method)
  if (model === null) throw unknownModel(id, version, method)
  return model
}

async function answerOf(
  call: Call,
  world: World,
  method: string,
): Promise<{ request: GenerateContentRequest; answer: Answer; fault: Fault | null }> {
  const model = modelOf(call, method)
  const request = readMessage('GenerateContentRequest', await readJson(call))
  checkRequest(request, model)
  const contents = request.contents ?? []
  const last = contents.findLast(({ role }) => role !== 'model')
  const fault = await faultOf(call, textOf(last), world, model.id)
  const composed = await compose(
    request,
    model,
    call.key,
    world,
    preferredLanguage(call.request.headers['accept-language']),
  )
  const spoiled = spoil(fault, composed, readPrompt(contents, request.systemInstruction))
  return { request, answer: limit(spoiled, request.generationConfig ?? {}), fault }
}

async function stream(
  call: Call,
  pieces: readonly object[],
  fault: Fault | null,
  world: World,
): Promise<void> {
  const events = new EventStream(call.response, call.query.get('alt') === 'sse')
  const middle = Math.max(1, Math.floor(pieces.length / 2))
  for (const [index, piece] of pieces.entries()) {
    if (call.signal.aborted) return
    if (index === middle && fault?.name === 'cut') return events.cut()
    if (index === middle && fault?.name === 'stream-error') {
      await events.send(overloaded().body)
      return events.end()
    }
    await events.send(piece)
    if (index < pieces.length - 1) await world.wait(CADENCE, call.signal)
  }
  events.end()
}
