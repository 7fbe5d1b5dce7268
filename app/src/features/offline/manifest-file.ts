import type { Locale } from '../../i18n/locale.ts'

/** File name of the web app manifest in one language. `boot.js` writes the same name before the first paint. */
export const manifestFile = (locale: Locale): string => `manifest.${locale}.webmanifest`
