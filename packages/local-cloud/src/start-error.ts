/** Start failure as one sentence: the cause and the fix. The command line prints the message without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
