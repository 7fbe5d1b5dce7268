import type { Part } from '../schema/generate-request.ts'

/** Every way that an answer ends. */
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

/** An answer, whole, before it is cut into pieces. */
export interface ModelReply {
  readonly thoughts: readonly string[]
  readonly parts: readonly Part[]
  /** Null where it never says. */
  readonly finishReason: FinishReason | null
  readonly finishMessage?: string
  readonly groundingMetadata?: object
  /** Why there is no answer at all. */
  readonly blockReason?: string
  /** Whether there is no candidate though nothing was blocked. */
  readonly hasNoCandidate?: boolean
}

/** An answer in words. */
export const textReply = (text: string, more: Partial<ModelReply> = {}): ModelReply => ({
  thoughts: [],
  parts: [{ text }],
  finishReason: 'STOP',
  ...more,
})
