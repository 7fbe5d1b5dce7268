import type { Content } from '../schema/generate-request.ts'
import type { VideoJob } from './video-job.ts'

/** Interaction that has been answered with text. */
export interface TextInteraction {
  readonly kind: 'text'
  readonly id: string
  readonly key: string
  /** Body of the response. */
  readonly body: object
  /** The whole conversation, for interactions that continue it. */
  readonly turns: readonly Content[]
}

/** Request and state of an interaction that makes a video. */
export interface VideoInteraction {
  readonly kind: 'video'
  readonly id: string
  readonly key: string
  readonly model: string
  readonly created: number
  readonly request: object
  readonly job: VideoJob
  readonly delivery: 'inline' | 'uri'
  cancelled: boolean
}

/** Stored interaction. */
export type Interaction = TextInteraction | VideoInteraction

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
