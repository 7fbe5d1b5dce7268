import { alternatives, isRetired, type Models, models, type Tool } from './models.ts'
import { parseUrl } from '../../../platform/parse-url.ts'

/** Google's base URL. */
export const GOOGLE = 'https://generativelanguage.googleapis.com'

const modes = ['demo', 'gateway', 'direct'] as const

/**
 * Service of the AI tools, and holder of the key.
 * - `demo` the gateway of `npm start` before the local Gemini: no key, demo answers
 * - `gateway` a gateway before Google, which holds the key
 * - `direct` Google, with a key that every visitor can read in the script
 */
type GeminiMode = (typeof modes)[number]

/** Build-time configuration of Gemini. */
export interface GeminiSettings {
  readonly mode: GeminiMode
  /** Base URL of the tools' calls, without a trailing slash. */
  readonly baseUrl: string
  /** Base URL of calls with a user's own key: never the gateway, which holds another. */
  readonly ownKeyUrl: string
  /** Key for the SDK; a placeholder outside direct mode. */
  readonly apiKey: string
  readonly models: Models
  /** Appwrite label that opens the content generator; null opens it to everyone. */
  readonly adminLabel: string | null
  /** Whether users may enter their own key in the portal's dialog if the host has no picker. */
  readonly keyDialog: boolean
}

type Environment = Readonly<Record<string, unknown>>

const getText = (env: Environment, name: string): string | undefined => {
  const value = env[name]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

const readMode = (env: Environment): GeminiMode => {
  const said = getText(env, 'VITE_GEMINI_MODE') ?? 'demo'
  const mode = modes.find((one) => one === said)
  if (mode === undefined) throw new Error(`VITE_GEMINI_MODE is ${said}: write demo, gateway or direct.`)
  return mode
}

const isTool = (name: string): name is Tool => Object.hasOwn(models, name)

const readModels = (env: Environment, mode: GeminiMode): Models => {
  const text = getText(env, 'VITE_GEMINI_MODELS') ?? '{}'
  const wrong = `VITE_GEMINI_MODELS is ${text}: write JSON like {"flash":"${models.flash}"}, with the tools of models.ts.`
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch (cause) {
    throw new Error(wrong, { cause })
  }
  if (typeof said !== 'object' || said === null || Array.isArray(said)) throw new Error(wrong)
  for (const [tool, id] of Object.entries(said)) {
    if (!isTool(tool) || typeof id !== 'string' || !/^[a-z0-9][a-z0-9.-]{1,80}$/.test(id))
      throw new Error(wrong)
    if (mode !== 'demo' && isRetired(id))
      throw new Error(
        `VITE_GEMINI_MODELS gives ${tool} the model ${id}, which Google has shut down: take ${[models[tool], ...alternatives[tool]].join(', ')}.`,
      )
  }
  return { ...models, ...(said as Partial<Models>) }
}

const readKeyDialog = (env: Environment): boolean => {
  const said = getText(env, 'VITE_GEMINI_KEY_DIALOG') ?? 'on'
  if (said !== 'on' && said !== 'off') throw new Error(`VITE_GEMINI_KEY_DIALOG is ${said}: write on or off.`)
  return said === 'on'
}

const readGateway = (env: Environment, origin: string): string => {
  const said = getText(env, 'VITE_GEMINI_GATEWAY') ?? '/gateway'
  const url = parseUrl(said, origin)
  if (url === null || !/^https?:$/.test(url.protocol) || url.search + url.hash + url.username !== '')
    throw new Error(`VITE_GEMINI_GATEWAY is ${said}: write a path like /gateway, or a whole address.`)
  return url.href.replace(/\/$/, '')
}

const readLabel = (env: Environment): string | null => {
  const label = getText(env, 'VITE_ADMIN_LABEL') ?? null
  if (label !== null && !/^[A-Za-z0-9]{1,36}$/.test(label))
    throw new Error(
      `VITE_ADMIN_LABEL is ${label}: write a label of Appwrite’s, up to 36 letters and digits, like editor.`,
    )
  return label
}

/**
 * Reads the build-time configuration; neither URLs nor users can change it.
 *
 * @param env `VITE_GEMINI_MODE`, `_GATEWAY`, `_MODELS`, `_KEY_DIALOG` and, only in direct mode, `_API_KEY`;
 * `VITE_ADMIN_LABEL`
 * @param origin base of relative paths
 * @throws Error that says what to write
 */
export function readSettings(env: Environment, origin: string): GeminiSettings {
  const mode = readMode(env)
  const direct = mode === 'direct'
  const key = getText(env, 'VITE_GEMINI_API_KEY')
  if (direct && key === undefined)
    throw new Error(
      'VITE_GEMINI_MODE is direct, but there is no key: set VITE_GEMINI_API_KEY, or use gateway.',
    )
  return {
    mode,
    baseUrl: direct ? GOOGLE : readGateway(env, origin),
    ownKeyUrl: mode === 'demo' ? new URL('/gemini', origin).href : GOOGLE,
    apiKey: direct && key !== undefined ? key : 'none',
    models: readModels(env, mode),
    adminLabel: readLabel(env),
    keyDialog: readKeyDialog(env),
  }
}
