import type { Description } from '../listing/create-listing.ts'

/** A game as a feed lists it, in one form for all feeds. */
export interface FeedRecord extends Description {
  /** Provider and its id of the game, for example `gamemonetize:33591`; it never changes. */
  source: string
  title: string
  /** Names under which the game's files may be beside the feed. */
  names: readonly string[]
}
