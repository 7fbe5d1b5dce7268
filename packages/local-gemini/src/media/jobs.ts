import type { Measurement } from './measure.ts'
import type { ImageRequest } from './image.ts'
import type { SpeechRequest } from './speech.ts'
import { withPackages } from './missing-package.ts'
import type { VideoRequest } from './video.ts'

/** Recording to be measured. */
export interface MeasureRequest {
  readonly bytes: Uint8Array
  readonly mimeType: string
}

/** Jobs of the media worker; each loads its dependencies on first use. */
export const jobs = {
  image: async (request: ImageRequest): Promise<Uint8Array> =>
    withPackages('image', async () => (await import('./image.ts')).drawImage(request)),
  speech: async (request: SpeechRequest): Promise<Uint8Array> => (await import('./speech.ts')).speak(request),
  video: async (request: VideoRequest): Promise<Uint8Array> =>
    withPackages('video', async () => (await import('./video.ts')).makeVideo(request)),
  measure: async ({ bytes, mimeType }: MeasureRequest): Promise<Measurement | null> =>
    withPackages('measure', async () => (await import('./measure.ts')).measure(bytes, mimeType)),
}

export type Jobs = typeof jobs
