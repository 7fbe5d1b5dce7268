/** Length of a recording. */
export interface RecordingLength {
  /** Upper bound. */
  readonly seconds: number
  readonly hasVideo: boolean
}
