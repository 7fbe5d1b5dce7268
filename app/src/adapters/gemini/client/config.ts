import { readSettings } from './settings.ts'

/** The build's Gemini configuration. Loaded with the tools, because the first page does not need it. */
export const geminiSettings = readSettings(
  import.meta.env,
  // Prerendering sends no requests.
  typeof window === 'undefined' ? 'http://portal.invalid' : window.location.origin,
)
