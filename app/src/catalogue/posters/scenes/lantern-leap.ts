import { glow, sky, type Light } from '../drawing/backdrop.ts'
import type { Drawing, Scene } from '../scene.ts'
import type { Scheme } from '../drawing/scheme.ts'
import { star } from '../drawing/stars.ts'
import { translate, circle, drawEach, group, path, withPose, rect, stroke } from '../drawing/svg.ts'

/* The lanterns of the market, each hanging from (0, 0). */

/** Six-sided, with arched panes. */
const sixSided: Drawing = (s) =>
  path('M0 22L42 64V76H36L50 152H58V165H48L36 190H-36L-48 165H-58V152H-50L-36 76H-42V64Z', s.near) +
  path('M-34 57C-34 34 -9 34 0 14C9 34 34 34 34 57Z', s.goldShade) +
  path('M-34 57C-34 34 -9 34 0 14C-2 34 -14 40 -16 57Z', s.gold) +
  rect(-42, 55, 84, 12, s.gold, 4) +
  path('M-34 67H34L50 146H-50Z', s.goldShade) +
  path('M-29 71H-16L-19 142H-45ZM29 71H16L19 142H45Z', s.body) +
  path('M-29 71H-16L-17 94Q-34 98 -40 118ZM29 71H16L17 94Q34 98 40 118Z', s.bodyLight) +
  path('M-15 142V92Q-15 74 0 70Q15 74 15 92V142Z', s.goldLight) +
  path('M0 96Q12 112 8 126Q5 134 0 134Q-5 134 -8 126Q-12 112 0 96Z', s.paper) +
  rect(-58, 144, 116, 13, s.gold, 4) +
  path('M-44 157H44L34 174H-34Z', s.goldShade) +
  rect(-24, 172, 48, 8, s.gold, 3)

/** Round, pierced with stars. */
const round: Drawing = (s) =>
  circle(0, 110, 62, s.near) +
  path('M-16 176H16L0 196Z', s.near) +
  path('M-20 36C-20 22 -6 24 0 12C6 24 20 22 20 36Z', s.gold) +
  rect(-27, 34, 54, 11, s.goldShade, 4) +
  circle(0, 101, 62, s.goldShade) +
  path('M-62 101A62 62 0 0 1 24 44A70 70 0 0 0 -30 154A62 62 0 0 1 -62 101Z', s.gold) +
  star(0, 101, 34, s.goldLight) +
  star(0, 101, 17, s.paper) +
  drawEach([-41, 41], (x) => star(x, 70, 9, s.goldLight) + star(x, 132, 9, s.goldLight)) +
  rect(-27, 157, 54, 11, s.gold, 4) +
  path('M-16 168H16L0 186Z', s.goldShade)

const glassStar: Drawing = (s) =>
  star(0, 114, 78, s.near) +
  rect(-10, 12, 20, 18, s.goldShade, 3) +
  star(0, 104, 78, s.goldShade) +
  star(0, 101, 74, s.gold) +
  star(0, 101, 60, s.bodyShade) +
  star(0, 101, 52, s.body) +
  star(0, 101, 36, s.goldLight) +
  circle(0, 101, 15, s.paper)

/** A child in mid-leap, reaching for the light, with the hip at (0, 0). */
function leaper(s: Scheme): string {
  const limb = (d: string, width: number) => stroke(d, 'currentColor', width)
  const figure =
    limb('M-4 0L-24 10L-46 2', 11) +
    limb('M-46 2L-52 -5', 7) +
    limb('M4 0L26 -2L34 20', 11) +
    limb('M34 20L43 17', 7) +
    limb('M6 -34L28 -46L38 -62', 7) +
    limb('M0 -32L-18 -22L-30 -32', 7) +
    path('M-4 -41Q6 -46 13 -39Q17 -16 14 8Q-4 14 -31 12Q-14 -4 -4 -41Z', 'currentColor') +
    circle(10, -53, 11, 'currentColor') +
    path('M0 -58L4 -72L20 -67L19 -57Z', 'currentColor')
  return (
    path('M6 -40C-14 -50 -26 -34 -42 -42C-50 -46 -56 -44 -62 -38C-50 -20 -26 -22 8 -33Z', s.accent) +
    group({ color: s.ink }, figure)
  )
}

