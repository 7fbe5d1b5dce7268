import type { VideoOperation } from './video-generation.types.ts'

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/** Whether it is anything that can be read: what is missing or odd in it is nothing. */
export const isOperation = (value: unknown): value is VideoOperation =>
  typeof value === 'object' && value !== null

export const nameOf = (operation: VideoOperation | null): string | null => textOf(operation?.name)

export const isDone = (operation: VideoOperation | null): boolean => operation?.done === true

export const uriOf = (operation: VideoOperation | null): string | null =>
  textOf(operation?.response?.generatedVideos?.[0]?.video?.uri)

/** What to fetch of a job that has made a video. */
export const videoOf = ({ told }: { readonly told: VideoOperation | null }) => ({
  uri: uriOf(told) as string,
})

/** The state that a job under way is in, in the provider's own word. */
export const stateOf = (operation: VideoOperation | null): string =>
  textOf(operation?.metadata?.state) ?? 'IN_PROGRESS'

/** Why a job that is done went wrong; null when it did not. */
export const errorOf = (operation: VideoOperation | null): string | null =>
  isDone(operation) && operation?.error ? (textOf(operation.error.message) ?? 'unknown') : null
