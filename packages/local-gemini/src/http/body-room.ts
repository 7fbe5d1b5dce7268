import { ApiError } from './api-error.ts'

/** Room that one body takes while it is read. */
export interface BodyPlace {
  /** Takes room for bytes that have arrived. @throws {ApiError} 503 when there is none */
  grow(bytes: number): void
  /** Gives all of it back; the second time it does nothing. */
  leave(): void
}

/** The largest body: inline files may have 100 MB, which are 134 in base64. */
export const MOST_BYTES = 140 * 1024 * 1024

/** Bounds how many bytes of bodies are in memory at once; a connection that sends nothing takes no room. */
export class BodyRoom {
  #free = MOST_BYTES

  enter(): BodyPlace {
    let held = 0
    return {
      grow: (bytes) => {
        if (bytes > this.#free)
          throw new ApiError(503, 'UNAVAILABLE', 'The service is busy with other large requests.')
        held += bytes
        this.#free -= bytes
      },
      leave: () => {
        this.#free += held
        held = 0
      },
    }
  }
}
