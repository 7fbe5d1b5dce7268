/** How a recording plays. */
export interface RecordingLength {
  /** The longest that it can last. */
  readonly seconds: number
  readonly hasVideo: boolean
}
