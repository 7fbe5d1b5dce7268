import { height, width } from './drawing/backdrop.ts'
import { oklch } from './drawing/color.ts'
import { courtyardPath, starPath } from './drawing/motif.ts'
import { wordmarks } from './share/wordmarks.ts'
import { createScheme, type SchemeHue } from './drawing/scheme.ts'
import { cutStar, svgDocument, star, starField } from './drawing/stars.ts'
import { translate, drawEach, group, path, withPose, rect } from './drawing/svg.ts'

const ink = (lightness: number) => oklch(lightness, 0.045, 218)

/** Draws the brand's star with its lit courtyard around (0, 0). */
const brandStar = (size: number, fill: string, accent: string): string =>
  path(starPath(size), fill) + path(courtyardPath(size), accent)

/** Draws the fallback for images that fail to load, neutral on light and dark backgrounds. */
export const drawPlaceholder = (): string =>
  svgDocument(
    400,
    256,
    rect(0, 0, 400, 256, ink(0.47)),
    starField(400, 256, { x: 200, y: 128, step: 64, radius: 17, fill: ink(0.5) }),
    translate(200, 136, path(starPath(124), ink(0.36))),
    translate(200, 128, brandStar(124, ink(0.68), ink(0.47))),
  )

/** Embeds a poster in another image and prefixes its ids. */
const embedPoster = (poster: string, prefix: string): string =>
  poster
    .replaceAll(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/ id="/g, `$&${prefix}`)
    .replaceAll(/href="#|url\(#/g, `$&${prefix}`)

/** Positions of the posters in a category's image; the last one is on top. */
const posterPoses = [
  { x: 88, y: 134, turn: -7, scale: 0.33 },
  { x: 312, y: 134, turn: 7, scale: 0.33 },
  { x: 200, y: 126, turn: 0, scale: 0.42 },
] as const

/** Draws three posters of a category on its color, the first in the center. */
export function drawCategoryImage(hue: SchemeHue, posters: readonly string[]): string {
  const { body, bodyShade, bodyLight } = createScheme(hue, 'day')
  const { paper } = createScheme('article', 'night')
  return svgDocument(
    width,
    height,
    rect(0, 0, width, height, body),
    starField(width, height, { x: 200, y: 128, step: 48, radius: 13, fill: bodyLight }),
    // Posters may draw beyond their edges.
    `<clipPath id="frame">${rect(0, 0, width, height, paper, 14)}</clipPath>`,
    drawEach(posters.slice(0, posterPoses.length).toReversed(), (poster, index) => {
      const frame = 12
      return withPose(
        posterPoses[index + posterPoses.length - Math.min(posters.length, posterPoses.length)] ??
          posterPoses[2],
        rect(
          -width / 2 - frame,
          -height / 2 - frame + 10,
          width + 2 * frame,
          height + 2 * frame,
          bodyShade,
          24,
        ),
        rect(-width / 2 - frame, -height / 2 - frame, width + 2 * frame, height + 2 * frame, paper, 24),
        translate(
          -width / 2,
          -height / 2,
          group({ 'clip-path': 'url(#frame)' }, embedPoster(poster, `p${index}`)),
        ),
      )
    }),
  )
}

/** Draws the portal's share image, 1200 × 630: its star above the evening courtyard, its name in both scripts, a tile per hue. */
export function drawSiteImage(hues: readonly SchemeHue[]): string {
  const { gold, paper } = createScheme('article', 'night')
  const name = ({ letters, accent, width }: (typeof wordmarks)['latin'], y: number) =>
    group(
      // A long name is smaller, to stay beside the star.
      { transform: `translate(90 ${y})scale(${Math.min(10, 480 / width)})` },
      path(letters, paper),
      accent === '' ? '' : path(accent, gold),
    )
  const tile = 1200 / hues.length
  return svgDocument(
    1200,
    630,
    rect(0, 0, 1200, 630, ink(0.26)),
    starField(1200, 630, { x: 880, y: 265, step: 120, radius: 31, fill: ink(0.3) }),
    star(880, 265, 340, ink(0.31)),
    star(880, 265, 270, ink(0.37)),
    star(880, 265, 205, oklch(0.52, 0.095, 200)),
    translate(880, 283, path(starPath(290), ink(0.2))),
    translate(880, 265, brandStar(290, paper, gold)),
    name(wordmarks.latin, 110),
    name(wordmarks.arabic, 310),
    drawEach(hues, (hue, index) => {
      const { body, bodyShade, bodyLight } = createScheme(hue, 'day')
      return translate(
        index * tile,
        530,
        rect(0, 0, tile, 100, body),
        rect(0, 0, tile, 12, bodyShade),
        cutStar(tile / 2, 58, 28, bodyLight),
      )
    }),
  )
}
