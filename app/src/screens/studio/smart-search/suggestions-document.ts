import type { Direction } from '@saha/ui'
import type { Locale } from '../../../i18n/index.ts'

/** The portal's policy, which a page in its frame inherits, lets no style pass that it does not bring itself. */
const styles = /<style\b[^>]*>[^]*?<\/style\s*>|\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi

interface DocumentLanguage {
  locale: Locale
  dir: Direction
}

/** The page of a frame for a stranger's HTML. What keeps the stranger in is the frame's sandbox, not this. */
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
