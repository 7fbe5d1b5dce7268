import type { Locale } from '../../types.ts'
import { height as posterHeight, width as posterWidth } from '../drawing/backdrop.ts'
import { oklch } from '../drawing/color.ts'
import type { TextOutliner } from './text-outliner.ts'
import { courtyardPath, starPath } from '../drawing/motif.ts'
import { wordmarks } from './wordmarks.ts'
import { createScheme } from '../drawing/scheme.ts'
import { shareImageSize } from './share-image.ts'
import { translate, group, path, rect } from '../drawing/svg.ts'

/** Content of a share image in one language. */
interface ShareCard {
  /** The drawn poster, 400 × 256. */
  poster: string
  title: string
  /** Type of the content, such as a game's category. */
  kind: string
  locale: Locale
  /** Determines the color of the edge. */
  hue: Parameters<typeof createScheme>[0]
}

const { width, height } = shareImageSize
const posterBoxHeight = (width * posterHeight) / posterWidth
const margin = 64
const ground = oklch(0.26, 0.045, 218)

/** Draws the portal's logo, star first. */
function drawWordmark(
  locale: Locale,
  { paper, gold }: ReturnType<typeof createScheme>,
): { drawing: string; width: number } {
  const { letters, accent, width: columns } = wordmarks[locale === 'ar' ? 'arabic' : 'latin']
  // A long name is smaller, to leave room for the title.
  const cell = Math.min(4.4, 300 / columns)
  const star = 66
  const name = group(
    { transform: `translate(${locale === 'ar' ? 0 : star + 16} 0)scale(${cell})` },
    path(letters, paper),
    accent === '' ? '' : path(accent, gold),
  )
  const wide = columns * cell
  const mark = translate(
    (locale === 'ar' ? wide + 16 : 0) + star / 2,
    star / 2,
    path(starPath(star), paper) + path(courtyardPath(star), gold),
  )
  return { drawing: name + mark, width: wide + 16 + star }
}

/** Draws the poster above a band with title and logo, 1200 × 630, in the language's direction. */
export function drawShareCard(
  { poster, title, kind, locale, hue }: ShareCard,
  outliner: TextOutliner,
): string {
  const scheme = createScheme('article', 'night')
  const edge = createScheme(hue, 'day')
  const rtl = locale === 'ar'
  const name = drawWordmark(locale, scheme)
  const size = title.length > 24 ? 46 : 64
  const maxLineWidth = width - 3 * margin - name.width
  const lines = outliner.outlineLines(title, locale, size, maxLineWidth)
  const leading = size * (rtl ? 1.45 : 1.22)
  const small = outliner.outlineLine(kind, locale, 26)
  const band = 118 + lines.length * leading
  const top = height - band
  const placeLine = (line: { path: string; width: number }, y: number, fill: string) =>
    group({ transform: `translate(${rtl ? width - margin - line.width : margin} ${y})`, fill }, line.path)
  const first = top + 104 + size * 0.55
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${[
    // Scales the poster to the card's width; the card's edge and the band hide the rest. Clipping would render more
    // slowly.
    poster
      .replace(
        /^<svg[^>]*>/,
        `<g transform="translate(0 ${(top - posterBoxHeight) / 2})scale(${width / posterWidth})">`,
      )
      .replace(/<\/svg>$/, '</g>'),
    rect(0, top, width, band, ground),
    rect(0, top, width, 12, edge.body),
    placeLine(small, top + 62, scheme.gold),
    ...lines.map((line, index) => placeLine(line, first + index * leading, scheme.paper)),
    translate(rtl ? margin : width - margin - name.width, top + (band - 54) / 2, name.drawing),
  ].join('')}</svg>`
}
