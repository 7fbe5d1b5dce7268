/** How a recording plays. */
export interface Playing {
  /** The longest that it can last. */
  readonly seconds: number
  readonly hasVideo: boolean
}
