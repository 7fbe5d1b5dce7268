import type { Direction } from '@saha/ui'
import type { Locale } from '../../../i18n/index.ts'

/** The frame inherits the portal's content security policy, which allows inline styles only by hash. */
const styles = /<style\b[^>]*>[^]*?<\/style\s*>|\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi

interface DocumentLanguage {
  locale: Locale
  dir: Direction
}

/** Builds the document of a frame for third-party HTML. Only the frame's sandbox isolates it. */
export const createSuggestionsDocument = (
  html: string,
  { locale, dir }: DocumentLanguage,
  stylesheet: string,
): string =>
  `<!doctype html>
<html lang="${locale}" dir="${dir}">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<base target="_blank">
<link rel="stylesheet" href="${stylesheet}">
<title></title>
${html.replaceAll(styles, '')}
</html>`
