import type { Drawing, Scene } from '../scene.ts'
import type { Scheme } from '../drawing/scheme.ts'
import { cutStar, star } from '../drawing/stars.ts'
import { translate, drawEach, group, path, withPose, rect, reuseShape } from '../drawing/svg.ts'

const cell = 92
const side = 80
const half = side / 2

const eighths = [0, 1, 2, 3, 4, 5, 6, 7]

/** A rosette's petals around (0, 0): kites between an inner and an outer radius. */
function petals(inner: number, outer: number, half: number, fill: string, turn = 0): string {
  const middle = inner + (outer - inner) * 0.55
  const kites = eighths.map((eighth) => {
    const angle = ((eighth * 45 + turn) * Math.PI) / 180
    const point = (along: number, across: number) =>
      `${Math.round(along * Math.cos(angle) - across * Math.sin(angle))} ${Math.round(along * Math.sin(angle) + across * Math.cos(angle))}`
    return `M${point(inner, 0)}L${point(middle, half)}L${point(outer, 0)}L${point(middle, -half)}Z`
  })
  return path(kites.join(''), fill)
}

/** The game's stars by rank, from the plainest up: materials of a tile and its star. */
const ranks: readonly ((s: Scheme) => readonly [face: string, edge: string, star: string])[] = [
  (s) => [s.bodyShade, s.ink, cutStar(0, 0, 30, s.bodyLight)],
  (s) => [s.paper, s.paperShade, cutStar(0, 0, 32, s.gold) + cutStar(0, 0, 15, s.bodyShade)],
  (s) => [s.accent, s.accentShade, cutStar(0, 0, 32, s.paper) + cutStar(0, 0, 20, s.body, 22.5)],
  (s) => [s.goldLight, s.goldShade, cutStar(0, 0, 33, s.accentShade) + petals(10, 29, 6, s.paper)],
]

/** Raised tiles in the colors of their rank. */
const tiles = (s: Scheme): string =>
  drawEach(ranks, (rank, index) => {
    const [face, edge, drawing] = rank(s)
    return group(
      { id: `r${index}` },
      rect(-half, -half + 7, side, side, edge, 15),
      rect(-half, -half, side, side, face, 15),
      drawing,
    )
  })

/** Stars made by merging two equal stars, around (0, 0). */
const masterpieces: readonly Drawing[] = [
  (s) =>
    cutStar(0, 0, 90, s.gold) +
    cutStar(0, 0, 75, s.ink) +
    cutStar(0, 0, 71, s.paper) +
    petals(24, 67, 13, s.body) +
    petals(30, 56, 6, s.bodyLight) +
    petals(34, 55, 7, s.accent, 22.5) +
    cutStar(0, 0, 27, s.ink) +
    cutStar(0, 0, 23, s.gold) +
    cutStar(0, 0, 10, s.paper, 22.5),
  (s) =>
    cutStar(0, 0, 90, s.paper) +
    cutStar(0, 0, 76, s.accent) +
    cutStar(0, 0, 63, s.goldLight, 22.5) +
    cutStar(0, 0, 51, s.ink) +
    cutStar(0, 0, 47, s.body) +
    petals(14, 43, 9, s.goldLight) +
    cutStar(0, 0, 15, s.paper, 22.5),
  (s) =>
    cutStar(0, 0, 90, s.body) +
    cutStar(0, 0, 77, s.paper) +
    petals(40, 72, 11, s.accent, 22.5) +
    cutStar(0, 0, 49, s.ink) +
    cutStar(0, 0, 45, s.gold) +
    cutStar(0, 0, 31, s.paper, 22.5) +
    cutStar(0, 0, 18, s.bodyShade),
]

interface Look {
  /** Rotation of the board in degrees. */
  turn: number
  /** Offset of the cell from which the moving tile comes. */
  from: readonly [number, number]
}

const looks: readonly Look[] = [
  { turn: -12, from: [-1, 0] },
  { turn: 11, from: [0, -1] },
  { turn: -24, from: [1, 0] },
]

const board = [-2, -1, 0, 1, 2].flatMap((column) => [-2, -1, 0, 1, 2].map((row) => [column, row] as const))

export const zellige: Scene = {
  times: ['dusk', 'day', 'night', 'dawn', 'dusk', 'night'],
  draw(s, { index, pick, random }) {
    const {
      turn,
      from: [dx, dy],
    } = pick(looks)
    const isEmpty = (column: number, row: number) =>
      (column === 0 && row === 0) || (column === dx && row === dy) || random() < 0.2
    return (
      `<defs>${tiles(s)}</defs>` +
      rect(0, 0, 400, 256, s.sky) +
      withPose(
        { x: 200, y: 128, turn },
        drawEach(board, ([column, row]) => {
          const [x, y] = [column * cell, row * cell]
          return isEmpty(column, row)
            ? rect(x - half, y - half, side, side, s.mark, 15)
            : reuseShape(`r${Math.floor(random() ** 1.4 * ranks.length)}`, { x, y })
        }),
        cutStar(dx * 108, dy * 108, 60, s.glow[0]),
        cutStar(dx * 72, dy * 72, 72, s.glow[1]),
        cutStar(dx * 36, dy * 36, 84, s.glow[2]),
      ) +
      star(200, 126, 122, s.glow[1]) +
      star(200, 126, 106, s.glow[2]) +
      cutStar(200, 134, 90, s.ink) +
      translate(200, 124, pick(masterpieces, Math.floor(index / looks.length))(s))
    )
  },
}
