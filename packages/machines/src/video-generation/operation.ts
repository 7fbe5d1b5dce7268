import type { VideoOperation } from './video-generation.types.ts'

const readText = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null

/** Accepts any object: missing or malformed parts count as absent. */
export const isOperation = (value: unknown): value is VideoOperation =>
  typeof value === 'object' && value !== null

export const readName = (operation: VideoOperation | null): string | null => readText(operation?.name)

export const isDone = (operation: VideoOperation | null): boolean => operation?.done === true

export const readUri = (operation: VideoOperation | null): string | null =>
  readText(operation?.response?.generatedVideos?.[0]?.video?.uri)

/** Returns the input of the download. */
export const toVideoInput = ({ lastOperation }: { readonly lastOperation: VideoOperation | null }) => ({
  uri: readUri(lastOperation) as string,
})

/** Returns the provider's state of a running job. */
export const readState = (operation: VideoOperation | null): string =>
  readText(operation?.metadata?.state) ?? 'IN_PROGRESS'

/** Returns the error of a finished job; null without one. */
export const readError = (operation: VideoOperation | null): string | null =>
  isDone(operation) && operation?.error ? (readText(operation.error.message) ?? 'unknown') : null
