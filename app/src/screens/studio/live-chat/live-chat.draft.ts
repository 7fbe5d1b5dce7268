import { defaultVoice, voices, type Voice } from '../../../adapters/gemini/models.ts'

/** What is typed, and with what the next conversation is held. */
export interface Draft {
  readonly text: string
  readonly voice: Voice
  /** The id of a device; empty for the system's own. */
  readonly microphone: string
  readonly speaker: string
}

/** Before anything is chosen. */
export const noDraft: Draft = { text: '', voice: defaultVoice.live, microphone: '', speaker: '' }

/** Whether what stands in the storage is a draft. */
export function isDraft(kept: unknown): kept is Draft {
  const { text, voice, microphone, speaker } = (kept ?? {}) as Record<keyof Draft, unknown>
  return (
    [text, microphone, speaker].every((each) => typeof each === 'string') &&
    voices.some((name) => name === voice)
  )
}
