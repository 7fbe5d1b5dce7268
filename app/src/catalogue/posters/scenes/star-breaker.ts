import { glow, sky, type Light } from '../drawing/backdrop.ts'
import type { Drawing, Scene } from '../scene.ts'
import type { Scheme } from '../drawing/scheme.ts'
import { cutStar, star } from '../drawing/stars.ts'
import { translate, circle, drawEach, group, path, rect, reuseShape } from '../drawing/svg.ts'

const brick = { width: 58, height: 42 }

/** Rows of the wall by column; a dot is a broken brick. */
const walls: readonly (readonly string[])[] = [
  ['abcabcab', 'bcab.bca', '.abc..b.'],
  ['aabbccbb', '.bb..ccb', '..b....c'],
  ['abababab', 'cbc..bcb', '.c.....c'],
]

const bricks = (s: Scheme, rows: readonly string[]): string => {
  const kinds = [
    ['a', s.body, s.bodyShade, s.goldLight],
    ['b', s.paper, s.paperShade, s.accent],
    ['c', s.gold, s.goldShade, s.paper],
  ] as const
  const definitions = drawEach(kinds, ([id, face, edge, mark]) =>
    group({ id }, rect(2, 8, 54, 37, edge, 8), rect(2, 2, 54, 36, face, 8), cutStar(29, 20, 14, mark)),
  )
  const laid = drawEach(rows, (row, y) =>
    drawEach(row.split(''), (id, x) =>
      id === '.' ? '' : reuseShape(id, { x: x * brick.width - 34, y: y * brick.height - 8 }),
    ),
  )
  return `<defs>${definitions}</defs>${laid}`
}

/** A pearl of radius 36 around (0, 0), with shade and highlight. */
const pearl: Drawing = (s) =>
  circle(0, 9, 36, s.ink) +
  circle(0, 0, 36, s.paper) +
  path('M-30 20A36 36 0 1 0 20 -30A40 40 0 0 1 -30 20Z', s.bodyLight) +
  path('M-14 33A36 36 0 0 0 33 -14A44 44 0 0 1 -14 33Z', s.accent) +
  circle(-12, -13, 8, '#fff')

const shards = ['M0 0L22 -6L14 14Z', 'M0 0L16 8L-4 20Z', 'M0 0L20 4L6 18L-6 10Z', 'M0 0L14 -12L18 6Z']

interface Look {
  turn: number
  hit: readonly [x: number, y: number]
  pearl: readonly [x: number, y: number]
  paddle: readonly [x: number, y: number]
}

const looks: readonly Look[] = [
  { turn: -7, hit: [250, 74], pearl: [214, 148], paddle: [120, 226] },
  { turn: 6, hit: [232, 66], pearl: [196, 142], paddle: [108, 226] },
  { turn: -3, hit: [196, 70], pearl: [214, 146], paddle: [274, 226] },
]

/** The pearl's trail from the paddle, growing wider and brighter. */
const trail = (s: Scheme, [x, y]: Look['paddle'], [px, py]: Look['pearl']): string =>
  drawEach([0.2, 0.4, 0.6, 0.8], (part, step) =>
    circle(
      Math.round(x + (px - x) * part),
      Math.round(y - 20 + (py - y + 20) * part),
      8 + part * 26,
      [s.glow[0], s.glow[1], s.glow[2], s.lamp][step] as string,
    ),
  )

const paddle: Drawing = (s) =>
  rect(-76, -2, 152, 26, s.ink, 13) +
  rect(-76, -12, 152, 27, s.body, 13) +
  rect(-46, -12, 92, 27, s.gold) +
  rect(-40, -7, 80, 6, s.goldLight, 3) +
  cutStar(0, 2, 10, s.ink)

export const starBreaker: Scene = {
  times: ['night', 'day', 'dusk', 'night', 'dawn', 'dusk'],
  draw(s, { index, pick, random }) {
    const look = pick(looks)
    const [hx, hy] = look.hit
    const light: Light = { x: hx, y: hy, reach: 150 }
    const pieces = [s.gold, s.body, s.goldLight, s.accent]
    return (
      sky(s, light) +
      glow(s, light) +
      group(
        { transform: `rotate(${look.turn} 200 60)` },
        bricks(s, pick(walls, Math.floor(index / looks.length))),
      ) +
      star(hx, hy, 50, s.gold) +
      star(hx, hy, 40, s.goldLight) +
      star(hx, hy, 22, s.paper) +
      drawEach([0, 1, 2, 3, 4, 5, 6, 7], (spoke) => {
        const angle = ((spoke + 0.3 + random() * 0.4) * Math.PI) / 4
        const far = 56 + random() * 36
        const x = Math.round(hx + far * Math.cos(angle))
        const y = Math.round(hy + far * Math.sin(angle))
        return path(shards[spoke % 4] as string, pieces[spoke % 4] as string, {
          transform: `translate(${x} ${y})rotate(${Math.round(random() * 360)})scale(1.2)`,
        })
      }) +
      trail(s, look.paddle, look.pearl) +
      translate(...look.pearl, pearl(s)) +
      translate(...look.paddle, paddle(s))
    )
  },
}
