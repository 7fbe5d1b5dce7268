import { parseArgs } from 'node:util'
import { FAULTS } from '../faults/fault.ts'
import { StartupError } from '../startup-error.ts'

/** What the command line asks for. */
export interface Flags {
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly prefix: string
}

const faults = Object.entries(FAULTS).map(
  ([name, what]) => `  ${name.padEnd(20)} ${what.replaceAll('`', '')}`,
)

export const HELP = `Usage: saha-local-gemini [options]

Answers as the Gemini API does, with demo answers and real media, and without a key.
For development, demonstrations and tests; Ctrl+C ends it.

  --port <number>     port to listen on; 0 takes any free one  (PORT, else 4323)
  --host <address>    address to listen on                     (127.0.0.1)
  --prefix <path>     answer below a path, as /gemini          (none)
  --help              print this

A request fails on demand: with the header x-saha-fault: <name>, or with #fault:<name> in its prompt.
Some take a value, as slow=2 or finish=SPII.

${faults.join('\n')}`

/**
 * Reads the command line.
 *
 * @param args what follows the program's name
 * @param env `PORT` is read from it
 * @throws {StartupError} for an option that is unknown or cannot be read
 */
export function parseFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Flags {
  const { help, port, host, prefix } = parsed(args)
  if (prefix !== '' && !/^(?:\/[\w.-]+)+$/.test(prefix))
    throw new StartupError(`--prefix ${prefix} is no plain path: write it as /gemini.`)
  return { help, port: readPort(port ?? (env['PORT'] || '4323')), host, prefix }
}

function parsed(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        prefix: { type: 'string', default: '' },
      },
    })
    return values
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : ''
    throw new StartupError(`${reason.replace(/\.$/, '')}. See --help for what there is.`, { cause })
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new StartupError(`${text} is not a port: give a number between 0 and 65535.`)
  return port
}
