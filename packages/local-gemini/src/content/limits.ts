import { truncateReply } from './reply-faults.ts'
import type { ModelReply } from './model-reply.ts'
import type { GenerationConfig } from '../schema/generate-request.ts'
import { estimateTokens } from './usage.ts'

/** Cuts a reply at a stop sequence or at the maximum number of tokens. */
export function applyLimits(
  reply: ModelReply,
  { maxOutputTokens, stopSequences = [] }: GenerationConfig,
): ModelReply {
  const stopped = {
    ...reply,
    parts: reply.parts.map((part) =>
      part.text === undefined ? part : { ...part, text: beforeStop(part.text, stopSequences) },
    ),
  }
  const text = stopped.parts.map((part) => part.text ?? '').join('')
  if (maxOutputTokens === undefined || estimateTokens(text) <= maxOutputTokens) return stopped
  const share = maxOutputTokens / estimateTokens(text)
  return truncateReply(stopped, (whole) => whole.slice(0, Math.floor(whole.length * share)))
}

function beforeStop(text: string, stopSequences: readonly string[]): string {
  const places = stopSequences
    .map((stop) => (stop === '' ? -1 : text.indexOf(stop)))
    .filter((place) => place >= 0)
  return places.length === 0 ? text : text.slice(0, Math.min(...places))
}