/** A wall with stepped crenels between two edges, down to the bottom of the poster. */
function wall(from: number, to: number, y: number, fill: string): string {
  const tooth = 'h4v-7h5v-7h14v7h5v7h4'
  const count = Math.floor((to - from) / 32)
  const rest = (to - from - count * 32) / 2
  return path(`M${from} 260V${y}h${rest}${tooth.repeat(count)}h${rest}V260Z`, fill)
}

type Place = readonly [number, number]

const windows = (places: readonly Place[], fill: string): string =>
  drawEach(places, ([x, y]) => path(`M${x} ${y}v-15q0 -8 7 -11q7 3 7 11v15z`, fill))

const skylines: readonly Drawing[] = [
  (s) =>
    path(
      'M-4 260V150H60V184H104C104 160 120 154 130 138C140 154 156 160 156 184H176V200H214V166H208V152H250V166H244V200H270V178H330V150H404V260Z',
      s.far,
    ) +
    windows(
      [
        [123, 208],
        [222, 192],
        [284, 206],
      ],
      s.glow[1],
    ),
  (s) =>
    path(
      'M-4 260V168H96V186H126V160H120V146H162V160H156V194H192C192 168 210 162 220 144C230 162 248 168 248 194H284V172H404V260Z',
      s.far,
    ) +
    windows(
      [
        [134, 190],
        [213, 216],
        [262, 214],
      ],
      s.glow[1],
    ),
]

/** A gatehouse in the street with a lit arch. */
const gate = (s: Scheme, x: number): string =>
  wall(x - 48, x + 48, 232, s.mid) +
  path(`M${x - 17} 260V246Q${x - 17} 232 ${x} 222Q${x + 17} 232 ${x + 17} 246V260Z`, s.glow[2])

/** Two houses with a gap between them and ledges lit by the lantern. */
const houses = (s: Scheme, left: number, right: number): string =>
  wall(-8, left, 198, s.mid) +
  wall(right, 408, 186, s.mid) +
  wall(-24, left - 36, 226, s.near) +
  wall(right + 30, 420, 216, s.near) +
  rect(-8, 205, left + 8, 4, s.rim) +
  rect(right, 193, 408 - right, 4, s.rim) +
  windows(
    [
      [left - 28, 240],
      [right + 10, 234],
    ],
    s.glow[2],
  ) +
  wall(-24, left - 36, 232, s.near) +
  wall(right + 30, 420, 222, s.near)

interface Look {
  lantern: Drawing
  light: Light
  leaper: Place
  lean: number
  houses: Place
}

const looks: readonly Look[] = [
  {
    lantern: sixSided,
    light: { x: 246, y: 122, reach: 178 },
    leaper: [136, 144],
    lean: -8,
    houses: [124, 312],
  },
  { lantern: round, light: { x: 262, y: 116, reach: 168 }, leaper: [132, 138], lean: 4, houses: [104, 300] },
  {
    lantern: glassStar,
    light: { x: 240, y: 114, reach: 186 },
    leaper: [116, 146],
    lean: -16,
    houses: [96, 318],
  },
]

export const lanternLeap: Scene = {
  times: ['dusk', 'night', 'dusk', 'dawn', 'night', 'day'],
  draw(s, { pick, random }) {
    const { lantern, light, leaper: place, lean, houses: edges } = pick(looks)
    const sparks = [30, 76, 120, 176, 318, 352, 384].map((x) => [x, 22 + random() * 80] as const)
    return (
      sky(s, light) +
      glow(s, light) +
      drawEach(sparks, ([x, y], index) => star(x, y, index % 3 === 0 ? 6 : 3.5, s.goldLight)) +
      pick(skylines)(s) +
      stroke(`M-4 -2Q${light.x} 32 404 -8`, s.near, 4) +
      translate(light.x, light.y - 112, circle(0, 6, 7, s.goldShade), lantern(s)) +
      gate(s, (edges[0] + edges[1]) / 2) +
      houses(s, ...edges) +
      withPose({ x: place[0], y: place[1], turn: lean }, leaper(s))
    )
  },
}
