import type { Speech, SpeechRequest } from '@saha/machines/text-to-speech'
import * as v from 'valibot'
import { createEntryKind } from '../../../adapters/library/entry-kind.ts'

/** Generated speech as it is stored; its sound is a file. */
export interface StoredSpeech extends SpeechRequest, Pick<Speech, 'mimeType'> {
  readonly cutOff: boolean
  /** Text returned with the speech. */
  readonly words: string
}

/** Id of the file with the sound. */
export const soundFile = 'sound'

const schema = v.object({
  text: v.string(),
  voice: v.string(),
  mimeType: v.string(),
  cutOff: v.boolean(),
  words: v.string(),
})

/** Reads stored speech. */
export const speechKind = createEntryKind<StoredSpeech>({
  tool: 'tts',
  schema,
  getTexts: ({ text, words }) => [text, words].filter(Boolean),
})
