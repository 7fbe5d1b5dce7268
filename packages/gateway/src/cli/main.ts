import { StartupError } from '../config/startup-error.ts'
import { startGateway } from '../node/start.ts'
import { HELP, parseFlags } from './flags.ts'

const INTERRUPTED = 130

/**
 * Runs the command line: starts the gateway and stops it on a signal. A startup error is printed to standard error as
 * one sentence, with exit code 1.
 *
 * @param print prints a line to standard output
 */
export async function main(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<void> {
  try {
    const { help, log, ...options } = parseFlags(args, env)
    if (help) {
      print(HELP)
      return
    }
    const gateway = await startGateway(env, { ...options, ...(log ? { log: print } : {}) })
    // A second signal exits at once.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(INTERRUPTED))
        void gateway.close()
      })
    print(`The gateway is ready: ${gateway.url}`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
