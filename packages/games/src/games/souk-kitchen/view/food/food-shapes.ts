import { courtyard } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { Food } from '../../rules/menu.ts'
import { disc } from '../shapes.ts'
import type { Shape } from '../shapes.ts'

const wheat: Color = [0.79, 0.105, 72]
const crust: Color = [0.68, 0.115, 62]
const fried: Color = [0.58, 0.11, 60]
const speck: Color = [0.7, 0.12, 128]
const red: Color = [0.6, 0.195, 27]
const pulp: Color = [0.71, 0.165, 30]
const rind: Color = [0.52, 0.125, 148]
const flesh: Color = [0.87, 0.1, 128]
const leaf: Color = [0.66, 0.16, 150]
const vein: Color = [0.46, 0.11, 152]
const white: Color = [0.97, 0.015, 95]
const yolk: Color = [0.83, 0.17, 78]
const cheese: Color = [0.92, 0.06, 92]
const char: Color = [0.6, 0.11, 62]
const roast: Color = [0.52, 0.1, 48]
const nut: Color = [0.74, 0.13, 122]
const zest: Color = [0.88, 0.17, 98]
const thread: Color = [0.74, 0.17, 58]

/** Liquids, as they are poured. */
export const liquids: Partial<Record<Food, Color>> = {
  tea: [0.52, 0.14, 45],
  tahini: [0.9, 0.05, 82],
  oil: [0.78, 0.14, 100],
  water: [0.86, 0.05, 210],
  syrup: [0.74, 0.15, 70],
}

const three = (draw: (x: number) => readonly Shape[]) => [13, 32, 51].flatMap(draw)
const leafAt = (x: number, tilt: number): readonly Shape[] => [
  {
    d: `M${x} 35C${x - 13 + tilt} 27 ${x - 9 + tilt} 14 ${x + tilt} 8C${x + 11 + tilt} 14 ${x + 13 + tilt} 27 ${x} 35Z`,
    fill: leaf,
    lift: 3,
  },
  { d: `M${x} 33L${x + tilt * 0.8} 15`, line: vein },
]
const bowl = (liquid: Color | undefined): readonly Shape[] => [
  { d: 'M8 16H56C56 31 46 36 32 36S8 31 8 16Z', fill: courtyard.cobalt, lift: 3 },
  { d: 'M8 16C8 9 56 9 56 16S8 23 8 16Z', fill: courtyard.plaster },
  { d: 'M13 16C13 11.5 51 11.5 51 16S13 20.5 13 16Z', fill: liquid ?? white },
  { d: 'M16 26l4 4l4-4l4 4l4-4l4 4l4-4l4 4l4-4', line: white, width: 1.8 },
]
const glass = (liquid: Color | undefined): readonly Shape[] => [
  { d: 'M20 2H44L41 21L43 38H21L23 21Z', fill: [0.8, 0.03, 210], lift: 2 },
  { d: 'M22 10H42L40 21L41.5 36H22.5L24 21Z', fill: liquid ?? white },
  { d: 'M26 6L28 20L26.5 33', line: white, width: 2 },
  { d: 'M21 4H43', line: courtyard.saffron, width: 2.4 },
]

