import { randomUUID } from 'node:crypto'
import { completeReply, generate, type Generated } from '../content/generate.ts'
import type { ModelReply } from '../content/model-reply.ts'
import { streamParts } from '../content/stream-parts.ts'
import { estimateTokens, promptTokens, sumTokens } from '../content/usage.ts'
import type { Context } from '../context.ts'
import { ApiError, notFound } from '../http/api-error.ts'
import type { Call } from '../http/call.ts'
import { EventStream } from '../http/event-stream.ts'
import type { KnownModel } from '../models/models.ts'
import type { Content, Part } from '../schema/generate-request.ts'
import { toGenerateRequest } from './conversation.ts'
import type { ParsedInteraction } from './request.ts'
import { StepWriter } from './step-writer.ts'

/** Answers an interaction with a text model, by the writer of `generateContent`. */
export async function answerWithText(
  read: ParsedInteraction,
  model: KnownModel,
  call: Call,
  context: Context,
): Promise<object | undefined> {
  const request = toGenerateRequest(read, findTurns(read, call, context))
  const generated = await generate(call, request, model, context)
  const interaction = {
    id: `v1_${randomUUID().replaceAll('-', '')}`,
    object: 'interaction',
    model: model.id,
    created: new Date(context.now()).toISOString(),
  }
  const contents = request.contents ?? []
  const store = (body: object, parts: readonly Part[]) => {
    if (read.body.store === false) return
    const turns = [...contents, { role: 'model', parts }]
    context.interactions.add({ kind: 'text', id: interaction.id, key: call.key, body, turns })
  }
  if (read.body.stream === true) {
    await stream(call, generated, interaction, contents, context, store)
    return undefined
  }
  const reply = await completeReply(generated)
  const steps = new StepWriter()
  const thoughts = reply.thoughts.map((text): Part => ({ text, thought: true }))
  for (const part of [...thoughts, ...reply.parts]) steps.add(part)
  const body = describe(interaction, reply, steps.steps, contents, context)
  store(body, reply.parts)
  return body
}

/** Returns the turns of the interactions before this one. */
function findTurns({ body }: ParsedInteraction, { key }: Call, context: Context): readonly Content[] {
  const id = body.previous_interaction_id
  if (id === undefined) return []
  const previous = context.interactions.find(id, key)
  if (previous?.kind !== 'text') throw notFound()
  return previous.turns
}

async function stream(
  call: Call,
  generated: Generated,
  interaction: object,
  contents: readonly Content[],
  context: Context,
  store: (body: object, parts: readonly Part[]) => void,
): Promise<void> {
  const events = new EventStream(call.response, true)
  const send = async (type: string, fields: object) => events.send({ event_type: type, ...fields }, type)
  await send('interaction.created', { interaction: { ...interaction, status: 'in_progress' } })
  const steps = new StepWriter()
  const parts: Part[] = []
  try {
    for await (const part of streamParts(generated, call, context)) {
      if (part.thought !== true) parts.push(part)
      for (const [type, fields] of steps.add(part)) await send(type, fields)
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, message } = error
    await send('error', { error: { code: String(code), message } })
    return events.end()
  }
  for (const [type, fields] of steps.finish()) await send(type, fields)
  const body = describe(interaction, { ...generated.reply, parts }, steps.steps, contents, context)
  store(body, parts)
  const { steps: _, ...completed } = body
  await send('interaction.completed', { interaction: completed })
  events.end('[DONE]')
}

function describe(
  interaction: object,
  { parts, thoughts, finishReason, blockReason }: ModelReply,
  steps: readonly object[],
  contents: readonly Content[],
  context: Context,
) {
  const calls = parts.some(({ functionCall }) => functionCall !== undefined)
  const isComplete = finishReason === 'STOP' && blockReason === undefined
  const input = sumTokens(promptTokens(contents))
  const output = parts.reduce((sum, { text = '' }) => sum + estimateTokens(text), 0)
  const thought = estimateTokens(thoughts.join('\n'))
  return {
    ...interaction,
    status: calls ? 'requires_action' : isComplete ? 'completed' : 'incomplete',
    updated: new Date(context.now()).toISOString(),
    steps,
    usage: {
      total_input_tokens: input,
      total_output_tokens: output,
      total_thought_tokens: thought,
      total_tokens: input + output + thought,
    },
  }
}
