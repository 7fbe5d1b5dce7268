import * as v from 'valibot'
import { defaultVoice, voices } from '../../../adapters/gemini/client/models.ts'

export const draftSchema = v.object({ text: v.string(), voice: v.picklist(voices) })

export type Draft = v.InferOutput<typeof draftSchema>

export const noDraft: Draft = { text: '', voice: defaultVoice.speech }
