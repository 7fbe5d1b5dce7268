/** The media that was given is none, or of a kind that cannot be read. */
export class UnreadableMedia extends Error {
  override readonly name = 'UnreadableMedia'
}
