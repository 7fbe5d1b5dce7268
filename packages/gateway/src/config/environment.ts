import * as v from 'valibot'
import type { GatewayOptions } from '../gateway.ts'
import { type Limit, type Limits, LIMITS } from '../limits.ts'
import { GOOGLE_URL, type Model, defaultModels } from '../models.ts'
import { type PromptDefinition, promptList } from '../schema/prompts.ts'
import { StartupError } from './startup-error.ts'

/** Variables by name, as in `process.env` and in a worker. */
export type Environment = Readonly<Record<string, unknown>>

/** Settings that variables can set in every runtime. */
export type GatewaySettings = Pick<
  GatewayOptions,
  | 'key'
  | 'upstream'
  | 'origins'
  | 'basePath'
  | 'publicUrl'
  | 'models'
  | 'limits'
  | 'live'
  | 'admin'
  | 'prompts'
  | 'onlyPrompts'
  | 'operatorToken'
> & { readonly switchedOff: boolean }

const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,80}$/))
const price = v.pipe(v.number(), v.minValue(0), v.finite())
const modelList = v.array(
  v.union([
    v.strictObject({
      id,
      makes: v.picklist(['text', 'image', 'speech']),
      input: price,
      output: price,
      maxOutput: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    v.strictObject({
      id,
      makes: v.picklist(['picture', 'video', 'interaction-video']),
      perUnit: price,
      input: v.optional(price, 0),
    }),
    v.strictObject({ id, makes: v.literal('live'), perMinute: price, input: price, output: price }),
  ]),
)

/**
 * Reads the settings from variables.
 *
 * @throws {StartupError} with a sentence that names the variable and its valid values
 */
export function readEnvironment(env: Environment): GatewaySettings {
  const key = readVariable(env, 'GEMINI_API_KEY')
  const upstream = readUrl(env, 'GATEWAY_UPSTREAM') ?? GOOGLE_URL
  checkKey(key, upstream)
  const publicUrl = readUrl(env, 'GATEWAY_PUBLIC_URL')
  const live = readVariable(env, 'GATEWAY_LIVE')
  if (live !== undefined && live !== 'token' && live !== 'relay')
    throw new StartupError(
      `GATEWAY_LIVE is ${live}: use relay, or token (Google's ephemeral tokens, which have no cost limit).`,
    )
  const basePath = readVariable(env, 'GATEWAY_BASE_PATH') ?? ''
  if (!/^(?:\/[\w-]+)*$/.test(basePath))
    throw new StartupError(
      `GATEWAY_BASE_PATH is ${basePath}: use a path like /gateway, without a trailing slash.`,
    )
  const models = readModels(env, defaultModels(upstream))
  return {
    key,
    upstream,
    origins: readOrigins(env),
    basePath,
    ...(publicUrl === undefined ? {} : { publicUrl }),
    models,
    prompts: readPrompts(env, models),
    operatorToken: readOperatorToken(env),
    onlyPrompts: readVariable(env, 'GATEWAY_ONLY_PROMPTS') === '1',
    limits: readLimits(env),
    ...(live === undefined ? {} : { live }),
    admin: readAdmin(env),
    switchedOff: readVariable(env, 'GATEWAY_STOPPED') === '1',
  }
}

function checkKey(key: string | undefined, upstream: string): void {
  if (key === undefined && upstream === GOOGLE_URL)
    throw new StartupError(
      'The key for Google is missing: set GEMINI_API_KEY, or set GATEWAY_UPSTREAM to a local Gemini, which needs none.',
    )
  // A header allows no other characters, and a line break would start another header.
  if (key !== undefined && !/^[\x21-\x7e]+$/.test(key))
    throw new StartupError('GEMINI_API_KEY contains spaces or line breaks: copy only the key.')
  if (key !== undefined && !upstream.startsWith('https:') && !isLocal(upstream))
    throw new StartupError(
      'GATEWAY_UPSTREAM does not use https, so others could read the key in transit: use https.',
    )
}

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}

function readOrigins(env: Environment): readonly string[] {
  const text = readVariable(env, 'GATEWAY_ORIGINS')
  if (text === undefined)
    throw new StartupError(
      'No origin is allowed: set GATEWAY_ORIGINS to the origin of the portal, such as https://games.example.com (separate several with commas).',
    )
  return text.split(',').map((entry) => {
    const origin = entry.trim()
    if (URL.parse(origin)?.origin !== origin)
      throw new StartupError(
        `GATEWAY_ORIGINS holds ${origin}: use only scheme, host and port, such as https://games.example.com.`,
      )
    return origin
  })
}

function readModels(env: Environment, known: readonly Model[]): readonly Model[] {
  const text = readVariable(env, 'GATEWAY_MODELS')
  if (text === undefined) return known
  const own = v.safeParse(v.pipe(v.string(), v.parseJson(), modelList), text)
  if (!own.success)
    throw new StartupError(
      'GATEWAY_MODELS is invalid: use a JSON list of models with their prices, as in the README.',
    )
  const byId = new Map([...known, ...own.output].map((model) => [model.id, model]))
  return [...byId.values()]
}

function readOperatorToken(env: Environment): string | undefined {
  const token = readVariable(env, 'GATEWAY_OPERATOR_TOKEN')
  if (token !== undefined && !/^[\x21-\x7e]{32,200}$/.test(token))
    throw new StartupError(
      'GATEWAY_OPERATOR_TOKEN is too short or has other characters: use 32 or more random ASCII characters, such as from `openssl rand -hex 24`.',
    )
  return token
}

function readPrompts(env: Environment, models: readonly Model[]): readonly PromptDefinition[] {
  const json = readVariable(env, 'GATEWAY_PROMPTS')
  if (json === undefined) return []
  const prompts = v.safeParse(v.pipe(v.string(), v.parseJson(), promptList), json)
  if (!prompts.success) {
    const [issue] = prompts.issues
    const path = v.getDotPath(issue) ?? 'the list'
    throw new StartupError(`GATEWAY_PROMPTS is invalid at ${path} (${issue.message}): see the README.`)
  }
  const other = prompts.output.find(
    ({ model }) => !models.some(({ id: known, makes }) => known === model && makes === 'text'),
  )
  if (other !== undefined)
    throw new StartupError(
      `GATEWAY_PROMPTS: the model of ${other.name}, ${other.model}, is not a text model.`,
    )
  return prompts.output
}

function readLimits(env: Environment): Limits {
  const limit = (name: string, otherwise: Limit): Limit => ({
    perDay: readNumber(env, `GATEWAY_${name}_DOLLARS_PER_DAY`, otherwise.perDay),
    perMinute: readNumber(env, `GATEWAY_${name}_CALLS_PER_MINUTE`, otherwise.perMinute),
    atOnce: readNumber(env, `GATEWAY_${name}_CALLS_AT_ONCE`, otherwise.atOnce),
  })
  return {
    client: limit('VISITOR', LIMITS.client),
    network: limit('NETWORK', LIMITS.network),
    total: limit('TOTAL', LIMITS.total),
    liveMinutes: readNumber(env, 'GATEWAY_LIVE_MINUTES', LIMITS.liveMinutes),
    ...readModelLimits(env),
  }
}

function readModelLimits(env: Environment): Pick<Limits, 'modelDollarsPerDay'> {
  const json = readVariable(env, 'GATEWAY_MODEL_DOLLARS_PER_DAY')
  if (json === undefined) return {}
  const limits = v.safeParse(v.pipe(v.string(), v.parseJson(), v.record(id, price)), json)
  if (!limits.success)
    throw new StartupError(
      'GATEWAY_MODEL_DOLLARS_PER_DAY is invalid: use JSON such as {"gemini-pro-latest":5}.',
    )
  return { modelDollarsPerDay: limits.output }
}

function readAdmin(env: Environment): GatewaySettings['admin'] {
  const label = readVariable(env, 'GATEWAY_ADMIN_LABEL')
  if (label === undefined) return undefined
  const endpoint = readUrl(env, 'GATEWAY_APPWRITE_ENDPOINT')
  const project = readVariable(env, 'GATEWAY_APPWRITE_PROJECT')
  if (endpoint === undefined || project === undefined)
    throw new StartupError(
      'GATEWAY_ADMIN_LABEL needs an Appwrite project that verifies labels: set GATEWAY_APPWRITE_ENDPOINT (ending in /v1) and GATEWAY_APPWRITE_PROJECT.',
    )
  return { endpoint, project, label }
}

function readUrl(env: Environment, name: string): string | undefined {
  const text = readVariable(env, name)?.replace(/\/$/, '')
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username !== '')
    throw new StartupError(`${name} is not a URL: use a full one, such as https://api.example.com/path.`)
  return text
}

function readNumber(env: Environment, name: string, otherwise: number): number {
  const text = readVariable(env, name)
  if (text === undefined) return otherwise
  if (!/^\d+(?:\.\d+)?$/.test(text))
    throw new StartupError(`${name} is ${text}: use a non-negative number, such as ${otherwise}.`)
  return Number(text)
}

/** Returns the trimmed value of a variable; undefined if it is empty. */
export function readVariable(env: Environment, name: string): string | undefined {
  const value = env[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
