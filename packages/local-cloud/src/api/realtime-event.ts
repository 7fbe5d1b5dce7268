/** Something that happened, as everybody is told who listens and may know. */
export interface RealtimeEvent {
  /** What it was, from the most to the least exact. */
  readonly events: readonly string[]
  /** Where it is told. */
  readonly channels: readonly string[]
  readonly payload: unknown
  /** The roles that may hear of it. */
  readonly roles: readonly string[]
}
