import { oklch } from './color.ts'
import { courtyardPath, starPath, words } from './motif.ts'
import { schemeOf } from './scheme.ts'
import { cutStar, picture, star, starField } from './stars.ts'
import { at, each, group, path, rect } from './svg.ts'

const ink = (lightness: number) => oklch(lightness, 0.045, 218)

/** The brand's star with its lit courtyard, around (0, 0). */
const brandStar = (size: number, fill: string, lit: string): string =>
  path(starPath(size), fill) + path(courtyardPath(size), lit)

/** What stands where a picture could not be loaded: quiet on light and dark grounds alike. */
export const placeholderSvg = (): string =>
  picture(
    400,
    256,
    rect(0, 0, 400, 256, ink(0.47)),
    starField(400, 256, { x: 200, y: 128, step: 64, radius: 17, fill: ink(0.5) }),
    at(200, 136, path(starPath(124), ink(0.36))),
    at(200, 128, brandStar(124, ink(0.68), ink(0.47))),
  )

/** The picture of the portal itself, 1200 × 630: its star over the courtyard in the evening, its name in both scripts. */
export function shareSvg(): string {
  const { gold, paper } = schemeOf('article', 'night')
  const name = ({ letters, lit }: (typeof words)['latin'], x: number, y: number, cell: number) =>
    group(
      { transform: `translate(${x} ${y})scale(${cell})` },
      path(letters, paper),
      lit === '' ? '' : path(lit, gold),
    )
  const categories = ['action', 'puzzle', 'racing', 'adventure', 'girls', 'cooking'] as const
  return picture(
    1200,
    630,
    rect(0, 0, 1200, 630, ink(0.26)),
    starField(1200, 630, { x: 880, y: 265, step: 120, radius: 31, fill: ink(0.3) }),
    star(880, 265, 340, ink(0.31)),
    star(880, 265, 270, ink(0.37)),
    star(880, 265, 205, oklch(0.52, 0.095, 200)),
    at(880, 283, path(starPath(290), ink(0.2))),
    at(880, 265, brandStar(290, paper, gold)),
    name(words.latin, 90, 110, 10),
    name(words.arabic, 90, 310, 10),
    each(categories, (category, index) => {
      const { body, bodyShade, bodyLight } = schemeOf(category, 'day')
      return at(
        index * 200,
        530,
        rect(0, 0, 200, 100, body),
        rect(0, 0, 200, 12, bodyShade),
        cutStar(100, 58, 28, bodyLight),
      )
    }),
  )
}
