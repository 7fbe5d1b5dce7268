/** Messages with which browsers report a module that failed to load. */
const browserMessage = /dynamically imported module|module script failed/i

/** Delays before each retry, in ms. */
const backoff = [300, 1200]

/** A chunk of the app failed to load. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /**
   * Only a reload helps: the server no longer has the file (after a deployment), or the browser caches the failure.
   */
  readonly isGone: boolean
  /** Lets the next render load the chunk again. Called once the failure is on screen. */
  forget: () => void = () => {}

  constructor(message: string, isGone = false) {
    super(message)
    this.isGone = isGone
  }
}

function asChunkLoadError(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error
  if (!(error instanceof Error && browserMessage.test(error.message))) return null
  // The files arrived (`preload-files.ts`), so the document caches an earlier failure. A reload would help, but it
  // would drop input already made on a prerendered page.
  return new ChunkLoadError(error.message, !navigator.userActivation?.hasBeenActive)
}

/**
 * Imports a chunk and retries when its files do not arrive. Every dynamic import of the app uses it.
 * @throws ChunkLoadError once all attempts have failed; errors of the module itself are rethrown at once
 */
export async function loadChunk<Module>(importChunk: () => Promise<Module>): Promise<Module> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await importChunk()
    } catch (error) {
      const failure = asChunkLoadError(error)
      const wait = backoff[attempt]
      if (!failure || wait === undefined || !navigator.onLine) throw failure ?? error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}
