import { disc, glow, sky, type Light } from '../drawing/backdrop.ts'
import type { Drawing, Scene } from '../scene.ts'
import type { Scheme } from '../drawing/scheme.ts'
import { cutStar, star } from '../drawing/stars.ts'
import {
  translate,
  circle,
  drawEach,
  group,
  path,
  withPose,
  rect,
  stroke,
  reuseShape,
} from '../drawing/svg.ts'

const flat = { 'stroke-linecap': 'butt', 'stroke-linejoin': 'miter' }

const leaf = 'M0 0C14 -30 46 -32 72 4C50 -12 28 -12 0 0Z'

/** Angle and length of each leaf, and whether it is flipped. */
const crown = [
  [-84, 0.72, 1],
  [-46, 0.96, 1],
  [-10, 1, 1],
  [30, 0.84, 1],
  [46, 0.96, -1],
  [10, 1, -1],
  [-30, 0.84, -1],
] as const

/** Definitions of the palm crown and of the wall's stars, for reuse. */
const definitions: Drawing = (s) =>
  `<defs>${path(leaf, 'currentColor', { id: 'l' })}${group(
    { id: 'p' },
    drawEach(crown, ([angle, length, way], index) =>
      reuseShape('l', {
        color: index % 3 === 1 ? s.leaf : s.leafShade,
        transform: `scale(${way} 1)rotate(${angle})scale(${length})`,
      }),
    ),
    drawEach([-10, 0, 10], (x) => circle(x, 8, 6, s.gold)),
  )}<pattern id="w" width="52" height="92" patternUnits="userSpaceOnUse">${cutStar(13, 23, 15, s.near)}${cutStar(39, 69, 15, s.near)}</pattern></defs>`

/** A date palm rooted at (0, 0), `tall` high, with its crown `lean` to the side. */
function palm(s: Scheme, tall: number, lean: number): string {
  const trunk = `M0 0Q${lean * 0.1} ${-tall * 0.6} ${lean} ${-tall}`
  return (
    stroke(trunk, s.ink, 14, flat) +
    stroke(trunk, s.goldShade, 9, { ...flat, 'stroke-dasharray': '8 4' }) +
    reuseShape('p', { x: lean, y: -tall })
  )
}

interface Gate {
  /** The path of the arch's stones, centered on x = 0, from y = 0 up. */
  opening: string
  /** Length of a stone along the path. */
  stones: number
  /** Start of the arch on its posts. */
  spring: readonly [x: number, y: number]
}

const horseshoe: Gate = { opening: 'M-88 20V-76A100 100 0 1 1 88 -76V20', stones: 27, spring: [88, -84] }
const round: Gate = { opening: 'M-116 20V-92A116 116 0 0 1 116 -92V20', stones: 27, spring: [116, -98] }
const pointed: Gate = {
  opening: 'M-104 20V-88C-104 -138 -58 -150 0 -196C58 -150 104 -138 104 -88V20',
  stones: 24,
  spring: [104, -92],
}

/** The wall around a gate with star cutouts and an arch of stones in two colors. */
function ruin(s: Scheme, { opening, stones, spring: [sx, sy] }: Gate): string {
  const outside = `M-420 -300H420V60H-420Z${opening}Z`
  const evenOdd = { 'fill-rule': 'evenodd' }
  return (
    path(outside, s.mid, evenOdd) +
    path(outside, 'url(#w)', evenOdd) +
    translate(0, 8, stroke(opening, s.near, 36, flat)) +
    stroke(opening, s.body, 32, flat) +
    stroke(opening, s.paper, 32, { ...flat, 'stroke-dasharray': `${stones} ${stones}` }) +
    drawEach(
      [-sx, sx],
      (x) => rect(x - 23, sy, 46, 13, s.gold, 3) + rect(x - 23, sy + 11, 46, 4, s.goldShade),
    )
  )
}

const key: Drawing = (s) => {
  const shape = (fill: string) =>
    path('M-6 -2H52V10H44V22H34V10H28V18H18V10H-6Z', fill) +
    path(
      'M-54 4L-44 -6V-20H-30L-20 -30L-10 -20H4V-6L14 4L4 14V28H-10L-20 38L-30 28H-44V14ZM-32 4L-20 16L-8 4L-20 -8Z',
      fill,
      { 'fill-rule': 'evenodd' },
    )
  return translate(0, 7, shape(s.ink)) + shape(s.gold)
}

type Palm = readonly [x: number, tall: number, lean: number]

interface Look {
  gate: Gate
  x: number
  light: Light
  palms: readonly Palm[]
  key: readonly [x: number, y: number, turn: number]
}

const looks: readonly Look[] = [
  {
    gate: horseshoe,
    x: 178,
    light: { x: 214, y: 100, reach: 112 },
    palms: [
      [126, 62, -8],
      [148, 104, 20],
    ],
    key: [330, 204, -24],
  },
  {
    gate: round,
    x: 226,
    light: { x: 184, y: 108, reach: 120 },
    palms: [
      [300, 66, 6],
      [284, 110, -24],
    ],
    key: [74, 202, 22],
  },
  {
    gate: pointed,
    x: 190,
    light: { x: 190, y: 104, reach: 124 },
    palms: [
      [118, 60, 10],
      [262, 78, -10],
    ],
    key: [346, 206, -28],
  },
]

const foot = 226

export const oasisQuest: Scene = {
  times: ['day', 'dusk', 'dawn', 'day', 'night', 'dusk'],
  draw(s, { pick }) {
    const { gate, x, light, palms, key: place } = pick(looks)
    const [kx, ky, turn] = place
    return (
      definitions(s) +
      sky(s, light) +
      glow(s, light) +
      disc(s, light) +
      path('M-4 182C90 140 150 162 220 174S340 150 404 168V260H-4Z', s.far) +
      path('M-4 196C100 182 200 186 404 192V260H-4Z', s.gold) +
      path(`M${x - 84} 214Q${x} 186 ${x + 84} 214V260H${x - 84}Z`, s.water) +
      drawEach([0, 1, 2], (line) =>
        rect(light.x - 28 + line * 8, 206 + line * 7, 56 - line * 16, 4, s.lamp, 2),
      ) +
      drawEach(palms, ([px, tall, lean]) => translate(px, 212, palm(s, tall, lean))) +
      translate(x, foot, ruin(s, gate)) +
      path(`M-4 ${foot}H404V260H-4Z`, s.near) +
      path(`M${x - 76} ${foot}H${x + 76}L${x + 104} 260H${x - 104}Z`, s.rim) +
      drawEach([-56, 0, 56], (offset) => star(x + offset, foot + 17, 9, s.goldShade)) +
      withPose({ x: kx, y: ky, turn }, key(s))
    )
  },
}
