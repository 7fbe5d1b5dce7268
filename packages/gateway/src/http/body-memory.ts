import type { Client } from './client.ts'
import { ApiError } from '../api-error.ts'

/** The largest body of any call: 20 MB of video are 27 MB of base64. */
export const MAX_BODY_BYTES = 29 * 1024 * 1024

/** Room that one body takes while it is in memory. */
export interface BodyReservation {
  /** Takes room for bytes that have arrived. @throws {Refusal} 429 or 503 when there is none */
  grow(bytes: number): void
  /** Gives all of it back; the second time it does nothing. */
  release(): void
}

/**
 * Bounds how many bytes of bodies are in memory at once. Room is taken as bytes arrive, so a connection that sends
 * nothing takes none, and no visitor and no network may take more than their share.
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

  /** Opens a reservation for a body of a visitor. */
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
