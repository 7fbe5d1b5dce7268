import type { Direction } from '@saha/ui'
import type { Locale } from '../../../i18n/index.ts'

/** The portal's policy, which a page in its frame inherits, lets no style pass that it does not bring itself. */
const ownStyles = /<style\b[^>]*>[^]*?<\/style\s*>|\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi

interface Reading {
  locale: Locale
  dir: Direction
}

/** The page of a frame for a stranger's HTML. What keeps the stranger in is the frame's sandbox, not this. */
export const suggestionsPage = (html: string, { locale, dir }: Reading, look: string): string =>
  `<!doctype html>
<html lang="${locale}" dir="${dir}">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<base target="_blank">
<link rel="stylesheet" href="${look}">
<title></title>
${html.replaceAll(ownStyles, '')}
</html>`
