import { courtyard, css, shade, svg } from '../../core/index.ts'
import type { Color } from '../../core/index.ts'
import type { Ingredient } from './pantry.ts'

/** Flat shape. `lift` adds a hard, darker shadow at that distance below it. */
export interface Shape {
  d: string
  fill?: Color
  line?: Color
  width?: number
  lift?: number
}

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** Draws shapes in order, each over its shadow. */
export function paint(shapes: readonly Shape[]): SVGGElement {
  const group = svg('g')
  for (const { d, fill, line, width = 2, lift = 0 } of shapes) {
    if (fill && lift)
      group.append(svg('path', { d, fill: css(shade(fill, -0.17)), transform: `translate(0 ${lift})` }))
    group.append(
      svg('path', {
        d,
        fill: fill ? css(fill) : 'none',
        stroke: line && css(line),
        'stroke-width': line && width,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    )
  }
  return group
}

const wheat: Color = [0.79, 0.105, 72]
const crust: Color = [0.68, 0.115, 62]
const fried: Color = [0.56, 0.1, 58]
const speck: Color = [0.7, 0.12, 128]
const red: Color = [0.6, 0.195, 27]
const pulp: Color = [0.71, 0.165, 30]
const cream: Color = [0.93, 0.045, 85]
const rind: Color = [0.52, 0.125, 148]
const flesh: Color = [0.87, 0.1, 128]
const leaf: Color = [0.66, 0.16, 150]
const vein: Color = [0.46, 0.11, 152]
const clay: Color = [0.62, 0.135, 42]
const thread: Color = [0.63, 0.21, 36]

const three = (draw: (x: number) => readonly Shape[]) => [13, 32, 51].flatMap(draw)
const leafAt = (x: number, tilt: number): readonly Shape[] => [
  {
    d: `M${x} 35C${x - 13 + tilt} 27 ${x - 9 + tilt} 14 ${x + tilt} 8C${x + 11 + tilt} 14 ${x + 13 + tilt} 27 ${x} 35Z`,
    fill: leaf,
    lift: 3,
  },
  { d: `M${x} 33L${x + tilt * 0.8} 15`, line: vein },
]

/** Ingredients on a 64 × 40 field, resting on its lower edge. */
const shapes: Record<Ingredient, readonly Shape[]> = {
  bread: [
    { d: 'M3 27C3 14 17 9 32 9S61 14 61 27C61 33 56 34 32 34S3 33 3 27Z', fill: wheat, lift: 4 },
    { d: disc(18, 20, 3) + disc(33, 16, 3.4) + disc(46, 22, 2.6) + disc(28, 26, 2), fill: crust },
  ],
  falafel: three((x) => [
    { d: disc(x, x === 32 ? 20 : 25, 10), fill: fried, lift: 4 },
    {
      d:
        disc(x - 3, (x === 32 ? 20 : 25) - 3, 1.6) +
        disc(x + 4, (x === 32 ? 20 : 25) + 1, 1.6) +
        disc(x - 1, (x === 32 ? 20 : 25) + 5, 1.3),
      fill: speck,
    },
  ]),
  tomato: three((x) => [
    { d: disc(x, 23, 11.5), fill: red, lift: 4 },
    { d: disc(x, 23, 8.5), fill: pulp },
    { d: `M${x} 15v16M${x - 7} 19l14 8M${x + 7} 19l-14 8`, line: red, width: 2.2 },
  ]),
  tahini: [
    {
      d: 'M3 20C3 12 13 13 19 12S30 8 38 11S61 11 61 20C61 27 56 25 54 30S47 37 45 30S38 25 35 31S27 37 25 30S18 25 15 29S3 28 3 20Z',
      fill: cream,
      lift: 4,
    },
    { d: 'M12 19q6 -4 12 0t12 0t12 0', line: [0.8, 0.08, 80], width: 2.6 },
  ],
  cucumber: three((x) => [
    { d: disc(x, 23, 11.5), fill: rind, lift: 4 },
    { d: disc(x, 23, 8.8), fill: flesh },
    { d: disc(x, 19, 1.5) + disc(x - 3.6, 25, 1.5) + disc(x + 3.6, 25, 1.5), fill: [0.97, 0.04, 120] },
  ]),
  rice: [
    { d: 'M4 32C6 18 19 9 32 9S58 18 60 32C60 35 4 35 4 32Z', fill: courtyard.paper, lift: 4 },
    {
      d: 'M17 23l5-3M29 15l5 2M42 20l4 4M27 27l6-1M13 30l4 0M44 30l6-1M36 24l1 -4',
      line: [0.8, 0.05, 85],
      width: 2.6,
    },
  ],
  mint: [...leafAt(16, -4), ...leafAt(48, 4), ...leafAt(32, 0)],
  saffron: [
    { d: 'M6 33C14 25 24 27 32 25S52 26 58 33Z', fill: courtyard.saffron, lift: 3 },
    {
      d: 'M10 30C14 18 19 20 24 9M22 31C26 20 36 26 40 11M36 31C40 22 48 27 54 14',
      line: thread,
      width: 3.6,
    },
    { d: disc(24, 9, 2.8) + disc(40, 11, 2.8) + disc(54, 14, 2.8), fill: [0.72, 0.19, 48] },
  ],
  lid: [
    { d: 'M32 9C35 17 47 22 57 30C59 34 5 34 7 30C17 22 29 17 32 9Z', fill: clay, lift: 4 },
    { d: disc(32, 7, 4.5), fill: clay, lift: 2 },
    { d: 'M15 29l5-5l6 5l6-5l6 5l6-5l5 5', line: courtyard.saffron, width: 2.6 },
  ],
}

export const drawIngredient = (ingredient: Ingredient): SVGGElement => paint(shapes[ingredient])

/** Returns the ingredient as an image without a name of its own. */
export const createIngredientImage = (ingredient: Ingredient): SVGSVGElement =>
  svg('svg', { class: 'souk-food', viewBox: '0 0 64 40', 'aria-hidden': 'true' }, drawIngredient(ingredient))

/** Returns a lantern that shows one chance. */
export const createLantern = (): SVGSVGElement =>
  svg(
    'svg',
    { class: 'souk-lantern', viewBox: '0 0 24 34', 'aria-hidden': 'true' },
    svg('path', { class: 'souk-lantern-metal', d: 'M11 0h2v5h-2zM7 5h10v3H7zM6 27h12v3H6zM9 30h6v3H9z' }),
    svg('path', { class: 'souk-lantern-glass', d: 'M7 9h10l4 9l-4 8H7l-4-8z' }),
    svg('path', { class: 'souk-lantern-flame', d: 'M12 12c4 5 4 9 0 11c-4 -2 -4 -6 0 -11z' }),
  )

/** Returns the stool of an empty seat. */
export const createStool = (): SVGSVGElement =>
  svg(
    'svg',
    { class: 'souk-stool', viewBox: '0 0 64 60', 'aria-hidden': 'true' },
    paint([
      { d: 'M14 18h7l-5 40h-6zM43 18h7l4 40h-6zM13 38h38v5H13z', fill: [0.3, 0.05, 52] },
      { d: 'M6 10C6 6 58 6 58 10V15C58 19 6 19 6 15Z', fill: [0.46, 0.07, 52], lift: 3 },
    ]),
  )
