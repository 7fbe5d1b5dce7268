import { courtyard, css, drawAt, shade } from '../../../../core/index.ts'
import { halfRoad } from '../../rules/tuning.ts'
import type { Edge } from '../camera.ts'
import { getPlaceNoise } from '../place-noise.ts'
import { fillShape } from '../shapes.ts'

const { night, paper, saffron, teal, pomegranate, violet, green, cobalt, tangerine } = courtyard
const robes = [paper, teal, pomegranate, violet, paper, green, cobalt, tangerine].map((color) => css(color))
const skins = [css([0.72, 0.07, 62]), css([0.58, 0.07, 55]), css([0.46, 0.06, 50])] as const
const cloths = [css(paper), css(night), css(pomegranate), css(shade(teal, -0.1))] as const
const pennants = [css(saffron), css(paper), css(pomegranate)] as const
const panels = [css(pomegranate), css(paper), css(teal), css(paper)] as const
const pole = css(night)

/** Meters beside the edge of the road: no car gets there. */
const fence = { beside: 4, height: 1.1 }
const rows = [7.4, 5.8, 4.4] as const
/** Segments between two flags. */
const flagInterval = 4

/** Returns whether spectators stand at `z`: ahead of a start, and on both sides of a finish. */
export const hasCrowd = (z: number, finishAt: number | null): boolean =>
  (z >= 0 && z < 76) || (finishAt !== null && z > finishAt - 64 && z < finishAt + 44)

/** Spectators are drawn once: so many, in pixels per meter, within so many meters. */
const sprite = { count: 16, scale: 30, width: 2, height: 2.6 } as const

/** Draws a spectator that stands on (0, 0), by its number. */
function drawSpectator(context: CanvasRenderingContext2D, number: number): void {
  const pick = <Item>(items: readonly Item[], salt: number): Item =>
    items[Math.floor(getPlaceNoise(number, salt) * items.length)] as Item
  context.fillStyle = robes[number % robes.length] ?? robes[0] ?? ''
  context.fillRect(-0.32, -1.3, 0.64, 1.3)
  context.fillRect(0.2, -1.95, 0.16, 0.8)
  context.fillStyle = pick(skins, 2)
  context.fillRect(-0.18, -1.68, 0.36, 0.4)
  context.fillStyle = pick(cloths, 3)
  context.fillRect(-0.22, -1.78, 0.44, 0.16)
  if (getPlaceNoise(number, 4) > 0.45) return
  fillShape(context, pick(pennants, 5), [
    [0.26, -2.5],
    [0.26, -1.95],
    [0.95, -2.2],
  ])
}

let spectators: HTMLCanvasElement | null = null

function getSpectators(): HTMLCanvasElement {
  if (spectators) return spectators
  const canvas = document.createElement('canvas')
  const { count, scale, width, height } = sprite
  Object.assign(canvas, { width: count * width * scale, height: height * scale })
  const context = canvas.getContext('2d')
  for (let number = 0; number < count; number++) {
    context?.setTransform(scale, 0, 0, scale, (number + 0.5) * width * scale, height * scale)
    if (context) drawSpectator(context, number)
  }
  return (spectators = canvas)
}

/** Draws a tall flag that waves. */
function drawFlag(context: CanvasRenderingContext2D, color: string, side: number, wave: number): void {
  context.fillStyle = pole
  context.fillRect(-0.06, -5.4, 0.12, 5.4)
  fillShape(context, color, [
    [0, -5.4],
    [side * 1.1, -5 + wave * 0.12],
    [side * (1 + wave * 0.1), -3.2],
    [side * (0.9 + wave * 0.18), -1.9],
    [0, -1.6],
  ])
}

/**
 * Draws the spectators beside one segment, with their fence and a flag.
 *
 * @param next the far edge of the segment
 * @param cheer height of their jumps, from 0 to 1
 */
export function drawCrowd(
  context: CanvasRenderingContext2D,
  number: number,
  [edge, next]: readonly [Edge, Edge],
  { time, cheer }: { time: number; cheer: number },
): void {
  for (const side of [-1, 1]) {
    for (const [row, meters] of rows.entries()) {
      // The last row is hardly seen from afar.
      if (row === 0 && edge.far > 50) continue
      const person = number * 7 + row * 3 + side
      const roll = getPlaceNoise(person, 7)
      const jump = Math.abs(Math.sin(time * (5 + 2 * roll) + person)) * 0.34 * cheer
      const { count, scale, width, height } = sprite
      context.drawImage(
        getSpectators(),
        Math.floor(getPlaceNoise(person, 1) * count) * width * scale,
        0,
        width * scale,
        height * scale,
        edge.x + (side * (halfRoad + meters + roll) - width / 2) * edge.scale,
        edge.y - (height + jump) * edge.scale,
        width * edge.scale,
        height * edge.scale,
      )
    }
    if (number % flagInterval === 0) {
      const color = panels[(number / flagInterval) & 2] ?? panels[0]
      const x = edge.x + side * (halfRoad + 3.4) * edge.scale
      drawAt(context, x, edge.y, edge.scale, () =>
        drawFlag(context, color, side, Math.sin(time * 4 + number)),
      )
    }
    const foot = ({ x, scale }: Edge) => x + side * (halfRoad + fence.beside) * scale
    fillShape(context, panels[number & 3] ?? panels[0], [
      [foot(edge), edge.y],
      [foot(edge), edge.y - fence.height * edge.scale],
      [foot(next), next.y - fence.height * next.scale],
      [foot(next), next.y],
    ])
  }
}
