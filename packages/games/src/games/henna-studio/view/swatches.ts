import { css, h, svg } from '../../../core/index.ts'
import { fingers, sleeveTop } from '../rules/geometry.ts'
import { symmetries } from '../rules/symmetry.ts'
import type { Mark } from '../rules/design.ts'
import type { Tool } from '../rules/tools.ts'
import { paintMark } from '../painting/paint-henna.ts'
import { hues, nailHues, skins } from '../painting/palette.ts'
import { getContext, paintJewelry } from '../painting/paint-hand.ts'
import { paintRing } from '../painting/paint-ring.ts'
import { paintSleeve } from '../painting/paint-sleeve.ts'

const size = 44
/** Sharp on dense screens; also makes the size the center. */
const density = 2

/** Creates a small picture; `paint` gets a context with a unit of one CSS pixel and the origin in the center. */
function createSwatch(paint: (context: CanvasRenderingContext2D) => void): HTMLElement {
  const canvas = h('canvas', {
    class: 'henna-swatch',
    width: size * density,
    height: size * density,
    'aria-hidden': 'true',
  })
  const context = getContext(canvas)
  context.setTransform(density, 0, 0, density, size, size)
  paint(context)
  return canvas
}

const plain = { hue: 0, symmetry: 0, turn: 0 }
/** A wave of grid points from the field's origin. */
const wave = Array.from({ length: 14 }, (_, x) => x + 5 + 192 * Math.round(11 + 5 * Math.sin(x / 2)))

type Paint = (context: CanvasRenderingContext2D, style: number, hue: number) => void
const paintStyle: Record<Exclude<Tool, 'skin'>, Paint> = {
  brush(context, style, hue) {
    context.translate(-23, -22)
    paintMark(context, { ...plain, tool: 'brush', style, hue, size: 0, points: wave })
  },
  stamp(context, style, hue) {
    context.scale(1.15, 1.15)
    paintMark(context, { ...plain, tool: 'stamp', style, hue, size: 1, points: [0] } satisfies Mark)
  },
  nail(context, style, hue) {
    context.scale(1.5, 1.5)
    context.translate(-166, -27)
    context.beginPath()
    context.rect(150, 8, 32, 38)
    context.clip()
    paintJewelry(context, { skin: 1, sleeve: 0, nails: fingers.map(() => ({ style, hue })), rings: [] })
  },
  ring(context, style) {
    context.scale(0.85, 0.85)
    context.translate(0, 25)
    paintRing(context, style, { x: 0, y: 24, dx: 0, dy: -1, length: 192, wide: 20 })
  },
  sleeve(context, style) {
    context.scale(0.72, 0.72)
    context.translate(-197, -sleeveTop - 25)
    paintSleeve(context, style)
  },
}

const createDisc = (color: string) => {
  const disc = h('span', { class: 'henna-disc' })
  disc.style.background = color
  return disc
}

/** Creates the picture of a style of a tool. */
export const createStyleSwatch = (tool: Tool, style: number, hue: number): HTMLElement =>
  tool === 'skin'
    ? createDisc(css(skins[style] ?? [0.8, 0, 0]))
    : createSwatch((context) => paintStyle[tool](context, style, hue))

/** Nails have polish in other hues than henna. */
export const createHueSwatch = (tool: Tool, hue: number): HTMLElement =>
  createDisc(css((tool === 'nail' ? nailHues : hues)[hue] ?? [0.3, 0, 0]))

/** Draws how a brush repeats: a comma per copy around the center. */
export function createSymmetrySwatch(symmetry: number): SVGSVGElement {
  const { kind, ways } = symmetries[symmetry] ?? { kind: 'single', ways: 1 }
  const isMirrored = kind === 'mirror' || kind === 'kaleidoscope'
  const count = isMirrored ? ways / 2 : ways
  const comma = 'M1 -5C-1 -10 2 -17 6 -16C9 -15 8 -11 5 -11'
  const marks = Array.from({ length: count }, (_, index) => {
    const turn =
      kind === 'fingers' ? `translate(${(index - 2) * 7.5} 8) scale(0.7)` : `rotate(${(index * 360) / count})`
    return [
      svg('path', { d: kind === 'fingers' ? 'M0 10V-16a4 4 0 0 1 0 -4' : comma, transform: turn }),
      ...(isMirrored ? [svg('path', { d: comma, transform: `${turn} scale(-1 1)` })] : []),
    ]
  })
  return svg(
    'svg',
    { class: 'henna-ways', viewBox: '-21 -21 42 42', 'aria-hidden': 'true' },
    isMirrored && svg('path', { class: 'henna-axis', d: 'M0 -20V20' }),
    ...marks.flat(),
  )
}
