/**
 * Why the gateway could not start, as one sentence for the person who started it: what is wrong and what to do.
 * The command line prints the message alone, without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
