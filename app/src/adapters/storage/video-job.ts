import { sessionStore } from './web-storage.ts'

const key = 'saha.video-job'

/** Aspect ratios of generated videos. */
export const videoRatios = ['16:9', '9:16'] as const

export type VideoRatio = (typeof videoRatios)[number]

/** A running video generation, restored after a reload. */
export interface VideoJob {
  /** Operation name at the service. */
  readonly operation: string
  readonly prompt: string
  readonly ratio: VideoRatio
  /** Start time, in ms since the epoch. */
  readonly since: number
}

/** Validates the stored value, which users can edit. */
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

/** The unfinished video of this tab. It survives a reload and ends with the tab. */
export const videoJob = {
  get(): VideoJob | null {
    try {
      const kept: unknown = JSON.parse(sessionStore.get(key) ?? 'null')
      return isVideoJob(kept) ? kept : null
    } catch {
      return null
    }
  },
  set: ({ operation, prompt, ratio, since }: VideoJob): void =>
    sessionStore.set(key, JSON.stringify({ operation, prompt, ratio, since })),
  remove: (): void => sessionStore.remove(key),
}
