import type { Measurement } from './measure.ts'
import type { PictureOrder } from './picture.ts'
import type { SpeechOrder } from './speech.ts'
import type { VideoOrder } from './video.ts'

/** A recording to be measured. */
export interface MeasureOrder {
  readonly bytes: Uint8Array
  readonly mimeType: string
}

/** What can be ordered of the workshop; each job loads what it needs when it is first done. */
export const jobs = {
  picture: async (order: PictureOrder): Promise<Uint8Array> =>
    (await import('./picture.ts')).makePicture(order),
  speech: async (order: SpeechOrder): Promise<Uint8Array> => (await import('./speech.ts')).speak(order),
  video: async (order: VideoOrder): Promise<Uint8Array> => (await import('./video.ts')).makeVideo(order),
  measure: async ({ bytes, mimeType }: MeasureOrder): Promise<Measurement | null> =>
    (await import('./measure.ts')).measure(bytes, mimeType),
}

export type Jobs = typeof jobs
