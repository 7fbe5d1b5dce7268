import * as v from 'valibot'
import { sessionStore } from './web-storage.ts'

const key = 'saha.video-job'

/** Aspect ratios of generated videos. */
export const videoRatios = ['16:9', '9:16'] as const

export type VideoRatio = (typeof videoRatios)[number]

const schema = v.object({
  /** Operation name at the service. */
  operation: v.pipe(v.string(), v.regex(/\S/)),
  prompt: v.string(),
  ratio: v.picklist(videoRatios),
  /** Start time, in ms since the epoch. */
  since: v.pipe(v.number(), v.finite()),
})

/** A running video generation, restored after a reload. */
export type VideoJob = v.InferOutput<typeof schema>

/** Validates the stored value, which users can edit. */
const storedJob = v.pipe(v.string(), v.parseJson(), schema)

/** The unfinished video of this tab. It survives a reload and ends with the tab. */
export const videoJob = {
  get(): VideoJob | null {
    const { success, output } = v.safeParse(storedJob, sessionStore.get(key))
    return success ? output : null
  },
  set: ({ operation, prompt, ratio, since }: VideoJob): void =>
    sessionStore.set(key, JSON.stringify({ operation, prompt, ratio, since })),
  remove: (): void => sessionStore.remove(key),
}
