import { parseArgs } from 'node:util'
import { StartupError } from '../config/startup-error.ts'

/** What the command line asks for. */
export interface Flags {
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly ledger: string
  readonly log: boolean
}

export const HELP = `Usage: saha-gateway [options]

Keeps a Gemini key on the server: lets through only the calls that the portal's tools make, and caps what they
cost. Ctrl+C ends it.

  --port <number>      port to listen on; 0 takes any free one  (PORT, else 4322)
  --host <address>     address to listen on                     (127.0.0.1)
  --ledger <file>      where rates and costs are counted        (.saha/gateway.sqlite)
  --log                print a line for every call: its kind, model, status and time, nothing of what was said
  --help               print this

Environment:
  GEMINI_API_KEY                    Google's key; it never leaves but to Google
  GATEWAY_ORIGINS                   origins whose pages may call, with commas: https://games.example.com
  GATEWAY_PUBLIC_URL                where visitors reach the gateway, with its path  (the origin)
  GATEWAY_BASE_PATH                 the path that everything is below, as /gateway   (none)
  GATEWAY_UPSTREAM                  a local Gemini instead of Google
  GATEWAY_PROXIES                   proxies of your own before the gateway           (0)
  GATEWAY_LIVE                      relay, or token, which has no ceiling            (relay)
  GATEWAY_LIVE_MINUTES              the longest live conversation                    (10)
  GATEWAY_VISITOR_DOLLARS_PER_DAY   what one visitor may cost                        (5)
  GATEWAY_NETWORK_DOLLARS_PER_DAY   what one network may cost                        (20)
  GATEWAY_TOTAL_DOLLARS_PER_DAY     the ceiling of the bill                          (50)
  …_CALLS_PER_MINUTE, …_CALLS_AT_ONCE   likewise for VISITOR, NETWORK and TOTAL
  GATEWAY_MODELS                    further models, or other prices, as JSON
  GATEWAY_STOP_FILE                 while this file exists, everything is switched off
  GATEWAY_STOPPED                   1 switches everything off
  GATEWAY_ADMIN_LABEL               who may ask for blog drafts: accounts with this label, asked of
  GATEWAY_APPWRITE_ENDPOINT, GATEWAY_APPWRITE_PROJECT`

/**
 * Reads the command line.
 *
 * @throws {StartupError} for an option that is unknown or cannot be read
 */
export function parseFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Flags {
  const { port, ...values } = parsed(args)
  const text = port ?? (env['PORT'] || '4322')
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= 65_535))
    throw new StartupError(`${text} is not a port: give --port or PORT a number between 0 and 65535.`)
  return { ...values, port: number }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        ledger: { type: 'string', default: '.saha/gateway.sqlite' },
        log: { type: 'boolean', default: false },
      },
    }).values
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : ''
    throw new StartupError(`${reason.replace(/\.$/, '')}. See --help for what there is.`, { cause })
  }
}
