import type { Plugin } from 'vite'
import { readSettings } from './src/adapters/gemini/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Stands for the portal's own origin, which is not known when it is built. */
const here = 'http://portal.invalid'

/**
 * The origins that the AI tools speak to, but the portal's own: the gateway's where it is another, and Google's
 * wherever a visitor's own key may be used, or Google's tokens for live conversations.
 */
export function geminiOrigins(env: Environment): string {
  if (!hasStudio(env)) return ''
  const { baseUrl, ownKeyUrl } = readSettings(env, here)
  const origins = [baseUrl, ownKeyUrl].map((url) => new URL(url).origin)
  const foreign = new Set(origins.filter((origin) => origin !== here))
  return [...foreign].map((origin) => ` ${origin} ${origin.replace(/^http/, 'ws')}`).join('')
}

/** Whether the build has the AI Studio. */
export const hasStudio = (env: Environment): boolean => env.VITE_AI_STUDIO !== 'off'

/** What of the environment goes into scripts, by how it begins. Of a key nothing does, but in direct mode. */
export const openEnvironment = [
  'VITE_SITE_',
  'VITE_APPWRITE_',
  'VITE_ADMIN_LABEL',
  'VITE_AI_STUDIO',
  'VITE_GEMINI_MODE',
  'VITE_GEMINI_GATEWAY',
  'VITE_GEMINI_KEY_DIALOG',
]

/**
 * Reads how Gemini is configured, so that a mistake stops the build and not the visitor, and keeps a key that lies
 * in the environment out of the script.
 */
export function gemini(env: Environment): Plugin {
  const { mode } = readSettings(env, here)
  const studio = env.VITE_AI_STUDIO
  if (studio && studio !== 'on' && studio !== 'off')
    throw new Error(`VITE_AI_STUDIO is "${studio}"; it must be on or off.`)
  return {
    name: 'saha:gemini',
    // `VITE_GEMINI_MODE` is the beginning of `VITE_GEMINI_MODELS` too.
    config: () => ({
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
