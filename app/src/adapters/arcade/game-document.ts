import { portal } from '../../config/portal.ts'
import type { Locale } from '../../i18n/index.ts'

export interface GameDocumentOptions {
  gameId: string
  locale: Locale
  /** The user's motion setting. */
  motion: 'system' | 'reduce' | 'full'
  /** The game's script and its hash for the content security policy. */
  script: string
  sha256: string
  /** The typefaces as packed by the arcade's build. */
  faces: string
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<"]/g, (letter) => escapes[letter] as string)

/**
 * Creates the page of a game. Its policy, besides the inherited one of the portal, allows only its own script: no
 * requests, external images or markup from text.
 */
export const gameDocument = ({
  gameId,
  locale,
  motion,
  script,
  sha256,
  faces,
}: GameDocumentOptions): string =>
  `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}" data-game="${escapeHtml(gameId)}"${motion === 'system' ? '' : ` data-motion="${motion}"`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${escapeHtml(sha256)}'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(portal.name[locale])}</title>
<script type="application/json" id="faces">${faces.replaceAll('<', '\\u003c')}</script>
<script type="module">${script}</script>
</head>
<body><div id="arcade"></div></body>
</html>`
