/**
 * The gateway cannot start. The message is one sentence with the cause and the fix; the command line prints it
 * without a stack.
 */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
