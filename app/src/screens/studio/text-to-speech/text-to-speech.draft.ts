import { defaultVoice, voices, type Voice } from '../../../adapters/gemini/models.ts'

export interface Draft {
  readonly text: string
  readonly voice: Voice
}

export const noDraft: Draft = { text: '', voice: defaultVoice.speech }

export function isDraft(kept: unknown): kept is Draft {
  const { text, voice } = (kept ?? {}) as Record<keyof Draft, unknown>
  return typeof text === 'string' && voices.some((name) => name === voice)
}
