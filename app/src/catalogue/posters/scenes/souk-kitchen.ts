import { glow, sky, type Light } from '../drawing/backdrop.ts'
import type { Drawing, Scene } from '../scene.ts'
import type { Scheme } from '../drawing/scheme.ts'
import { cutStar } from '../drawing/stars.ts'
import { translate, circle, drawEach, group, path, rect, stroke } from '../drawing/svg.ts'

const counter = 206

/** Steam in ribbons rising from (0, 0). */
const steam = (s: Scheme, places: readonly number[]): string =>
  drawEach(places, (x, index) =>
    stroke(`M${x} 0c-26 -22 24 -34 0 -58${index % 2 === 0 ? '' : 'c-14 -13 2 -24 6 -30'}`, s.lamp, 11),
  )

/* Dishes on the counter, the middle of their foot at (0, 0). */

/** A tagine with its lid lifted. */
const tagine: Drawing = (s) =>
  path('M-104 -34H104L84 -2Q80 8 68 8H-68Q-80 8 -84 -2Z', s.ink) +
  path('M-104 -44H104L84 -12Q80 -2 68 -2H-68Q-80 -2 -84 -12Z', s.glaze) +
  path('M30 -44H104L84 -12Q80 -2 68 -2H10Z', s.glazeShade) +
  path(
    'M-94 -30L-80 -20L-66 -30L-52 -20L-38 -30L-24 -20L-10 -30L4 -20L18 -30L32 -20L46 -30L60 -20L74 -30L88 -20L92 -28V-33H-96Z',
    s.glazeMark,
  ) +
  path('M-84 -44Q-78 -66 -54 -62Q-44 -78 -22 -68Q-4 -82 18 -68Q38 -78 52 -62Q80 -66 86 -44Z', s.gold) +
  circle(-50, -54, 9, s.leaf) +
  circle(-14, -60, 11, s.accent) +
  circle(24, -54, 9, s.leaf) +
  group(
    { transform: 'translate(16 -64)rotate(12)' },
    path('M-88 6C-62 -8 -30 -50 -18 -94H18C30 -50 62 -8 88 6L84 16H-84Z', s.ink),
    path('M-88 -4C-62 -18 -30 -60 -18 -104H18C30 -60 62 -18 88 -4L84 6H-84Z', s.glaze),
    path('M-4 -104H18C30 -60 62 -18 88 -4L84 6H22C30 -30 14 -60 -4 -104Z', s.glazeShade),
    path('M-76 -10L-54 -28L-36 -10L-18 -28L0 -10L18 -28L36 -10L54 -28L76 -10L70 -6H-70Z', s.glazeMark),
    cutStar(0, -52, 15, s.glazeMark),
    path('M-24 -112Q0 -128 24 -112L18 -98H-18Z', s.gold),
    circle(0, -122, 11, s.gold),
  )

/** A copper pot and its ladle. */
const pot: Drawing = (s) =>
  stroke('M52 -96L92 -164', s.goldShade, 9) +
  path('M-92 -92H92V-18Q92 8 62 8H-62Q-92 8 -92 -18Z', s.ink) +
  path('M-92 -98H92V-28Q92 -2 62 -2H-62Q-92 -2 -92 -28Z', s.gold) +
  path('M20 -98H92V-28Q92 -2 62 -2H10Q44 -40 20 -98Z', s.goldShade) +
  rect(-102, -108, 204, 18, s.goldLight, 8) +
  path(
    'M-92 -108Q-84 -128 -58 -122Q-46 -138 -20 -128Q0 -142 24 -128Q48 -138 62 -122Q86 -126 92 -108Z',
    s.leaf,
  ) +
  circle(-42, -118, 9, s.accent) +
  circle(6, -124, 10, s.paper) +
  circle(50, -116, 9, s.bodyLight) +
  stroke('M-96 -70q-26 0 -26 20t22 18M96 -70q26 0 26 20t-22 18', s.goldShade, 10) +
  drawEach([-54, -18, 18, 54], (x) => cutStar(x, -50, 15, s.body))

