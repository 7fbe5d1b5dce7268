import { type ModelReply, FINISH_REASONS, textReply } from './model-reply.ts'
import type { Prompt } from '../text-generation/prompt.ts'
import { getPhrases } from '../text-generation/phrases.ts'
import type { Fault, FaultName } from '../faults/fault.ts'

type ReplyFault = (reply: ModelReply, prompt: Prompt, value: string) => ModelReply

const ended =
  (finishReason: ModelReply['finishReason'], finishMessage?: string): ReplyFault =>
  () => ({
    thoughts: [],
    parts: [],
    finishReason,
    ...(finishMessage === undefined ? {} : { finishMessage }),
  })

const BLOCK_REASONS = ['SAFETY', 'OTHER', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'IMAGE_SAFETY']

/** Faults that change the reply. */
const REPLY_FAULTS: Partial<Record<FaultName, ReplyFault>> = {
  blocked: (_, _prompt, value) => ({
    thoughts: [],
    parts: [],
    finishReason: null,
    blockReason: BLOCK_REASONS.find((reason) => reason === value) ?? 'PROHIBITED_CONTENT',
  }),
  finish: (reply, prompt, value) =>
    ended(FINISH_REASONS.find((reason) => reason === value) ?? 'OTHER')(reply, prompt, value),
  'no-candidates': () => ({ thoughts: [], parts: [], finishReason: null, hasNoCandidate: true }),
  safety: ended('SAFETY'),
  recitation: ended('RECITATION'),
  other: ended('OTHER'),
  empty: ended('STOP'),
  'no-image': ended(
    'NO_IMAGE',
    'Unable to show the generated image. The model could not generate the image based on the prompt provided.',
  ),
  'no-finish': (reply) => ({ ...reply, finishReason: null }),
  'no-grounding': ({ thoughts, parts, finishReason }) => ({ thoughts, parts, finishReason }),
  'text-only': (_, { language }) => textReply(getPhrases(language).insteadOfMedia),
  'bad-json': () => textReply('```json\n{ "demo": true,'),
  'max-tokens': (reply) => truncateReply(reply, (text) => text.slice(0, Math.ceil(text.length / 2))),
}

/** Applies the fault of a request to its reply. */
export const applyReplyFault = (fault: Fault | null, reply: ModelReply, prompt: Prompt): ModelReply =>
  (fault === null ? undefined : REPLY_FAULTS[fault.name])?.(reply, prompt, fault?.value ?? '') ?? reply

/** Shortens the text of a reply and sets `MAX_TOKENS` as its finish reason. */
export function truncateReply(reply: ModelReply, shorten: (text: string) => string): ModelReply {
  const parts = reply.parts.map((part) =>
    part.text === undefined ? part : { ...part, text: shorten(part.text) },
  )
  return { ...reply, parts, finishReason: 'MAX_TOKENS' }
}
