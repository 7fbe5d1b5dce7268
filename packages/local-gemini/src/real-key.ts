import { StartupError } from './startup-error.ts'

const NAMES = ['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_GENAI_API_KEY', 'VITE_GEMINI_API_KEY']
/** The prefix of Google's keys has changed before; their length and alphabet have not. */
const REAL_KEY_PATTERN = /^[\w.-]{30,}$/

/**
 * Rejects a real key, because its owner expects replies from Google.
 *
 * @throws {StartupError} if the environment holds one
 */
export function rejectRealKey(env: Readonly<Record<string, string | undefined>>): void {
  const name = NAMES.find((one) => REAL_KEY_PATTERN.test(env[one] ?? ''))
  if (name !== undefined)
    throw new StartupError(
      `${name} looks like a real key, and this is not Google: unset it to use the local Gemini, which accepts any key.`,
    )
}
