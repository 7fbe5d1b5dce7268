import { parseArgs } from 'node:util'
import { FAULTS } from '../faults/fault.ts'
import type { RecordOptions } from '../replay/recorder.ts'
import { StartupError } from '../startup-error.ts'

/** Parsed command-line options. */
export interface Flags {
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly prefix: string
  readonly exposeRequests: boolean
  /** Folder of fixtures that answer every call. */
  readonly replay?: string
  readonly record?: RecordOptions
}

const faults = Object.entries(FAULTS).map(
  ([name, what]) => `  ${name.padEnd(20)} ${what.replaceAll('`', '')}`,
)

export const HELP = `Usage: saha-local-gemini [options]

Serves the Gemini API with demo replies and real media, without a key.
For development, demonstrations and tests; Ctrl+C stops it.

  --port <number>     port to listen on; 0 picks a free one    (PORT, else 4323)
  --host <address>    address to listen on                     (127.0.0.1)
  --prefix <path>     base path, such as /gemini               (none)
  --replay <folder>   answer from the fixtures of a folder
  --record <folder>   forward to the real service and record fixtures; GEMINI_API_KEY, or the key of
                      each request, is sent to it and never written
  --upstream <url>    real service to record       (https://generativelanguage.googleapis.com)
  --expose-requests   show the list of requests at /_requests to other computers, too
  --help              print this help

A request asks for a fault with the header x-saha-fault: <name>, or with #fault:<name> in its prompt.
Some faults take a value: slow=2, finish=SPII.

${faults.join('\n')}`

/**
 * Parses the command line.
 *
 * @param args arguments after the program's name
 * @param env `PORT` is read from it, and the key of the real service for `--record`
 * @throws {StartupError} for an unknown option or an invalid value
 */
export function parseFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Flags {
  const {
    help,
    port,
    host,
    prefix,
    replay,
    record,
    upstream,
    'expose-requests': exposeRequests,
  } = parsed(args)
  if (prefix !== '' && !/^(?:\/[\w.-]+)+$/.test(prefix))
    throw new StartupError(`--prefix ${prefix} is not a plain path: use one like /gemini.`)
  if (upstream !== undefined && record === undefined)
    throw new StartupError('--upstream needs --record <folder>: only recording forwards calls.')
  const key = env['GEMINI_API_KEY'] || env['GOOGLE_API_KEY']
  return {
    help,
    port: readPort(port ?? (env['PORT'] || '4323')),
    host,
    prefix,
    exposeRequests,
    ...(replay === undefined ? {} : { replay }),
    ...(record === undefined
      ? {}
      : {
          record: {
            folder: record,
            ...(upstream === undefined ? {} : { upstream }),
            ...(key ? { key } : {}),
          },
        }),
  }
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
        replay: { type: 'string' },
        'expose-requests': { type: 'boolean', default: false },
        record: { type: 'string' },
        upstream: { type: 'string' },
      },
    })
    return values
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : ''
    throw new StartupError(`${reason.replace(/\.$/, '')}. See --help for all options.`, { cause })
  }
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new StartupError(`${text} is not a port: use a number from 0 to 65535.`)
  return port
}
