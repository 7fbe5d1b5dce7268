import { anySignal } from '@saha/machines/adapters'
import { PortError, type Port } from '@saha/machines/port'
import { limits } from '../../../adapters/gemini/client/models.ts'
import { toDisplayName } from '../shared/files/file-name.ts'
import type { Size } from '../shared/images/resize-image.ts'

/** Reasons to reject a file. */
type VideoProblem = 'type' | 'empty' | 'size'

export class RejectedVideoError extends PortError {
  readonly problem: VideoProblem
  readonly file: File

  constructor(problem: VideoProblem, file: File) {
    super('validation', `The video was rejected: ${problem}`)
    this.problem = problem
    this.file = file
  }
}

export interface LoadedVideo extends Size {
  readonly blob: Blob
  readonly name: string
  /** Whether this browser can play it; others can still be sent. */
  readonly isPlayable: boolean
  /** In seconds; null if unknown. */
  readonly duration: number | null
}

/** Media types by extension, for systems that report none. */
const types = new Map([
  ['3gp', 'video/3gpp'],
  ['avi', 'video/x-msvideo'],
  ['flv', 'video/x-flv'],
  ['m4v', 'video/mp4'],
  ['mkv', 'video/x-matroska'],
  ['mov', 'video/quicktime'],
  ['mp4', 'video/mp4'],
  ['mpeg', 'video/mpeg'],
  ['mpg', 'video/mpeg'],
  ['webm', 'video/webm'],
  ['wmv', 'video/x-ms-wmv'],
])

/** Returns the media type; null if it is not a video. */
function detectVideoType({ type, name }: File): string | null {
  if (type.startsWith('video/')) return type
  const isUnknown = type === '' || type === 'application/octet-stream'
  return (isUnknown && types.get(/[^.]+$/.exec(name)?.[0].toLowerCase() ?? '')) || null
}

/**
 * Validates type and size of a video without reading it.
 *
 * @throws {RejectedVideoError}
 */
function validateVideo(file: File): Blob {
  const type = detectVideoType(file)
  if (type === null) throw new RejectedVideoError('type', file)
  if (file.size === 0) throw new RejectedVideoError('empty', file)
  if (file.size > limits.video) throw new RejectedVideoError('size', file)
  return type === file.type ? file : file.slice(0, file.size, type)
}

const timeoutMs = 10_000

const waitForEvent = async (video: HTMLVideoElement, type: string, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    signal.throwIfAborted()
    const options = { once: true, signal }
    video.addEventListener(type, () => resolve(), options)
    video.addEventListener('error', () => reject(new Error('The video cannot be played')), options)
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

/** Finds a missing duration by seeking to the end; recorded files often have none. */
export async function findEnd(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  if (Number.isFinite(video.duration)) return
  const found = waitForEvent(video, 'durationchange', signal)
  video.currentTime = Number.MAX_SAFE_INTEGER
  await found
  video.currentTime = 0
}

type Shape = Omit<LoadedVideo, 'blob' | 'name'>

const readShape = ({ videoWidth: width, videoHeight: height, duration, error }: HTMLVideoElement): Shape => ({
  width,
  height,
  isPlayable: error === null,
  duration: Number.isFinite(duration) ? duration : null,
})

/** Reads dimensions and duration. A video that gives none before the timeout may still be playable. */
async function measure(blob: Blob, signal: AbortSignal): Promise<Shape> {
  const url = URL.createObjectURL(blob)
  const video = document.createElement('video')
  const waiting = anySignal([signal, AbortSignal.timeout(timeoutMs)])
  try {
    video.muted = true
    video.preload = 'metadata'
    const known = waitForEvent(video, 'loadedmetadata', waiting)
    video.src = url
    await known
    await findEnd(video, waiting)
    return readShape(video)
  } catch {
    signal.throwIfAborted()
    return readShape(video)
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

/**
 * Validates and measures a video.
 *
 * @throws {RejectedVideoError}
 */
export const loadVideo: Port<File, { value: LoadedVideo; cutOff: false }> = async (file, signal) => {
  const blob = validateVideo(file)
  const shape = await measure(blob, signal)
  return { value: { ...shape, blob, name: toDisplayName(file.name, '') }, cutOff: false }
}
