import { disc, glow, sky, type Light } from '../drawing/backdrop.ts'
import type { Drawing, Scene } from '../scene.ts'
import type { Scheme } from '../drawing/scheme.ts'
import { star } from '../drawing/stars.ts'
import { circle, drawEach, path, withPose, rect, stroke } from '../drawing/svg.ts'

const wheel = (s: Scheme, x: number): string =>
  circle(x, 20, 25, s.ink) +
  stroke(`M${x - 25} 20a25 25 0 1 0 50 0a25 25 0 1 0 -50 0`, s.ink, 5, { 'stroke-dasharray': '1 9' }) +
  circle(x, 20, 13, s.paperShade) +
  star(x, 20, 9, s.ink)

/** Cars about 170 wide, facing along the line, with the sill at (0, 0). */
const cars: readonly Drawing[] = [
  // A long-roofed traveller with its luggage.
  (s) =>
    path('M-70 -70q0 -14 14 -14h30q12 0 12 14z', s.accent) +
    rect(-12, -80, 26, 16, s.goldShade, 3) +
    stroke('M-78 -64H26', s.ink, 6) +
    path('M-92 14V-44Q-92 -58 -78 -58H18Q28 -58 34 -48L50 -20H78Q94 -18 96 -2V14Z', s.body) +
    path('M-92 14V-6H95L96 14Z', s.bodyShade) +
    path('M-82 -48H-44V-20H-82ZM-36 -48H-4V-20H-36ZM4 -48H16Q22 -48 26 -41L38 -20H4Z', s.ink) +
    path('M-82 -48H-62L-82 -28ZM4 -48H14L4 -38Z', s.bodyLight) +
    path('M-92 -14H96V-6H-92Z', s.paper) +
    path('M86 -12h12v12h-12z', s.goldLight) +
    path('M-100 4h14v12h-14zM84 6h20v10h-20z', s.ink) +
    wheel(s, -54) +
    wheel(s, 56),
  // A buggy, all tubes.
  (s) =>
    stroke('M-58 -14L-34 -58H20L52 -16M-34 -58L-8 -14M20 -58L2 -14', s.ink, 7) +
    circle(-2, -32, 13, s.goldLight) +
    path('M-16 -34a14 14 0 0 1 28 -2l-10 3z', s.accent) +
    path('M-92 8L-86 -22Q-84 -28 -76 -26L-40 -14H40L88 -16Q98 -14 100 0L98 14H-88Z', s.body) +
    path('M-91 4L98 2V14H-88Z', s.bodyShade) +
    path('M-40 -14H40L48 -6H-48Z', s.paper) +
    path('M88 -12h13v12h-13z', s.goldLight) +
    stroke('M-86 -24L-96 -44', s.ink, 6) +
    path('M-112 -50L-92 -46L-94 -38L-112 -42Z', s.accent) +
    wheel(s, -58) +
    wheel(s, 62),
  // A rally truck with a canvas cover.
  (s) =>
    path('M-96 8V-58Q-96 -68 -86 -68H10V8Z', s.paper) +
    path('M-96 -26H10V8H-96Z', s.paperShade) +
    stroke('M-64 -66V-28M-34 -66V-28M-4 -66V-28', s.paperShade, 4) +
    path('M10 14V-52H48Q56 -52 60 -44L74 -16Q92 -16 94 -2V14Z', s.body) +
    path('M-98 0H94V16H-98Z', s.bodyShade) +
    path('M20 -42H46Q50 -42 52 -38L62 -16H20Z', s.ink) +
    path('M20 -42H38L20 -24Z', s.bodyLight) +
    star(-44, -14, 17, s.accent) +
    path('M86 -10h12v12h-12z', s.goldLight) +
    wheel(s, -58) +
    wheel(s, 56),
]

interface Look {
  light: Light
  car: readonly [x: number, y: number, lean: number]
  dunes: Drawing
  ground: Drawing
}

/** Draws a dune with its sunny side, and the shaded side from the crest down. */
const dune = (sunny: string, shade: string, outline: string, hollow: string): string =>
  path(outline, sunny) + path(hollow, shade)

const looks: readonly Look[] = [
  {
    light: { x: 262, y: 96, reach: 150 },
    car: [188, 138, -13],
    dunes: (s) =>
      dune(
        s.far,
        s.mid,
        'M-4 190C50 150 90 140 128 150C180 164 230 196 404 148V260H-4Z',
        'M128 150C150 176 120 190 150 214L404 230V148C230 196 180 164 128 150Z',
      ),
    ground: (s) =>
      dune(
        s.gold,
        s.goldShade,
        'M-4 236C60 214 100 190 164 196C250 204 300 240 404 222V260H-4Z',
        'M164 196C186 220 150 232 190 260H404V222C300 240 250 204 164 196Z',
      ),
  },
  {
    light: { x: 120, y: 104, reach: 150 },
    car: [218, 128, 9],
    dunes: (s) =>
      dune(
        s.far,
        s.mid,
        'M-4 150C80 190 140 176 210 150C270 130 330 150 404 190V260H-4Z',
        'M210 150C190 180 236 190 214 226L404 250V190C330 150 270 130 210 150Z',
      ),
    ground: (s) =>
      dune(
        s.gold,
        s.goldShade,
        'M-4 190C70 186 110 200 170 222C240 244 320 232 404 206V260H-4Z',
        'M-4 190C30 206 20 226 60 260H-4Z',
      ),
  },
  {
    light: { x: 200, y: 104, reach: 164 },
    car: [196, 150, -4],
    dunes: (s) =>
      dune(
        s.far,
        s.mid,
        'M-4 176L96 126L170 178L300 118L404 172V260H-4Z',
        'M96 126L110 176L96 260H250L170 178ZM300 118L318 170L290 260H404V172Z',
      ),
    ground: (s) =>
      dune(
        s.gold,
        s.goldShade,
        'M-4 212C90 196 250 194 404 214V260H-4Z',
        'M-4 236C90 220 250 222 404 238V260H-4Z',
      ),
  },
]

export const duneRally: Scene = {
  times: ['day', 'dusk', 'dawn', 'night', 'day', 'dusk'],
  draw(s, { index, pick, random }) {
    const { light, car, dunes, ground } = pick(looks)
    const [x, y, lean] = car
    const puffs = Array.from(
      { length: 6 },
      (_, at) => [-96 - at * 17, 26 - at * 3 - random() * 16, 21 - at * 2.4] as const,
    )
    return (
      sky(s, light) +
      glow(s, light) +
      disc(s, light) +
      dunes(s) +
      ground(s) +
      withPose(
        { x, y, turn: lean },
        drawEach(puffs, ([cx, cy, r]) => circle(cx, cy + 5, r, s.goldShade)),
        drawEach(puffs, ([cx, cy, r]) => circle(cx, cy, r, s.goldLight)),
        pick(cars, Math.floor(index / looks.length))(s),
      ) +
      drawEach([0, 1, 2], (at) =>
        rect(30 + at * 126 + random() * 40, 238 + random() * 8, 22 + random() * 22, 4, s.goldLight, 2),
      )
    )
  },
}
