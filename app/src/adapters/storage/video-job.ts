import { perSession } from './web-storage.ts'

const key = 'saha.video-job'

/** The ratios of a made video. */
export const videoRatios = ['16:9', '9:16'] as const

/** A ratio of a made video. */
export type VideoRatio = (typeof videoRatios)[number]

/** A video that is being made, as it is found again after a reload. */
export interface VideoJob {
  /** What the service calls it. */
  readonly operation: string
  readonly prompt: string
  readonly ratio: VideoRatio
  /** When it was ordered, in milliseconds as `Date.now` counts. */
  readonly since: number
}

/** Whether what stands in the storage, which anybody may have written, is such a job. */
const isVideoJob = (kept: unknown): kept is VideoJob => {
  const { operation, prompt, ratio, since } = Object(kept) as Partial<Record<keyof VideoJob, unknown>>
  return (
    typeof operation === 'string' &&
    operation.trim() !== '' &&
    typeof prompt === 'string' &&
    videoRatios.some((known) => known === ratio) &&
    typeof since === 'number' &&
    Number.isFinite(since)
  )
}

/** The video that this tab has ordered and not seen to its end. It survives a reload and ends with the tab. */
export const videoJob = {
  get(): VideoJob | null {
    try {
      const kept: unknown = JSON.parse(perSession.get(key) ?? 'null')
      return isVideoJob(kept) ? kept : null
    } catch {
      return null
    }
  },
  set: ({ operation, prompt, ratio, since }: VideoJob): void =>
    perSession.set(key, JSON.stringify({ operation, prompt, ratio, since })),
  remove: (): void => perSession.remove(key),
}
