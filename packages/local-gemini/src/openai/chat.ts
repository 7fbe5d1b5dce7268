import { randomUUID } from 'node:crypto'
import { completeReply, generate, type Generated } from '../content/generate.ts'
import type { ModelReply } from '../content/model-reply.ts'
import { streamParts } from '../content/stream-parts.ts'
import { estimateTokens, promptTokens, sumTokens } from '../content/usage.ts'
import type { Context } from '../context.ts'
import { ApiError, invalidArgument } from '../http/api-error.ts'
import { readJson } from '../http/body.ts'
import type { Call } from '../http/call.ts'
import { cutResponse } from '../http/early-faults.ts'
import { EventStream } from '../http/event-stream.ts'
import { readModelId, requireModel } from '../models/models.ts'
import type { GenerateContentRequest, Part } from '../schema/generate-request.ts'
import { type ChatRequest, toGenerateRequest } from './chat-request.ts'

/** Fields that all objects of one completion share. */
interface Completion {
  readonly id: string
  readonly created: number
  readonly model: string
}

/** Handles `chat/completions` by the writer of `generateContent`. */
export async function completeChat(call: Call, context: Context): Promise<object | undefined> {
  const body = (await readJson(call)) as ChatRequest
  const request = translate(body)
  const id = readModelId(body.model)
  const model = requireModel(id, call.version, 'generateContent')
  const generated = await generate(call, request, model, context)
  const completion = {
    id: randomUUID().replaceAll('-', ''),
    created: Math.floor(context.now() / 1000),
    model: id,
  }
  if (body.stream === true) {
    await stream(call, generated, request, completion, context, body.stream_options?.include_usage === true)
    return undefined
  }
  const reply = await completeReply(generated)
  const response = toCompletion(reply, request, completion)
  if (generated.fault?.name === 'cut') cutResponse(call, JSON.stringify(response))
  return response
}

function translate(body: ChatRequest): GenerateContentRequest {
  try {
    return toGenerateRequest(body)
  } catch (error) {
    // A field of another type than its documentation says.
    if (error instanceof TypeError) throw invalidArgument('Invalid JSON payload received.')
    throw error
  }
}

function toCompletion(reply: ModelReply, request: GenerateContentRequest, completion: Completion): object {
  const text = reply.parts.map((part) => part.text ?? '').join('')
  const calls = toToolCalls(reply.parts)
  const message = {
    role: 'assistant',
    ...(text === '' && calls.length > 0 ? {} : { content: text }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  }
  const choices = reply.hasNoCandidate
    ? []
    : [{ index: 0, message, finish_reason: finishReason(reply, calls.length > 0) }]
  return { ...completion, object: 'chat.completion', choices, usage: usage(reply.parts, request) }
}

async function stream(
  call: Call,
  generated: Generated,
  request: GenerateContentRequest,
  completion: Completion,
  context: Context,
  includesUsage: boolean,
): Promise<void> {
  const events = new EventStream(call.response, true)
  const send = async (delta: object, finish: string | null = null, more: object = {}) =>
    events.send({
      ...completion,
      object: 'chat.completion.chunk',
      choices: [{ index: 0, delta, finish_reason: finish }],
      ...more,
    })
  const sent: Part[] = []
  try {
    for await (const part of streamParts(generated, call, context)) {
      if (part.thought === true) continue
      sent.push(part)
      const calls = toToolCalls([part])
      if (calls.length > 0) await send({ role: 'assistant', tool_calls: calls })
      else if (part.text) await send({ role: 'assistant', content: part.text })
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await events.send(error.body)
    return events.end()
  }
  const finish = finishReason(generated.reply, toToolCalls(sent).length > 0)
  if (generated.reply.finishReason !== null || generated.reply.blockReason !== undefined)
    await send({ role: 'assistant' }, finish, includesUsage ? { usage: usage(sent, request) } : {})
  events.end('[DONE]')
}

const toToolCalls = (parts: readonly Part[]) =>
  parts
    .flatMap(({ functionCall }) => functionCall ?? [])
    .map(({ name = '', args = {} }, index) => ({
      index,
      id: `function-call-${randomUUID()}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(args) },
    }))

function finishReason({ finishReason: reason, blockReason }: ModelReply, hasCalls: boolean): string {
  if (hasCalls) return 'tool_calls'
  if (reason === 'MAX_TOKENS') return 'length'
  return reason === 'STOP' && blockReason === undefined ? 'stop' : 'content_filter'
}

function usage(parts: readonly Part[], { contents = [] }: GenerateContentRequest): object {
  const prompt = sumTokens(promptTokens(contents))
  const completion = parts.reduce((sum, { text = '' }) => sum + estimateTokens(text), 0)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}
