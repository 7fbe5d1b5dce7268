import { readSettings } from './settings.ts'

/** How Gemini was configured when the portal was built. The first page does not need it, so it is loaded with the tools. */
export const geminiSettings = readSettings(
  import.meta.env,
  // While pages are prerendered nothing is asked.
  typeof window === 'undefined' ? 'http://portal.invalid' : window.location.origin,
)
