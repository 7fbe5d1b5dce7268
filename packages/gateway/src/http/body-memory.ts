import type { Client } from './client.ts'
import { ApiError } from '../api-error.ts'

/** Maximum size of a body: 20 MB of video are 27 MB in base64. */
export const MAX_BODY_BYTES = 29 * 1024 * 1024

/** Memory reserved for one body. */
export interface BodyReservation {
  /** Reserves memory for bytes that have arrived. @throws {ApiError} 429 or 503 when none is left */
  grow(bytes: number): void
  /** Frees the reservation; later calls do nothing. */
  release(): void
}

/**
 * Limits the bytes of all bodies in memory. Memory is reserved as bytes arrive, so an idle connection takes none.
 * Each client and each network has a maximum share.
 */
export class BodyMemory {
  readonly #bytes: number
  readonly #share: number
  #taken = 0
  readonly #takenBy = new Map<string, number>()

  constructor(bytes: number) {
    this.#bytes = bytes
    this.#share = Math.min(bytes, Math.max(bytes / 4, MAX_BODY_BYTES))
  }

  /** Creates a reservation for a client's body. */
  reserve({ id, networks }: Client): BodyReservation {
    const owners = [...new Set([id, ...networks])]
    let held = 0
    const takenBy = (owner: string) => this.#takenBy.get(owner) ?? 0
    const add = (bytes: number) => {
      held += bytes
      this.#taken += bytes
      for (const owner of owners) {
        const sum = takenBy(owner) + bytes
        if (sum === 0) this.#takenBy.delete(owner)
        else this.#takenBy.set(owner, sum)
      }
    }
    return {
      grow: (bytes) => {
        if (owners.some((owner) => takenBy(owner) + bytes > this.#share))
          throw new ApiError(
            429,
            'Too many of your large requests are under way. Please wait for them to end.',
            {
              reason: 'BUSY_LIMIT',
              retryAfter: 5,
            },
          )
        if (this.#taken + bytes > this.#bytes)
          throw new ApiError(503, 'The gateway is busy with other large requests. Please try again.', {
            reason: 'BUSY',
            retryAfter: 5,
          })
        add(bytes)
      },
      release: () => add(-held),
    }
  }
}
