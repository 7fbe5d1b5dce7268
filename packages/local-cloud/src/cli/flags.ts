import { parseArgs } from 'node:util'
import type { LabelsByEmail } from '../auth/user-store.ts'
import { isLabel } from '../parsing/permissions.ts'
import { StartError } from '../start-error.ts'
import { parseMount } from '../static-files/mounts.ts'

/** Parsed command line options. */
export interface CliOptions {
  readonly help: boolean
  readonly port: number
  readonly host: string
  readonly data: string
  readonly config: string
  readonly serve: Readonly<Record<string, string>>
  /** Modules of services, by path. */
  readonly service: Readonly<Record<string, string>>
  readonly platforms: readonly string[]
  /** Labels of accounts by e-mail address. */
  readonly labels: LabelsByEmail
  readonly rateLimits: boolean
  readonly keepSessions: boolean
  readonly quickPasswords: boolean
  /** API keys that are valid while the server runs. */
  readonly keys: readonly string[]
  readonly reset: boolean
  /** Path of a seed file. */
  readonly seed?: string
  readonly log: boolean
  readonly name: string
}

/** Default path of the project's configuration. */
export const DEFAULT_CONFIG = 'appwrite.config.json'

/** Default path of the data file. */
export const DEFAULT_DATA = '.saha/local-cloud.sqlite'

export const HELP = `Usage: saha-local-cloud [options]
       saha-local-cloud backup [--data <file>] --to <file>      copies the data, also while the server runs
       saha-local-cloud restore [--data <file>] --from <file>   restores a copy and keeps the previous file
       saha-local-cloud export [--data <file>] [--config <file>] --to <seed.json>     exports accounts and documents as JSON, also while the server runs
       saha-local-cloud import [--data <file>] [--config <file>] --from <seed.json>   imports missing accounts and documents; stop the server first
       saha-local-cloud key create --scopes <a,b|all> [--name <text>] [--data <file>]   creates an API key for servers and scripts; stop the server first

Implements Appwrite's API below /v1, stores its data in one SQLite file, and serves built files.
For development, demonstrations and tests. Press Ctrl+C to stop.

  --port <number>        port to listen on; 0 uses any free port  (PORT, else 4321)
  --host <address>       address to listen on                     (127.0.0.1)
  --data <file>          data file of accounts and documents      (.saha/local-cloud.sqlite)
  --config <file>        collections, attributes and indexes      (appwrite.config.json)
  --serve <path=folder>  serve a folder of built files; repeatable, as --serve /=app/dist
  --service <path=module> serve a module's createService below a path; repeatable
  --platform <hostname>  let pages of this host use the API; repeatable (loopback is always allowed)
  --label <e-mail=label> add a label to the account with this address; repeatable
  --keep-sessions        keep an account's other sessions after a password change
  --quick-passwords      hash passwords at near-zero cost, for tests only
  --rate-limits          enforce Appwrite's rate limits
  --seed <file>          add missing data from a seed file        (an export, or written by hand)
  --reset                delete all data first
  --log                  print a line for every API request
  --name <text>          name of the server in the ready line     (Saha)
  --help                 print this

SAHA_API_KEY in the environment is an API key with every scope while the server runs.`

/**
 * Parses the command line.
 *
 * @param args the arguments after the program's name
 * @param env source of `PORT` and `SAHA_API_KEY`
 * @throws {StartError} for an unknown or invalid option
 */
export function parseFlags(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): CliOptions {
  const { values } = parsed(args)
  const serve: Record<string, string> = {}
  for (const text of values.serve) {
    const { prefix, folder } = parseMount(text)
    if (Object.hasOwn(serve, prefix))
      throw new StartError(`Two folders use the path ${prefix}: give each --serve its own path.`)
    serve[prefix] = folder
  }
  const service = Object.fromEntries(values.service.map(parseService))
  return {
    help: values.help,
    port: readPort(values.port ?? (env['PORT'] || '4321'), values.port === undefined ? 'PORT' : '--port'),
    host: values.host,
    data: values.data,
    config: values.config,
    serve,
    service,
    platforms: values.platform,
    labels: readLabels(values.label),
    rateLimits: values['rate-limits'],
    keepSessions: values['keep-sessions'],
    quickPasswords: values['quick-passwords'],
    keys: readKeys(env['SAHA_API_KEY']),
    ...(values.seed === undefined ? {} : { seed: values.seed }),
    reset: values.reset,
    log: values.log,
    name: values.name,
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        port: { type: 'string' },
        host: { type: 'string', default: '127.0.0.1' },
        data: { type: 'string', default: DEFAULT_DATA },
        config: { type: 'string', default: DEFAULT_CONFIG },
        serve: { type: 'string', multiple: true, default: [] },
        service: { type: 'string', multiple: true, default: [] },
        platform: { type: 'string', multiple: true, default: [] },
        label: { type: 'string', multiple: true, default: [] },
        'keep-sessions': { type: 'boolean', default: false },
        'quick-passwords': { type: 'boolean', default: false },
        'rate-limits': { type: 'boolean', default: false },
        seed: { type: 'string' },
        reset: { type: 'boolean', default: false },
        log: { type: 'boolean', default: false },
        name: { type: 'string', default: 'Saha' },
      },
    })
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.message.split('. ')[0] ?? '') : ''
    throw new StartError(`${reason.replace(/\.$/, '')}. See --help.`, { cause })
  }
}

function parseService(text: string): [path: string, module: string] {
  const [, path, module] = /^((?:\/[\w.-]+)+)=(.+)$/.exec(text) ?? []
  if (path === undefined || module === undefined)
    throw new StartError(`--service ${text} is invalid: write --service /path=module.`)
  return [path, module]
}

function readLabels(texts: readonly string[]): LabelsByEmail {
  const labels = new Map<string, readonly string[]>()
  for (const text of texts) {
    const [, address = '', label = ''] = /^(.+@.+)=(.+)$/.exec(text) ?? []
    if (!isLabel(label))
      throw new StartError(
        `--label ${text} is invalid: write --label name@example.com=editor, with letters and digits in the label.`,
      )
    const email = address.toLowerCase()
    labels.set(email, [...new Set([...(labels.get(email) ?? []), label])])
  }
  return labels
}

/** Shorter keys could be guessed. */
const MIN_KEY_LENGTH = 32

function readKeys(secret: string | undefined): string[] {
  if (secret === undefined || secret === '') return []
  if (secret.length < MIN_KEY_LENGTH)
    throw new StartError(`SAHA_API_KEY is too short: use at least ${MIN_KEY_LENGTH} characters.`)
  return [secret]
}

function readPort(text: string, source: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535))
    throw new StartError(`${source} ${text} is not a port: use a number between 0 and 65535.`)
  return port
}
