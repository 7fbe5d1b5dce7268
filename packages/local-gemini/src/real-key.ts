import { StartupError } from './startup-error.ts'

const NAMES = ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENAI_API_KEY', 'VITE_GEMINI_API_KEY']
/** Google's keys have changed their beginnings before; their length and letters have not. */
const REAL_KEY_PATTERN = /^[\w.-]{30,}$/

/**
 * Keeps a real key away: whoever has set one believes that Google answers.
 *
 * @throws {StartupError} when the environment holds one
 */
export function rejectRealKey(env: Readonly<Record<string, string | undefined>>): void {
  const name = NAMES.find((one) => REAL_KEY_PATTERN.test(env[one] ?? ''))
  if (name !== undefined)
    throw new StartupError(
      `${name} holds what looks like a real key, and this is not Google: unset it to use the local Gemini, which takes any key.`,
    )
}
