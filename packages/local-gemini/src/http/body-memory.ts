import { ApiError } from './api-error.ts'

/** Room that one body takes while it is read. */
export interface BodyReservation {
  /** Takes bodyMemory for bytes that have arrived. @throws {ApiError} 503 when there is none */
  grow(bytes: number): void
  /** Gives all of it back; the second time it does nothing. */
  release(): void
}

/** The largest body: inline files may have 100 MB, which are 134 in base64. */
export const MAX_BODY_BYTES = 140 * 1024 * 1024

/** Bounds how many bytes of bodies are in memory at once; a connection that sends nothing takes no bodyMemory. */
export class BodyMemory {
  #free = MAX_BODY_BYTES

  reserve(): BodyReservation {
    let held = 0
    return {
      grow: (bytes) => {
        if (bytes > this.#free)
          throw new ApiError(503, 'UNAVAILABLE', 'The service is busy with other large requests.')
        held += bytes
        this.#free -= bytes
      },
      release: () => {
        this.#free += held
        held = 0
      },
    }
  }
}
