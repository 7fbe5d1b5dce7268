import { videoRatios, type VideoRatio } from '../../../adapters/storage/video-job.ts'

/** What somebody wants to see, and in which shape. */
export interface Draft {
  readonly prompt: string
  readonly ratio: VideoRatio
}

/** Before anything is written. */
export const noDraft: Draft = { prompt: '', ratio: '16:9' }

/** Whether what stands in the storage is a draft. */
export function isDraft(kept: unknown): kept is Draft {
  const { prompt, ratio } = Object(kept) as Partial<Record<keyof Draft, unknown>>
  return typeof prompt === 'string' && videoRatios.some((known) => known === ratio)
}
