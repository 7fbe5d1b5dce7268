import { PortError, type Port } from '@saha/machines/port'
import { measureSound, type Measured, type Sound } from '../../../adapters/audio/measure-sound.ts'
import { limits } from '../../../adapters/gemini/models.ts'
import { shownBaseName } from '../file-name.ts'

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
const kinds: readonly (readonly [opening: RegExp, type: string])[] = [
  [/^RIFF.{4}WAVE/s, 'audio/wav'],
  [/^FORM.{4}AIF[CF]/s, 'audio/aiff'],
  [/^fLaC/, 'audio/flac'],
  [/^OggS/, 'audio/ogg'],
  [/^\xFF[\xF0\xF1\xF8\xF9]/, 'audio/aac'],
  [/^(?:ID3|\xFF[\xE0-\xFF])/, 'audio/mp3'],
  [/^.{4}ftyp/s, 'audio/mp4'],
  [/^.E\xDF\xA3/s, 'audio/webm'],
]
const openingLength = 12

/**
 * Why a file is not taken: `type` is no sound, `video` has pictures too, `long` is too long to be waited for, and
 * `unreadable` is damaged, or of a kind that this browser cannot play.
 */
export type AudioProblem = 'empty' | 'size' | 'type' | 'video' | 'long' | 'unreadable'

/** A file that is not taken. */
export class RefusedAudio extends PortError {
  readonly problem: AudioProblem
  readonly file: File

  constructor(problem: AudioProblem, file: File) {
    super('validation', `The sound is not taken: ${problem}`)
    this.problem = problem
    this.file = file
  }
}

/** A file with sound that can be played, and sent. */
export interface OpenedAudio {
  readonly clip: Blob
  /** What it is called, without its ending. */
  readonly name: string
  readonly sound: Sound
}

/** What a file's first bytes say that it is; null for no sound. */
async function typeOf(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.slice(0, openingLength).arrayBuffer())
  const opening = String.fromCharCode(...bytes)
  return kinds.find(([mark]) => mark.test(opening))?.[1] ?? null
}

async function measure(clip: Blob, file: File, signal: AbortSignal): Promise<Measured> {
  try {
    return await measureSound(clip, signal)
  } catch {
    signal.throwIfAborted()
    throw new RefusedAudio('unreadable', file)
  }
}

/**
 * A file to transcribe. What is in it is not read before its size and its first bytes are in order.
 *
 * @throws {RefusedAudio}
 */
export const openAudio: Port<File, { value: OpenedAudio; cutOff: false }> = async (file, signal) => {
  if (file.size === 0) throw new RefusedAudio('empty', file)
  if (file.size > audioLimits.file) throw new RefusedAudio('size', file)
  const type = await typeOf(file)
  if (type === null) throw new RefusedAudio('type', file)
  const clip = new Blob([file], { type })
  const { sound, isVideo } = await measure(clip, file, signal)
  if (isVideo) throw new RefusedAudio('video', file)
  if (sound.duration > audioLimits.duration) throw new RefusedAudio('long', file)
  return { value: { clip, name: shownBaseName(file.name), sound }, cutOff: false }
}
