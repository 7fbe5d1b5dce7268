import { mediaTypeOf } from '../../../adapters/gemini/base64.ts'
import { toFileName } from '../shared/files/file-name.ts'
import type { Clip } from './audio-transcription.state.ts'

/** How files of what browsers record end. */
const endings: Readonly<Record<string, string>> = {
  'audio/mp4': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
}

/**
 * What a take, or a file made of it, is saved as: after the file that it was, else after its words.
 *
 * @param otherwise what a recording is called that has no words yet
 */
export function toClipFileName(clip: Clip, otherwise: string, extension?: string): string {
  const { name, answer, blob } = clip
  return toFileName(
    name ?? answer?.value ?? otherwise,
    extension ?? endings[mediaTypeOf(blob)] ?? 'audio',
    otherwise,
  )
}
