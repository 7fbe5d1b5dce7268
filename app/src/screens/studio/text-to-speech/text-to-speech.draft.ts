import { defaultVoice, voices, type Voice } from '../../../adapters/gemini/models.ts'

/** What is to be said, and in which voice. */
export interface Draft {
  readonly text: string
  readonly voice: Voice
}

/** Before anything is written. */
export const noDraft: Draft = { text: '', voice: defaultVoice.speech }

/** Whether what stands in the storage is a draft. */
export function isDraft(kept: unknown): kept is Draft {
  const { text, voice } = (kept ?? {}) as Record<keyof Draft, unknown>
  return typeof text === 'string' && voices.some((name) => name === voice)
}
