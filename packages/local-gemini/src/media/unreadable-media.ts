/** The given file is not media, or of an unsupported type. */
export class UnreadableMedia extends Error {
  override readonly name = 'UnreadableMedia'
}
