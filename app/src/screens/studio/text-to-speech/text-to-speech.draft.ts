import { defaultVoice, voices, type Voice } from '../../../adapters/gemini/client/models.ts'

export interface Draft {
  readonly text: string
  readonly voice: Voice
}

export const noDraft: Draft = { text: '', voice: defaultVoice.speech }

export function isDraft(stored: unknown): stored is Draft {
  const { text, voice } = (stored ?? {}) as Record<keyof Draft, unknown>
  return typeof text === 'string' && voices.some((name) => name === voice)
}
