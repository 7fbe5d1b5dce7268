import { StartupError } from '../config/startup-error.ts'
import { startGateway } from '../node/start.ts'
import { HELP, parseFlags } from './flags.ts'

const INTERRUPTED = 130

/**
 * Runs the command line: starts the gateway and lets it run until a signal ends it. What keeps it from starting is
 * said in one sentence on standard error, with exit code 1.
 *
 * @param print told every line for standard output
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
    // A second signal does not wait.
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
