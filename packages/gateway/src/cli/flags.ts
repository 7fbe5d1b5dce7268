import { parseArgs } from 'node:util'
import { StartupError } from '../config/startup-error.ts'

/** Parsed command-line options. */
export interface Flags {
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly ledger: string
  readonly log: boolean
}

export const HELP = `Usage: saha-gateway [options]

Keeps a Gemini key on the server: allows only the calls of the portal's tools, and limits their cost. Ctrl+C
stops it.

  --port <number>      port to listen on; 0 picks a free one    (PORT, else 4322)
  --host <address>     address to listen on                     (127.0.0.1)
  --ledger <file>      database of rates and costs              (GATEWAY_LEDGER, else .saha/gateway.sqlite)
  --log                print a line for every call: its kind, model, status and time, without content
  --help               print this help

Environment:
  GEMINI_API_KEY                    Google's key; sent to Google only
  GATEWAY_ORIGINS                   origins whose pages may call, separated by commas: https://games.example.com
  GATEWAY_PUBLIC_URL                public URL of the gateway, with its path         (the origin)
  GATEWAY_BASE_PATH                 base path of all routes, such as /gateway        (none)
  GATEWAY_UPSTREAM                  URL of a local Gemini instead of Google
  GATEWAY_PROXIES                   number of your own proxies before the gateway    (0)
  GATEWAY_LIVE                      relay, or token, which has no cost limit         (relay)
  GATEWAY_LIVE_MINUTES              maximum length of a live session                 (10)
  GATEWAY_VISITOR_DOLLARS_PER_DAY   maximum cost of one client                       (5)
  GATEWAY_NETWORK_DOLLARS_PER_DAY   maximum cost of one network                      (20)
  GATEWAY_TOTAL_DOLLARS_PER_DAY     maximum total cost                               (50)
  …_CALLS_PER_MINUTE, …_CALLS_AT_ONCE   limits for VISITOR, NETWORK and TOTAL
  GATEWAY_LEDGER                    the ledger's file, or the URL of a database that instances share:
                                    postgres://… or redis://… (see the README)
  GATEWAY_MODELS                    additional models or other prices, as JSON
  GATEWAY_MODEL_DOLLARS_PER_DAY     maximum total cost of models, as JSON
  GATEWAY_AUTHORIZE                 module whose default export chooses the plan of a call
  GATEWAY_PROMPTS_FILE              JSON file with prompts (or GATEWAY_PROMPTS with its content)
  GATEWAY_ONLY_PROMPTS              1 allows these prompts only
  GATEWAY_OPERATOR_TOKEN            token for GET /spend and GET /metrics               (no such routes)
  GATEWAY_STOP_FILE                 while this file exists, the gateway is switched off
  GATEWAY_STOPPED                   1 switches the gateway off
  GATEWAY_ADMIN_LABEL               label of accounts that may request blog drafts, verified by
  GATEWAY_APPWRITE_ENDPOINT, GATEWAY_APPWRITE_PROJECT`

/**
 * Parses the command line.
 *
 * @throws {StartupError} for an unknown option or an invalid value
 */
export function parseFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Flags {
  const { port, ledger, ...values } = parsed(args)
  const text = port ?? (env['PORT'] || '4322')
  const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= 65_535))
    throw new StartupError(`${text} is not a port: set --port or PORT to a number from 0 to 65535.`)
  return { ...values, port: number, ledger: ledger ?? (env['GATEWAY_LEDGER'] || '.saha/gateway.sqlite') }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        ledger: { type: 'string' },
        log: { type: 'boolean', default: false },
      },
    }).values
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : ''
    throw new StartupError(`${reason.replace(/\.$/, '')}. See --help for all options.`, { cause })
  }
}
