/** An event for realtime subscribers. */
export interface RealtimeEvent {
  /** Event names, from most to least specific. */
  readonly events: readonly string[]
  /** Channels that receive the event. */
  readonly channels: readonly string[]
  readonly payload: unknown
  /** Roles that may receive the event. */
  readonly roles: readonly string[]
}
