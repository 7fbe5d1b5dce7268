import { videoRatios, type VideoRatio } from '../../../adapters/storage/video-job.ts'

export interface Draft {
  readonly prompt: string
  readonly ratio: VideoRatio
}

export const noDraft: Draft = { prompt: '', ratio: '16:9' }

export function isDraft(stored: unknown): stored is Draft {
  const { prompt, ratio } = Object(stored) as Partial<Record<keyof Draft, unknown>>
  return typeof prompt === 'string' && videoRatios.some((known) => known === ratio)
}
