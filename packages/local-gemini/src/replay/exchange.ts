import type { Call } from '../http/call.ts'

/** Handles calls instead of the routes. */
export interface Exchange {
  /**
   * @param call request; its body has not been read
   * @param url address of the request below the prefix
   * @param path path below the version
   */
  readonly handle: (call: Call, url: URL, path: string) => Promise<void>
}

/** Headers of a response that clients depend on. */
export const KEPT_HEADERS = [
  'content-type',
  'content-range',
  'retry-after',
  'x-goog-upload-url',
  'x-goog-upload-status',
  'x-goog-upload-chunk-granularity',
  'x-goog-upload-size-received',
]
