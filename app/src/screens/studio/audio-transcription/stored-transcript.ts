import * as v from 'valibot'
import type { Sound } from '../../../adapters/audio/measure-sound.ts'
import { createEntryKind } from '../../../adapters/library/entry-kind.ts'
import type { Files } from '../../../adapters/library/entry.ts'
import type { Clip } from './audio-transcription.state.ts'

/** Id of the file with the recording. */
const clipFile = 'clip'

const level = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const schema = v.object({
  /** File name; null for a recording. */
  name: v.nullable(v.string()),
  text: v.string(),
  cutOff: v.boolean(),
  sound: v.nullable(
    v.object({ duration: v.pipe(v.number(), v.finite(), v.minValue(0)), peaks: v.array(level) }),
  ),
})

interface StoredTranscript {
  readonly name: string | null
  readonly text: string
  readonly cutOff: boolean
  readonly sound: Sound | null
}

/** Reads stored transcripts. */
export const transcriptKind = createEntryKind<StoredTranscript>({
  tool: 'audio-transcription',
  schema,
  getTexts: ({ name, text }) => [name ?? '', text].filter(Boolean),
})

/** Returns what is stored of a clip; null without a transcript. */
export const toStoredTranscript = ({ name, sound, answer, blob }: Clip) =>
  answer && {
    data: { name, sound, text: answer.value, cutOff: answer.cutOff },
    files: new Map([[clipFile, blob]]),
  }

/** Restores a clip with its transcript; null without its recording. */
export function fromStoredTranscript(
  { name, sound, text, cutOff }: StoredTranscript,
  files: Files,
): Omit<Clip, 'id'> | null {
  const blob = files.get(clipFile)
  return blob ? { blob, name, sound, stoppedBy: null, answer: { value: text, cutOff } } : null
}
