import * as v from 'valibot'
import { defaultVoice, voices } from '../../../adapters/gemini/client/models.ts'

export const draftSchema = v.object({
  text: v.string(),
  voice: v.picklist(voices),
  /** Device id; empty for the system default. */
  microphone: v.string(),
  speaker: v.string(),
})

/** Message in the field, and settings of the next conversation. */
export type Draft = v.InferOutput<typeof draftSchema>

export const noDraft: Draft = { text: '', voice: defaultVoice.live, microphone: '', speaker: '' }