/** A teapot pouring from high up into a glass. */
const teapot: Drawing = (s) =>
  path('M98 -30h44l-6 38h-32z', s.ink) +
  path('M98 -40h44l-6 38h-32z', s.paper) +
  path('M101 -24h38l-3 22h-32z', s.accent) +
  stroke('M96 -128Q118 -120 120 -30', s.goldLight, 6) +
  group(
    { transform: 'translate(-16 -66)rotate(12)scale(.94)' },
    stroke('M-62 -32C-112 -40 -108 36 -58 28', s.goldLight, 11) +
      path('M50 10C84 0 72 -54 108 -66L118 -52C96 -40 104 14 58 34Z', s.goldLight) +
      path('M-72 14Q-76 -40 -30 -52H30Q76 -40 72 14Q66 58 30 68H-30Q-66 58 -72 14Z', s.ink) +
      path('M-72 4Q-76 -50 -30 -62H30Q76 -50 72 4Q66 48 30 58H-30Q-66 48 -72 4Z', s.gold) +
      path('M14 -62H30Q76 -50 72 4Q66 48 30 58H4Q52 20 14 -62Z', s.goldShade) +
      path('M-36 -62Q-32 -92 0 -98Q32 -92 36 -62Z', s.goldLight) +
      circle(0, -102, 11, s.accent),
    cutStar(-14, 4, 30, s.body),
    cutStar(-14, 4, 16, s.goldLight, 22.5),
  )

/** A bowl of spice on the counter. */
const spice = (s: Scheme, x: number, heap: string): string =>
  translate(
    x,
    counter,
    path('M-34 -26L0 -78L34 -26Z', heap),
    path('M0 -78L34 -26H8Z', s.ink, { opacity: 0.22 }),
    path('M-40 -28H40L26 10H-26Z', s.ink),
    path('M-40 -32H40L26 2H-26Z', s.paper),
    path('M-37 -24H37L34 -15H-34Z', s.accent),
  )

/** The stall's awning along the top edge, striped and scalloped. */
const awning = (s: Scheme, band: number): string =>
  drawEach(
    Array.from({ length: Math.ceil(400 / band) }, (_, index) => index),
    (index) =>
      path(
        `M${index * band} -4h${band}v34a${band / 2} ${band / 2} 0 0 1 ${-band} 0z`,
        index % 2 === 0 ? s.body : s.paper,
      ),
  ) + rect(0, -4, 400, 16, s.bodyShade)

interface Look {
  dish: Drawing
  x: number
  light: Light
  /** Positions of the steam on the dish, and its height above the counter. */
  steam: readonly [places: readonly number[], y: number]
  /** Width of the awning's stripes. */
  band: number
  spices: readonly number[]
}

const looks: readonly Look[] = [
  {
    dish: tagine,
    x: 212,
    light: { x: 212, y: 120, reach: 150 },
    steam: [[-88, -58], 66],
    band: 40,
    spices: [44, 366],
  },
  {
    dish: pot,
    x: 194,
    light: { x: 194, y: 112, reach: 156 },
    steam: [[-52, -14, 24], 116],
    band: 50,
    spices: [352],
  },
  {
    dish: teapot,
    x: 164,
    light: { x: 170, y: 118, reach: 158 },
    steam: [[-14], 150],
    band: 40,
    spices: [354],
  },
]

export const soukKitchen: Scene = {
  times: ['dusk', 'dawn', 'night', 'day', 'dusk', 'dawn'],
  draw(s, { pick, random }) {
    const look = pick(looks)
    const [places, above] = look.steam
    const heaps = [s.gold, s.accent, s.leaf, s.bodyLight]
    const first = Math.floor(random() * heaps.length)
    return (
      sky(s, look.light) +
      glow(s, look.light) +
      translate(look.x, counter - above, steam(s, places)) +
      awning(s, look.band) +
      rect(0, counter, 400, 60, s.mid) +
      drawEach(look.spices, (x, order) => spice(s, x, heaps[(first + order) % heaps.length] as string)) +
      translate(look.x, counter, look.dish(s)) +
      rect(0, counter, 400, 12, s.gold) +
      rect(0, counter + 12, 400, 5, s.goldShade) +
      drawEach([0, 1, 2, 3, 4, 5, 6, 7], (place) =>
        cutStar(25 + place * 50, counter + 36, 15, place % 2 === 0 ? s.bodyLight : s.accent),
      )
    )
  },
}
