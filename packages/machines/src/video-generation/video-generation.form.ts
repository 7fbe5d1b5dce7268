import { refusedAs } from '../port/index.ts'
import type { VideoRequest } from './video-generation.types.ts'

const requestOf = ({ event: { prompt, image, aspectRatio } }: { event: VideoRequest }) => ({
  prompt,
  image,
  aspectRatio,
})

/** What the form takes, wherever it is shown. */
export const formEvents = {
  'video.generate': [
    {
      guard: { type: 'something', params: requestOf },
      target: '#videoGeneration.work.job',
      actions: { type: 'begin', params: requestOf },
    },
    { actions: { type: 'warn', params: refusedAs('input-required') } },
  ],
  'video.discard': { target: '#videoGeneration.work.ready', actions: 'drop' },
  'key.forget': { target: '#videoGeneration.work.gate.forgetting', actions: 'drop' },
} as const
