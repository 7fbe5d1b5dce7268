import { readSettings } from './settings.ts'

/** Who answers the AI tools, and with which models: apart from the rest of the configuration, which the first load needs. */
export const geminiSettings = readSettings(import.meta.env, window.location.origin)
