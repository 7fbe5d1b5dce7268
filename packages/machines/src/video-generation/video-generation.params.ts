import { failedAs } from '../port/index.ts'
import { refusalOf } from './refusal.ts'
import type { VideoOperation, VideoRequest } from './video-generation.types.ts'

export const requestOf = ({ event: { prompt, image, aspectRatio } }: { event: VideoRequest }) => ({
  prompt,
  image,
  aspectRatio,
})
export const namedOf = ({ event: { operation } }: { event: { operation: string } }) => ({ operation })
export const refusedBy = ({ event }: { event: { error: unknown } }) => refusalOf(event.error)
export const toldOf = ({ event }: { event: { output: VideoOperation } }) => ({ told: event.output })
export const lost = failedAs('generation')
