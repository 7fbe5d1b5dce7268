import { glow, sky, type Light } from '../drawing/backdrop.ts'
import { oklch } from '../drawing/color.ts'
import type { Drawing, Scene } from '../scene.ts'
import { skins } from '../drawing/scheme.ts'
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
  type Pose,
} from '../drawing/svg.ts'

const henna = oklch(0.36, 0.1, 38)
/** Root, tip and width of each finger; the thumb is last. */
const fingers = [
  ['M-29 -22L-43 -90', 21],
  ['M-10 -28L-14 -112', 22],
  ['M11 -28L17 -101', 21],
  ['M30 -16L45 -70', 19],
  ['M-26 28Q-56 14 -72 -24', 23],
] as const
const tips = [
  [-43, -90, -12],
  [-14, -112, -3],
  [17, -101, 5],
  [45, -70, 15],
  [-72, -24, -22],
] as const

/** An open hand around the center of its palm, in the current color. */
const hand =
  drawEach(fingers, ([d, width]) => stroke(d, 'currentColor', width)) +
  path('M-40 -26Q-6 -44 40 -20Q46 6 38 32Q31 52 30 70V190H-28V70Q-40 48 -42 22Z', 'currentColor')

/** Designs on the palm, around its center. */
const mandalas: readonly string[] = [
  cutStar(0, 8, 32, henna) +
    cutStar(0, 8, 25, 'currentColor') +
    cutStar(0, 8, 18, henna) +
    circle(0, 8, 6, 'currentColor'),
  drawEach([0, 45, 90, 135, 180, 225, 270, 315], (turn) =>
    path('M0 -8Q10 -20 0 -33Q-10 -20 0 -8Z', henna, { transform: `translate(0 8)rotate(${turn})` }),
  ) + circle(0, 8, 6.5, henna),
  circle(0, 8, 31, henna) +
    circle(0, 8, 25, 'currentColor') +
    cutStar(0, 8, 22, henna, 22.5) +
    cutStar(0, 8, 11, 'currentColor') +
    circle(0, 8, 4, henna),
]

const fingertip = group(
  { id: 't' },
  path('M-11 1Q-11 -11 0 -11Q11 -11 11 1L0 9ZM-11 16L0 23L11 16V21L0 28L-11 21Z', henna),
  circle(0, 35, 3, henna),
  circle(0, 43, 2.2, henna),
)

const pattern = (mandala: string): string =>
  mandala +
  `<defs>${fingertip}</defs>` +
  drawEach(tips, ([x, y, turn]) => reuseShape('t', { transform: `translate(${x} ${y})rotate(${turn})` })) +
  drawEach([-24, -8, 8, 24], (x) => circle(x, -24 + Math.abs(x) * 0.12, 3, henna)) +
  path('M-34 52L-23 62L-12 52L-1 62L10 52L21 62L32 52V59L21 69L10 59L-1 69L-12 59L-23 69L-32 60Z', henna)

/** Bangles and a sleeve below the wrist. */
const sleeve: Drawing = (s) =>
  rect(-34, 75, 69, 10, s.gold, 5) +
  rect(-34, 88, 69, 6, s.goldShade, 3) +
  path('M-42 98H44L60 190H-58Z', s.ink) +
  path('M-42 98H44L56 170H-54Z', s.body) +
  path('M-42 98H44L46 108H-44Z', s.gold)

/** The paste cone, with its tip at (0, 0). */
const cone: Drawing = (s) =>
  path('M0 8L66 -74L104 -44Z', s.ink) +
  path('M0 0L66 -82Q92 -80 104 -52Z', s.gold) +
  path('M0 0L86 -72Q98 -66 104 -52Z', s.goldShade) +
  path('M66 -82Q92 -80 104 -52L112 -64Q104 -90 78 -94Z', s.paper) +
  circle(0, 0, 4, henna)

interface Look {
  light: Light
  hand: Pose
  cone: Pose
  /** The line of paste from the palm to the cone's tip. */
  line: string
}

const looks: readonly Look[] = [
  {
    light: { x: 182, y: 126, reach: 158 },
    hand: { x: 178, y: 142, turn: 8 },
    cone: { x: 258, y: 146 },
    line: 'M214 158Q232 178 246 160T258 146',
  },
  {
    light: { x: 214, y: 132, reach: 150 },
    hand: { x: 222, y: 144, turn: -10 },
    cone: { x: 122, y: 122, turn: -86 },
    line: 'M176 156Q150 172 140 148T122 122',
  },
  {
    light: { x: 196, y: 128, reach: 164 },
    hand: { x: 190, y: 142, turn: -2 },
    cone: { x: 262, y: 124, turn: -8 },
    line: 'M226 150Q240 166 248 144T262 124',
  },
]

const ring = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((turn) => {
  const angle = (turn * Math.PI) / 180
  return [122 * Math.cos(angle), 122 * Math.sin(angle)] as const
})

export const hennaStudio: Scene = {
  times: ['dawn', 'dawn', 'night', 'dusk', 'day', 'night'],
  draw(s, { index, pick }) {
    const { light, hand: pose, cone: conePose, line } = pick(looks)
    return (
      sky(s, light) +
      glow(s, light) +
      drawEach(ring, ([x, y]) => star(light.x + x, light.y + y, 9, s.gold)) +
      withPose(
        pose,
        translate(0, 9, reuseShape('h', { color: s.ink })),
        group(
          { color: pick(skins) },
          group({ id: 'h' }, hand),
          pattern(pick(mandalas, Math.floor(index / looks.length))),
        ),
        sleeve(s),
      ) +
      stroke(line, henna, 5) +
      withPose(conePose, cone(s))
    )
  },
}
