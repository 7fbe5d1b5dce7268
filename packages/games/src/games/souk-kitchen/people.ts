import { courtyard, shade, svg } from '../../core/index.ts'
import type { Color } from '../../core/index.ts'
import { disc, paint } from './drawings.ts'
import type { Shape } from './drawings.ts'

const ink = courtyard.night
const skins: readonly Color[] = [
  [0.79, 0.075, 62],
  [0.7, 0.085, 56],
  [0.6, 0.085, 50],
  [0.49, 0.07, 45],
]
const hair: Color = [0.27, 0.03, 50]
const grey: Color = [0.85, 0.01, 90]

/** Headdress for a head of radius 18 at (32, 30); `cloth` is the color of the clothes. */
type Headdress = (cloth: Color) => { behind?: readonly Shape[]; over: readonly Shape[] }

const scarf: Headdress = (cloth) => ({
  behind: [{ d: 'M10 60C6 30 12 8 32 8S58 30 54 60Z', fill: cloth, lift: 0 }],
  over: [
    { d: 'M14 32C12 14 20 9 32 9S52 14 50 32C48 20 42 17 32 17S16 20 14 32Z', fill: shade(cloth, 0.07) },
  ],
})
const tarboosh: Headdress = () => ({
  behind: [{ d: disc(32, 29, 19), fill: hair }],
  over: [
    { d: 'M18 20L21 3H43L46 20C38 16 26 16 18 20Z', fill: courtyard.pomegranate, lift: 2 },
    { d: 'M32 4C44 4 47 9 47 19', line: courtyard.saffron, width: 2.4 },
  ],
})
const keffiyeh: Headdress = () => ({
  behind: [{ d: 'M9 58C5 26 14 7 32 7S59 26 55 58L46 52V30H18V52Z', fill: courtyard.paper, lift: 0 }],
  over: [
    { d: 'M14 30C13 14 20 8 32 8S51 14 50 30C46 20 40 19 32 19S18 20 14 30Z', fill: courtyard.paper },
    { d: 'M15 18C24 13 40 13 49 18M16 22C24 17 40 17 48 22', line: ink, width: 2.6 },
  ],
})
const curls: Headdress = () => ({
  over: [
    {
      d:
        disc(17, 20, 7) +
        disc(25, 13, 8) +
        disc(37, 12, 8) +
        disc(46, 19, 7) +
        disc(50, 28, 5) +
        disc(14, 28, 5),
      fill: hair,
    },
  ],
})
const straw: Headdress = () => ({
  behind: [{ d: disc(32, 30, 19), fill: hair }],
  over: [
    { d: 'M6 20C20 12 44 12 58 20C44 25 20 25 6 20Z', fill: [0.84, 0.11, 85], lift: 3 },
    { d: 'M19 17C19 3 45 3 45 17C38 20 26 20 19 17Z', fill: [0.84, 0.11, 85] },
    { d: 'M19 15C27 19 37 19 45 15', line: courtyard.teal, width: 4 },
  ],
})
const turban: Headdress = (cloth) => ({
  over: [
    { d: 'M13 22C10 8 24 2 33 3S54 8 51 22C44 15 22 15 13 22Z', fill: shade(cloth, 0.16), lift: 2 },
    { d: 'M16 15C26 4 40 4 49 17M22 18C30 10 40 9 45 9', line: cloth, width: 2.2 },
  ],
})
const bun: Headdress = () => ({
  behind: [
    { d: disc(32, 8, 8), fill: grey },
    { d: disc(32, 28, 19), fill: grey },
  ],
  over: [{ d: 'M13 29C13 12 22 10 32 10S51 12 51 29C46 18 38 21 32 15C27 21 18 18 13 29Z', fill: grey }],
})

const moustache: Shape = {
  d: 'M22 38C26 34 30 36 32 37C34 36 38 34 42 38C38 40 34 40 32 39C30 40 26 40 22 38Z',
  fill: hair,
}
const beard: Shape = { d: 'M15 32C15 52 24 54 32 54S49 52 49 32C47 40 40 37 32 37S17 40 15 32Z', fill: hair }
const glasses: Shape = { d: disc(25, 29, 5.5) + disc(39, 29, 5.5) + 'M30.500 29h3', line: ink, width: 2 }
const earrings: Shape = { d: disc(13, 40, 2.8) + disc(51, 40, 2.8), fill: courtyard.saffron }

const people: readonly { head: Headdress; skin: number; cloth: Color; with: readonly Shape[] }[] = [
  { head: scarf, skin: 0, cloth: courtyard.violet, with: [] },
  { head: tarboosh, skin: 1, cloth: courtyard.cobalt, with: [moustache] },
  { head: curls, skin: 3, cloth: courtyard.tangerine, with: [earrings] },
  { head: keffiyeh, skin: 1, cloth: courtyard.green, with: [beard] },
  { head: straw, skin: 0, cloth: courtyard.teal, with: [] },
  { head: turban, skin: 2, cloth: courtyard.pomegranate, with: [{ ...beard, fill: grey }] },
  { head: bun, skin: 1, cloth: courtyard.rose, with: [glasses, earrings] },
  { head: scarf, skin: 2, cloth: courtyard.teal, with: [glasses] },
]

/** Content, restless, impatient: shown by brows and mouth, independent of color. */
const moods = [
  'M22 24q3-2 6 0M36 24q3-2 6 0M26 42q6 6 12 0',
  'M22 23h6M36 23h6M27 43.500h10',
  'M21 21l7 3M43 21l-7 3M26 46q6-6 12 0',
]

/** Returns a bust on a 64 × 64 field. The `data-mood` attribute (0, 1, 2) of an ancestor selects its mood. */
export function createPortrait(appearance: number): SVGSVGElement {
  const person = people[appearance % people.length] ?? people[0]
  if (!person) throw new RangeError('There is no one to draw: give `people` at least one entry.')
  const { behind = [], over } = person.head(person.cloth)
  const skin = skins[person.skin] ?? courtyard.plaster
  return svg(
    'svg',
    { class: 'souk-face', viewBox: '0 0 64 64', 'aria-hidden': 'true' },
    paint([
      ...behind,
      { d: 'M4 64C6 52 18 50 32 50S58 52 60 64Z', fill: person.cloth },
      { d: 'M26 44h12v7q-6 6-12 0z', fill: shade(skin, -0.1) },
      { d: 'M15 28C15 14 49 14 49 28C49 42 42 48 32 48S15 42 15 28Z', fill: skin },
      ...person.with.filter((shape) => shape.d === beard.d),
      { d: disc(25, 29.5, 2.3) + disc(39, 29.5, 2.3), fill: ink },
      ...person.with.filter((shape) => shape.d !== beard.d),
      ...over,
    ]),
    ...moods.map((d, mood) =>
      svg('path', {
        class: 'souk-mood',
        'data-is': mood,
        d,
        fill: 'none',
        'stroke-width': 2.4,
        'stroke-linecap': 'round',
      }),
    ),
  )
}