/** Finished foods on a 64 × 40 field, resting on its lower edge. */
export const foodShapes: Record<Food, readonly Shape[]> = {
  falafel: three((x) => {
    const y = x === 32 ? 20 : 25
    return [
      { d: disc(x, y, 10), fill: fried, lift: 4 },
      { d: disc(x - 3, y - 3, 1.6) + disc(x + 4, y + 1, 1.6) + disc(x - 1, y + 5, 1.3), fill: speck },
    ]
  }),
  bread: [
    { d: 'M3 25C3 12 17 8 32 8S61 12 61 25C61 33 56 34 32 34S3 33 3 25Z', fill: wheat, lift: 4 },
    { d: disc(18, 20, 3) + disc(33, 15, 3.4) + disc(46, 22, 2.6) + disc(29, 26, 2), fill: crust },
  ],
  meat: [
    {
      d: 'M6 30C2 20 14 14 22 18C26 10 40 8 44 15C54 12 62 20 58 30C50 36 14 36 6 30Z',
      fill: roast,
      lift: 4,
    },
    { d: 'M12 27C18 21 24 24 28 21M30 29C36 22 42 25 50 21M22 31L30 30', line: [0.68, 0.12, 55], width: 3 },
  ],
  eggs: [
    { d: 'M4 27C4 18 12 20 16 12S34 6 42 11S62 18 60 28S44 36 30 35S4 36 4 27Z', fill: white, lift: 3 },
    { d: disc(23, 22, 7.5) + disc(42, 23, 7.5), fill: yolk },
    { d: disc(21, 20, 2) + disc(40, 21, 2), fill: white },
  ],
  halloumi: [
    { d: 'M6 14L30 9L34 29L10 34ZM32 15L56 10L60 30L36 35Z', fill: cheese, lift: 4 },
    { d: 'M13 15L17 31M20 14L24 29M39 16L43 32M46 15L50 30', line: char, width: 3 },
  ],
  kofta: [
    { d: 'M2 24H62', line: [0.8, 0.02, 90], width: 3 },
    { d: 'M10 24C10 12 22 17 30 14S54 13 54 24S40 34 30 33S10 35 10 24Z', fill: roast, lift: 4 },
    { d: 'M18 21l4 8M28 19l4 9M38 18l4 9', line: [0.38, 0.07, 45], width: 2.6 },
  ],
  kunafa: [
    { d: 'M4 20C4 10 60 10 60 20V28C60 36 4 36 4 28Z', fill: thread, lift: 3 },
    { d: 'M4 20C4 10 60 10 60 20S4 30 4 20Z', fill: [0.8, 0.16, 66] },
    { d: 'M12 19q8-4 14 0t14 0t12 0M18 24q6-3 12 0t14-1', line: [0.9, 0.12, 85], width: 2 },
  ],
  tomato: three((x) => [
    { d: disc(x, 23, 11.5), fill: red, lift: 4 },
    { d: disc(x, 23, 8.5), fill: pulp },
    { d: `M${x} 15v16M${x - 7} 19l14 8M${x + 7} 19l-14 8`, line: red, width: 2.2 },
  ]),
  cucumber: three((x) => [
    { d: disc(x, 23, 11.5), fill: rind, lift: 4 },
    { d: disc(x, 23, 8.8), fill: flesh },
    { d: disc(x, 19, 1.5) + disc(x - 3.6, 25, 1.5) + disc(x + 3.6, 25, 1.5), fill: [0.97, 0.04, 120] },
  ]),
  mint: [...leafAt(16, -4), ...leafAt(48, 4), ...leafAt(32, 0)],
  parsley: [
    { d: 'M32 37L22 20M32 37L32 16M32 37L43 20', line: vein, width: 3 },
    {
      d:
        disc(20, 17, 7) +
        disc(13, 22, 5) +
        disc(32, 11, 7) +
        disc(27, 17, 5) +
        disc(45, 17, 7) +
        disc(51, 22, 5) +
        disc(38, 18, 5),
      fill: [0.58, 0.15, 145],
      lift: 3,
    },
  ],
  lemon: three((x) => [
    { d: disc(x, 23, 11.5), fill: zest, lift: 4 },
    { d: disc(x, 23, 9), fill: [0.95, 0.1, 105] },
    { d: `M${x} 15v16M${x - 7} 19l14 8M${x + 7} 19l-14 8`, line: white, width: 1.8 },
  ]),
  pistachio: [
    {
      d:
        disc(14, 29, 5) +
        disc(25, 25, 5) +
        disc(37, 28, 5) +
        disc(49, 28, 5) +
        disc(31, 18, 5) +
        disc(43, 20, 4) +
        disc(20, 19, 4),
      fill: nut,
      lift: 3,
    },
    { d: 'M12 28l4 1M24 24l3 1M36 27l3 2M48 27l3 1M30 17l3 1', line: [0.5, 0.13, 15], width: 2 },
  ],
  tea: glass(liquids.tea),
  water: glass(liquids.water),
  tahini: bowl(liquids.tahini),
  oil: bowl(liquids.oil),
  syrup: bowl(liquids.syrup),
}

/** Length of a whole vegetable on its field, where it is shorter than 64. */
export const wholeLengths: Partial<Record<Food, number>> = { tomato: 24, lemon: 42 }

/** Vegetables before they are cut: in the middle of a 64 × 20 field, repeated over the board. */
export const wholeShapes: Partial<Record<Food, readonly Shape[]>> = {
  tomato: [
    { d: disc(32, 10, 10), fill: red, lift: 3 },
    { d: 'M27 3l5 3l5-3l-2 4h-6z', fill: leaf },
    { d: 'M25 9C26 6 28 5 29 4', line: [0.78, 0.13, 30], width: 2 },
  ],
  cucumber: [
    { d: 'M2 10C2 2 12 2 32 2S64 2 64 10S52 18 32 18S2 18 2 10Z', fill: rind, lift: 3 },
    { d: 'M8 8C20 5 44 5 58 7M12 13h34', line: [0.64, 0.13, 142], width: 2 },
  ],
  mint: [
    { d: 'M2 11H62', line: vein, width: 3 },
    {
      d: 'M8 10C12 0 24 0 28 9C22 14 12 14 8 10ZM36 10C40 0 52 0 58 9C50 14 42 14 36 10Z',
      fill: leaf,
      lift: 2,
    },
    { d: 'M18 12C24 20 36 20 40 12C34 8 24 8 18 12Z', fill: [0.6, 0.15, 150], lift: 2 },
  ],
  parsley: [
    { d: 'M2 11H62M2 14H58', line: vein, width: 3 },
    {
      d:
        disc(14, 7, 6) +
        disc(26, 5, 6) +
        disc(38, 7, 6) +
        disc(50, 6, 6) +
        disc(32, 14, 6) +
        disc(46, 14, 5) +
        disc(18, 15, 5),
      fill: [0.58, 0.15, 145],
      lift: 2,
    },
  ],
  lemon: [
    { d: 'M14 10C16 4 22 1 32 1S50 5 53 10C50 15 42 19 32 19S16 16 14 10Z', fill: zest, lift: 3 },
    { d: 'M22 7C25 4 30 4 33 4', line: white, width: 2 },
  ],
  pistachio: [
    {
      d:
        disc(10, 8, 6) +
        disc(24, 12, 6) +
        disc(37, 7, 6) +
        disc(51, 12, 6) +
        disc(17, 15, 4) +
        disc(44, 15, 4) +
        disc(30, 5, 4),
      fill: [0.8, 0.06, 80],
      lift: 2,
    },
    { d: 'M8 8h5M22 12h5M35 7h5M49 12h5', line: nut, width: 3 },
  ],
}
