import type { Part } from './request.ts'

/** Why an answer ended. */
export type FinishReason = 'STOP' | 'MAX_TOKENS' | 'SAFETY' | 'RECITATION' | 'OTHER' | 'NO_IMAGE'

/** An answer, whole, before it is cut into pieces. */
export interface Answer {
  readonly thoughts: readonly string[]
  readonly parts: readonly Part[]
  /** Null where it never says. */
  readonly finishReason: FinishReason | null
  readonly finishMessage?: string
  readonly groundingMetadata?: object
  /** Why there is no answer at all. */
  readonly blockReason?: string
  /** Whether there is no candidate though nothing was blocked. */
  readonly nothing?: boolean
}

/** An answer in words. */
export const words = (text: string, more: Partial<Answer> = {}): Answer => ({
  thoughts: [],
  parts: [{ text }],
  finishReason: 'STOP',
  ...more,
})
