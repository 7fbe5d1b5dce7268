import type { Locale } from '../../i18n/locale.ts'

/** The web app manifest of a language, beside the page. `boot.js` names it too, before the first paint. */
export const manifestFile = (locale: Locale): string => `manifest.${locale}.webmanifest`
