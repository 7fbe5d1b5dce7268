import { PortError, type Port } from '@saha/machines/port'
import { measureSound, type Measured, type Sound } from '../../../adapters/audio/measure-sound.ts'
import { limits } from '../../../adapters/gemini/models.ts'
import { toDisplayBaseName } from '../shared/files/file-name.ts'

/** What is taken to be transcribed. */
export const audioLimits = {
  /** Bytes of a file: what one request can hold. */
  file: limits.recording,
  /** Seconds: of half an hour of talk the words are there within the two minutes that are waited for. */
  duration: 1800,
} as const

/** What is offered to be chosen. Systems call sound without pictures a video where its files may hold both. */
export const audioAccept: readonly string[] = ['audio/*', '.webm', '.mp4', '.flac', '.opus']

/**
 * What a file is by its first bytes, and what the model calls it: what a system says of a file goes by its name alone.
 */
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
 * Why a file is not taken: `type` is no sound, `video` has pictures too, `long` is too long to be waited for, and
 * `unreadable` is damaged, or of a kind that this browser cannot play.
 */
export type AudioProblem = 'empty' | 'size' | 'type' | 'video' | 'long' | 'unreadable'

/** A file that is not taken. */
export class RejectedAudioError extends PortError {
  readonly problem: AudioProblem
  readonly file: File

  constructor(problem: AudioProblem, file: File) {
    super('validation', `The sound is not taken: ${problem}`)
    this.problem = problem
    this.file = file
  }
}

/** A file with sound that can be played, and sent. */
export interface LoadedAudio {
  readonly blob: Blob
  /** What it is called, without its ending. */
  readonly name: string
  readonly sound: Sound
}

/** What a file's first bytes say that it is; null for no sound. */
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
 * A file to transcribe. What is in it is not read before its size and its first bytes are in order.
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
