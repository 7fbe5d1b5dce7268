import { ApiError } from './api-error.ts'

/** Memory reserved for one body while it is read. */
export interface BodyReservation {
  /** Reserves memory for bytes that have arrived. @throws {ApiError} 503 when none is left */
  grow(bytes: number): void
  /** Frees the reservation; later calls do nothing. */
  release(): void
}

/** Maximum size of a body: 100 MB of inline files are 134 MB in base64. */
export const MAX_BODY_BYTES = 140 * 1024 * 1024

/** Limits the bytes of all bodies in memory. A connection that sends nothing reserves none. */
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
