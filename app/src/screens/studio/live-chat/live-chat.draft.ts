import { defaultVoice, voices, type Voice } from '../../../adapters/gemini/client/models.ts'

/** Message in the field, and settings of the next conversation. */
export interface Draft {
  readonly text: string
  readonly voice: Voice
  /** Device id; empty for the system default. */
  readonly microphone: string
  readonly speaker: string
}

export const noDraft: Draft = { text: '', voice: defaultVoice.live, microphone: '', speaker: '' }

export function isDraft(stored: unknown): stored is Draft {
  const { text, voice, microphone, speaker } = (stored ?? {}) as Record<keyof Draft, unknown>
  return (
    [text, microphone, speaker].every((each) => typeof each === 'string') &&
    voices.some((name) => name === voice)
  )
}
