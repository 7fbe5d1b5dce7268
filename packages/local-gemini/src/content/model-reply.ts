import type { Part } from '../schema/generate-request.ts'

/** Every finish reason of the API. */
export const FINISH_REASONS = [
  'STOP',
  'MAX_TOKENS',
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'OTHER',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'MALFORMED_FUNCTION_CALL',
  'IMAGE_SAFETY',
  'IMAGE_PROHIBITED_CONTENT',
  'IMAGE_OTHER',
  'NO_IMAGE',
  'IMAGE_RECITATION',
  'UNEXPECTED_TOOL_CALL',
  'TOO_MANY_TOOL_CALLS',
  'MISSING_THOUGHT_SIGNATURE',
  'MALFORMED_RESPONSE',
  'ESCALATION',
] as const

export type FinishReason = (typeof FINISH_REASONS)[number]

/** Complete model reply, before it is split into chunks. */
export interface ModelReply {
  readonly thoughts: readonly string[]
  readonly parts: readonly Part[]
  /** Null for a reply without a finish reason. */
  readonly finishReason: FinishReason | null
  readonly finishMessage?: string
  readonly groundingMetadata?: object
  /** Tokens of cached content before the request's own. */
  readonly cachedTokens?: number
  /** Reason for blocking the whole reply. */
  readonly blockReason?: string
  /** Set for a reply without candidates that is not blocked. */
  readonly hasNoCandidate?: boolean
}

/** Creates a text reply. */
export const textReply = (text: string, more: Partial<ModelReply> = {}): ModelReply => ({
  thoughts: [],
  parts: [{ text }],
  finishReason: 'STOP',
  ...more,
})
