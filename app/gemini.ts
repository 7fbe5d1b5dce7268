import type { Plugin } from 'vite'
import { portal } from './src/config/portal.ts'
import { readSettings } from './src/adapters/gemini/client/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Placeholder for the portal's origin, which is unknown at build time. */
const here = 'http://portal.invalid'

/**
 * Foreign origins of the AI tools: the gateway's, and Google's where a user's key or a live session token is used.
 */
export function geminiOrigins(env: Environment): string {
  if (!hasStudio(env)) return ''
  const { baseUrl, ownKeyUrl } = readSettings(env, here)
  const origins = [baseUrl, ownKeyUrl].map((url) => new URL(url).origin)
  const foreign = new Set(origins.filter((origin) => origin !== here))
  return [...foreign].map((origin) => ` ${origin} ${origin.replace(/^http/, 'ws')}`).join('')
}

/** Returns whether the build includes the AI Studio: the portal's setting, unless the environment overrides it. */
export const hasStudio = ({ VITE_AI_STUDIO: override }: Environment): boolean =>
  override ? override !== 'off' : portal.studio

/** Prefixes of environment variables that scripts may contain. A key is included only in direct mode. */
export const openEnvironment = [
  'VITE_SITE_',
  'VITE_APPWRITE_',
  'VITE_ADMIN_LABEL',
  'VITE_AI_STUDIO',
  'VITE_GEMINI_MODE',
  'VITE_GEMINI_GATEWAY',
  'VITE_GEMINI_KEY_DIALOG',
]

/** Validates the Gemini configuration at build time, and keeps keys in the environment out of scripts. */
export function gemini(env: Environment): Plugin {
  const { mode } = readSettings(env, here)
  const studio = env.VITE_AI_STUDIO
  if (studio && studio !== 'on' && studio !== 'off')
    throw new Error(`VITE_AI_STUDIO is "${studio}"; it must be on or off.`)
  return {
    name: 'saha:gemini',
    // `VITE_GEMINI_MODE` is a prefix of `VITE_GEMINI_MODELS`.
    config: () => ({
      define: { 'import.meta.env.VITE_AI_STUDIO': JSON.stringify(hasStudio(env) ? 'on' : 'off') },
      envPrefix: mode === 'direct' ? [...openEnvironment, 'VITE_GEMINI_API_KEY'] : openEnvironment,
    }),
    configResolved({ command, logger }) {
      if (mode === 'direct' && command === 'build')
        logger.warn(
          'VITE_GEMINI_MODE is direct: the key stands in the script, where every visitor can read and use it. Restrict it to this site in the provider’s console, or build with VITE_GEMINI_MODE=gateway.',
        )
    },
  }
}
