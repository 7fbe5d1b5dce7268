import type { VideoOperation } from './video-generation.types.ts'

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/** Whether it is anything that can be read: what is missing or odd in it is nothing. */
export const isOperation = (value: unknown): value is VideoOperation =>
  typeof value === 'object' && value !== null

export const readName = (operation: VideoOperation | null): string | null => readText(operation?.name)

export const isDone = (operation: VideoOperation | null): boolean => operation?.done === true

export const readUri = (operation: VideoOperation | null): string | null =>
  readText(operation?.response?.generatedVideos?.[0]?.video?.uri)

/** What to fetch of a job that has made a video. */
export const toVideoInput = ({ lastOperation }: { readonly lastOperation: VideoOperation | null }) => ({
  uri: readUri(lastOperation) as string,
})

/** The state that a job under way is in, in the provider's own word. */
export const readState = (operation: VideoOperation | null): string =>
  readText(operation?.metadata?.state) ?? 'IN_PROGRESS'

/** Why a job that is done went wrong; null when it did not. */
export const readError = (operation: VideoOperation | null): string | null =>
  isDone(operation) && operation?.error ? (readText(operation.error.message) ?? 'unknown') : null
