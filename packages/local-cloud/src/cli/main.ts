import { resolve } from 'node:path'
import { isLoopbackAddress } from '../http/hosts.ts'
import { startLocalCloud } from '../start.ts'
import { StartError } from '../start-error.ts'
import { deleteDatabase } from '../storage/database.ts'
import { runCommand } from './run-command.ts'
import { HELP, parseFlags } from './flags.ts'
import { loadService } from './load-service.ts'

const INTERRUPTED = 130

/**
 * Runs the command line: starts the server and runs it until a signal. Start errors are printed as one sentence on
 * standard error, with exit code 1.
 *
 * @param args the arguments after the program's name
 * @param print receives every line for standard output
 */
export async function main(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
): Promise<void> {
  try {
    if (await runCommand(args, print)) return
    const { help, reset, log, name, service, ...options } = parseFlags(args, env)
    if (help) {
      print(HELP)
      return
    }
    if (reset) {
      const path = resolve(options.data)
      print(deleteDatabase(path) ? `Deleted all data: ${path}` : `There is no data to delete: ${path}`)
    }
    const services = await Promise.all(Object.entries(service).map(loadService))
    const cloud = await startLocalCloud({ ...options, services, ...(log ? { log: print } : {}) })
    // A second signal exits at once.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        process.once(signal, () => process.exit(INTERRUPTED))
        void cloud.close()
      })
    print(`${name} is ready: ${cloud.url}/`)
    if (!isLoopbackAddress(options.host)) print(describeNetworkRisk(options))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/** Describes the risk of listening beyond loopback. */
function describeNetworkRisk({ host, rateLimits }: { host: string; rateLimits: boolean }): string {
  const warning = rateLimits ? '' : ' Password guessing is not limited: use --rate-limits.'
  return `Listening on ${host}: everyone on your network can sign up and sign in. Passwords are sent over plain HTTP, which others on the network can read.${warning}`
}
