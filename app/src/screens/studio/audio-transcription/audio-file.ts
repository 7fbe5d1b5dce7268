import { PortError, type Port } from '@saha/machines/port'
import { measureSound, type Measured, type Sound } from '../../../adapters/audio/measure-sound.ts'
import { limits } from '../../../adapters/gemini/client/models.ts'
import { toDisplayBaseName } from '../shared/files/file-name.ts'

/** Limits of a file that can be transcribed. */
export const audioLimits = {
  /** In bytes; one request holds no more. */
  file: limits.recording,
  /** In seconds. Half an hour of speech is transcribed within the request timeout of two minutes. */
  duration: 1800,
} as const

/** `accept` of the file input. Systems report audio files as video when the container can hold both. */
export const audioAccept: readonly string[] = ['audio/*', '.webm', '.mp4', '.flac', '.opus']

/** Media types as the model names them, by first bytes, because `File.type` depends on the extension alone. */
const signatures: readonly (readonly [header: RegExp, type: string])[] = [
  [/^RIFF.{4}WAVE/s, 'audio/wav'],
  [/^FORM.{4}AIF[CF]/s, 'audio/aiff'],
  [/^fLaC/, 'audio/flac'],
  [/^OggS/, 'audio/ogg'],
  [/^\xFF[\xF0\xF1\xF8\xF9]/, 'audio/aac'],
  [/^(?:ID3|\xFF[\xE0-\xFF])/, 'audio/mp3'],
  [/^.{4}ftyp/s, 'audio/mp4'],
  [/^.E\xDF\xA3/s, 'audio/webm'],
]
const headerLength = 12

/**
 * Reasons to reject a file: `type` is not audio, `video` has a video track, `long` exceeds the limit, and
 * `unreadable` is damaged or in a format that this browser cannot decode.
 */
type AudioProblem = 'empty' | 'size' | 'type' | 'video' | 'long' | 'unreadable'

export class RejectedAudioError extends PortError {
  readonly problem: AudioProblem
  readonly file: File

  constructor(problem: AudioProblem, file: File) {
    super('validation', `The audio file was rejected: ${problem}`)
    this.problem = problem
    this.file = file
  }
}

/** An audio file that can be played and sent. */
export interface LoadedAudio {
  readonly blob: Blob
  /** File name without its extension. */
  readonly name: string
  readonly sound: Sound
}

/** Returns the media type by the first bytes of a file; null if it is not audio. */
async function detectType(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, headerLength).arrayBuffer())
  const header = String.fromCharCode(...bytes)
  return signatures.find(([mark]) => mark.test(header))?.[1] ?? null
}

async function measure(blob: Blob, file: File, signal: AbortSignal): Promise<Measured> {
  try {
    return await measureSound(blob, signal)
  } catch {
    signal.throwIfAborted()
    throw new RejectedAudioError('unreadable', file)
  }
}

/**
 * Loads an audio file. Checks its size and first bytes before it decodes the content.
 *
 * @throws {RejectedAudioError}
 */
export const loadAudio: Port<File, { value: LoadedAudio; cutOff: false }> = async (file, signal) => {
  if (file.size === 0) throw new RejectedAudioError('empty', file)
  if (file.size > audioLimits.file) throw new RejectedAudioError('size', file)
  const type = await detectType(file)
  if (type === null) throw new RejectedAudioError('type', file)
  const blob = new Blob([file], { type })
  const { sound, isVideo } = await measure(blob, file, signal)
  if (isVideo) throw new RejectedAudioError('video', file)
  if (sound.duration > audioLimits.duration) throw new RejectedAudioError('long', file)
  return { value: { blob, name: toDisplayBaseName(file.name), sound }, cutOff: false }
}
