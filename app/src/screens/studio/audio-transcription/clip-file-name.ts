import { getMediaType } from '../../../adapters/gemini/media/base64.ts'
import { toFileName } from '../shared/files/file-name.ts'
import type { Clip } from './audio-transcription.state.ts'

/** File extensions of the formats that browsers record. */
const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
}

/**
 * Returns the file name of a clip or its transcript: the name of its file, else the start of its transcript.
 *
 * @param otherwise for a recording without a transcript
 */
export function toClipFileName(clip: Clip, otherwise: string, extension?: string): string {
  const { name, answer, blob } = clip
  return toFileName(
    name ?? answer?.value ?? otherwise,
    extension ?? endings[getMediaType(blob)] ?? 'audio',
    otherwise,
  )
}
