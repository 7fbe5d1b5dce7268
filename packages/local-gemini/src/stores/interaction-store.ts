import type { VideoJob } from './video-job.ts'

/** Request and state of an interaction. */
export interface Interaction {
  readonly id: string
  readonly key: string
  readonly model: string
  readonly created: number
  readonly request: object
  readonly job: VideoJob
  readonly delivery: 'inline' | 'uri'
  cancelled: boolean
}

/** More than one user makes in a day; the oldest are evicted. */
const MAX_INTERACTIONS = 200

/** Stores interactions by id. */
export class InteractionStore {
  readonly #interactions = new Map<string, Interaction>()

  add(interaction: Interaction): void {
    this.#interactions.set(interaction.id, interaction)
    const [oldest] = this.#interactions.keys()
    if (this.#interactions.size > MAX_INTERACTIONS && oldest !== undefined) this.#interactions.delete(oldest)
  }

  /** Returns the interaction with that id, if it belongs to the key. */
  find(id: string, key: string): Interaction | null {
    const interaction = this.#interactions.get(id)
    return interaction?.key === key ? interaction : null
  }

  remove(id: string): void {
    this.#interactions.delete(id)
  }
}
