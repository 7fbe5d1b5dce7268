import { resolveFault, applyEarlyFault } from '../http/early-faults.ts'
import type { Call } from '../http/call.ts'
import type { Fault } from '../faults/fault.ts'
import type { KnownModel } from '../models/models.ts'
import type { Context } from '../context.ts'
import { preferredLanguage } from '../language.ts'
import { readPrompt } from '../text-generation/prompt.ts'
import { type GenerateContentRequest, joinText, type Part } from '../schema/generate-request.ts'
import { addCachedContent } from './cached-content.ts'
import { checkRequest } from './check-request.ts'
import { compose } from './compose.ts'
import { askHost, collectReply, toAnswerRequest } from './host-answer.ts'
import { applyLimits } from './limits.ts'
import type { ModelReply } from './model-reply.ts'
import { applyReplyFault } from './reply-faults.ts'

/** Reply to a request, and the fault that it asks for. */
export interface Generated {
  readonly reply: ModelReply
  readonly fault: Fault | null
  /** Parts that arrive one by one, instead of those of the reply. */
  readonly stream?: AsyncIterable<Part>
}

/**
 * Answers a request by the host's function, or else by the built-in writer. Every endpoint that generates calls it.
 *
 * @throws {ApiError} for a rejected request or a requested error
 */
export async function generate(
  call: Call,
  asked: GenerateContentRequest,
  model: KnownModel,
  context: Context,
): Promise<Generated> {
  const { request, cachedTokens } = addCachedContent(asked, call.key, context)
  checkRequest(request, model)
  const { contents = [], systemInstruction, generationConfig = {} } = request
  const last = contents.findLast(({ role }) => role !== 'model')
  const described = toAnswerRequest(request, model.id, call.signal)
  context.onRequest(call, described)
  const requested = await resolveFault(call, joinText(last), context, model.id)
  const host = await askHost(described, context)
  const fault = host !== null && 'fault' in host ? host.fault : requested
  if (fault !== requested) await applyEarlyFault(fault, call, context, model.id)
  if (host !== null && 'stream' in host && fault === null)
    return { reply: host.reply, fault, stream: host.stream }
  const composed =
    host === null || 'fault' in host
      ? await compose(
          request,
          model,
          call.key,
          context,
          preferredLanguage(call.request.headers['accept-language']),
        )
      : host.stream === undefined
        ? host.reply
        : await collectReply(host.stream)
  const spoiled = applyReplyFault(fault, composed, readPrompt(contents, systemInstruction))
  const reply = applyLimits(spoiled, generationConfig)
  return { reply: cachedTokens === 0 ? reply : { ...reply, cachedTokens }, fault }
}

/** Returns the complete reply; waits for all parts of a stream. */
export const completeReply = async ({ reply, stream }: Generated): Promise<ModelReply> =>
  stream === undefined ? reply : collectReply(stream)
