import { startLocalGemini } from '../start.ts'
import { StartupError } from '../startup-error.ts'
import { HELP, parseFlags } from './flags.ts'

const INTERRUPTED = 130

/**
 * Runs the command line: starts the server and stops it on a signal. A startup error is printed to standard error as
 * one sentence, with exit code 1.
 *
 * @param args arguments after the program's name
 * @param print prints a line to standard output
 */
export async function main(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<void> {
  try {
    const { help, ...options } = parseFlags(args, env)
    if (help) {
      print(HELP)
      return
    }
    const gemini = await startLocalGemini({ ...options, env })
    // A second signal exits at once.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(INTERRUPTED))
        void gemini.close()
      })
    print(`The local Gemini is ready: ${gemini.url}`)
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
