/** Each browser's message for a module that did not load. */
const browserMessage = /dynamically imported module|module script failed/i

/** Waits before another attempt, in ms. */
const backoff = [300, 1200]

/** A chunk of the app did not load. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
  /** Only a new document can load it: the server has no such file, as after a deployment, or the failure is cached. */
  readonly isGone: boolean
  /** Lets the next render load the chunk again; called once the failure is on the screen. */
  forget: () => void = () => {}

  constructor(message: string, isGone = false) {
    super(message)
    this.isGone = isGone
  }
}

function asChunkLoadError(error: unknown): ChunkLoadError | null {
  if (error instanceof ChunkLoadError) return error
  if (!(error instanceof Error && browserMessage.test(error.message))) return null
  // Its files arrived before (`preload-files.ts`), so the document keeps an earlier failure of one of them. A reload helps,
  // but would drop what a visitor has already pressed on a prerendered page.
  return new ChunkLoadError(error.message, !navigator.userActivation?.hasBeenActive)
}

/**
 * Imports a chunk, and tries again where its files do not arrive. Every dynamic import of the app goes through here.
 * @throws ChunkLoadError once all attempts have failed; whatever the module itself throws is passed on at once
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
