import { drawAt } from '../../../../core/index.ts'
import type { Square } from '../camera.ts'
import { box, disc, line, ripple, shape, star } from '../canvas-shapes.ts'
import type { CanvasContext } from '../canvas-shapes.ts'
import { fox } from '../device-drawings.ts'
import { hero } from '../figures.ts'
import { palm } from '../object-drawings.ts'
import { dawn, paints } from '../palette.ts'
import type { Stone } from '../palette.ts'

/** Seconds before the scene opens, and of its fade. */
const opening = { delay: 0.5, fade: 0.5 }

const reeds = [
  [92, 452, 1],
  [604, 462, -1],
  [146, 492, 1],
  [556, 500, -1],
] as const

function drawSky(context: CanvasContext, clock: number): void {
  const air = context.createLinearGradient(0, 0, 0, 330)
  for (const [index, color] of dawn.entries()) air.addColorStop(index / (dawn.length - 1), color)
  context.fillStyle = air
  context.fillRect(0, 0, 700, 340)
  const opaque = context.globalAlpha
  for (let index = 0; index < 20; index++) {
    // Stars rise from behind the dunes and fade.
    const risen = (clock * 0.07 + index * index * 0.37) % 1
    context.globalAlpha = opaque * (1 - risen * risen)
    drawAt(context, 90 + ((index * 137) % 520), 300 - risen * 270, 1, () =>
      star(context, 18, index % 3 === 0 ? paints.paper : paints.saffron),
    )
  }
  context.globalAlpha = opaque * 0.3
  disc(context, paints.saffron, 352, 300, 92)
  context.globalAlpha = opaque
  disc(context, paints.saffron, 352, 300, 62)
  disc(context, paints.paper, 352, 300, 50)
  dune(context, paints.clay, [262, 232, 304, 262, 300, 238])
  dune(context, paints.clayLight, [316, 330, 296, 334, 300, 322])
}

/** Draws a line of dunes through heights at equal distances. */
function dune(context: CanvasContext, color: string, heights: readonly number[]): void {
  const step = 700 / (heights.length - 1)
  context.fillStyle = color
  context.beginPath()
  context.moveTo(0, 380)
  for (const [index, y] of heights.entries()) {
    const before = heights[index - 1] ?? y
    context.quadraticCurveTo((index - 0.5) * step, before, index * step, (before + y) / 2)
  }
  context.lineTo(700, 380)
  context.fill()
}

/** Draws the ruin's last gateway, which opens on the sky. */
function drawGateway(context: CanvasContext, stone: Stone): void {
  box(context, stone.front, 0, 0, 700, 26)
  box(context, stone.edge, 0, 24, 700, 5)
  for (const side of [0, 1]) {
    const x = side * 636
    box(context, stone.front, x, 0, 64, 470)
    box(context, stone.top, x + (side ? 8 : 0), 0, 56, 470)
    for (const y of [86, 190, 294, 398]) {
      box(context, stone.joint, x, y + 50, 64, 4)
      drawAt(context, x + 32, y, 1, () => star(context, 40, stone.inlay))
    }
    box(context, stone.edge, x - 8, 446, 80, 26, 5)
  }
}

function drawSpring(context: CanvasContext, clock: number): void {
  disc(context, paints.leafDark, 352, 468, 206, 82)
  disc(context, paints.leaf, 352, 462, 202, 78)
  disc(context, paints.waterDark, 352, 462, 166, 60)
  disc(context, paints.water, 352, 468, 160, 52)
  for (const [x, y, offset] of [
    [352, 446, 0],
    [352, 446, 0.5],
    [420, 486, 0.3],
    [276, 488, 0.8],
  ] as const)
    ripple(context, x, y, 70, clock * 0.45 + offset)
  for (const [x, y, width] of [
    [232, 462, 44],
    [408, 456, 62],
    [318, 498, 74],
    [262, 442, 26],
  ] as const)
    box(context, paints.waterLight, x + Math.sin(clock * 1.4 + y) * 5, y, width, 5, 2.5)
  // Water rises from the builders' stone.
  box(context, paints.clayDark, 318, 366, 68, 66, 12)
  box(context, paints.clayLight, 318, 360, 68, 58, 12)
  drawAt(context, 352, 386, 1, () => star(context, 34, paints.saffron))
  for (const side of [-1, 1])
    for (const [width, color] of [
      [9, paints.water],
      [4, paints.waterLight],
    ] as const)
      line(context, color, width, [
        352,
        352 + Math.sin(clock * 5) * 3,
        352 + side * 22,
        346 + Math.sin(clock * 5) * 2,
        352 + side * 42,
        384,
        352 + side * 50,
        432,
      ])
}

/** Draws the father, who sits beside the spring and lifts a hand. */
function father(context: CanvasContext, clock: number): void {
  const hand = Math.sin(clock * 2.2) * 5
  disc(context, paints.shadow, 0, 38, 48, 12)
  shape(context, paints.night, [-22, -14, 20, -14, 52, 30, 46, 40, -40, 40, -44, 30])
  shape(context, paints.waterDark, [-18, -12, 16, -12, 46, 30, 42, 36, -36, 36, -39, 30])
  box(context, paints.night, 8, 14, 44, 24, 11)
  box(context, paints.waterDark, 8, 14, 40, 20, 10)
  line(context, paints.night, 17, [14, -2, 38, -12 + hand])
  line(context, paints.waterDark, 11, [14, -2, 36, -11 + hand])
  disc(context, paints.skin, 42, -15 + hand, 7)
  box(context, paints.night, -24, -54, 48, 46, 19)
  box(context, paints.skin, -17, -40, 36, 28, 12)
  // A grey beard, the turban, and the red scarf that lay in the ashes.
  shape(context, paints.mist, [-16, -26, 20, -26, 17, -10, 4, 2, -10, -9])
  box(context, paints.skin, -10, -31, 26, 9, 4)
  for (const x of [-2, 11]) box(context, paints.night, x, -36, 5, 6, 2)
  box(context, paints.plaster, -22, -54, 44, 18, 9)
  box(context, paints.mist, -18, -45, 36, 4, 2)
  box(context, paints.pomegranate, -20, -8, 38, 9, 4)
  box(context, paints.pomegranate, -20, -4, 11, 26, 4)
}

function drawFigures(context: CanvasContext, clock: number): void {
  const flicker = Math.sin(clock * 11)
  for (const [x, y, size, phase] of [
    [104, 420, 2.3, 0],
    [588, 430, 2.5, 2],
    [544, 384, 1.6, 4],
  ] as const)
    drawAt(context, x, y, size, () => palm(context, Math.sin(clock * 1.1 + phase) * 0.04))
  drawAt(context, 196, 404, 1.7, () => father(context, clock))
  drawAt(context, 520, 398, 1.55, () => hero(context, 'left', 0, flicker))
  drawAt(context, 452, 412, 1, () => fox(context, true, Math.sin(clock * 6)))
  for (const [x, y, way] of reeds)
    for (const lean of [-14, 0, 13])
      line(context, paints.leafDark, 6, [
        x,
        y,
        x + lean + way * 4 + Math.sin(clock * 1.3 + x) * 3,
        y - 44 + Math.abs(lean),
      ])
}

function drawMeeting(context: CanvasContext, stone: Stone, clock: number): void {
  drawSky(context, clock)
  box(context, paints.floor, 0, 356, 700, 344)
  for (const [x, y] of [
    [60, 560],
    [330, 596],
    [560, 570],
    [180, 640],
    [470, 652],
  ] as const)
    line(context, paints.joint, 6, [x, y, x + 46, y - 8, x + 92, y])
  drawGateway(context, stone)
  drawSpring(context, clock)
  drawFigures(context, clock)
}

/** Creates the scene that ends the quest: the hero finds the father at the hidden spring. */
export function createEndScene(reducedMotion: () => boolean) {
  let age: number | null = null
  return {
    isOpen: (): boolean => age !== null,
    open(): void {
      age = 0
    },
    close(): void {
      age = null
    },
    draw(
      context: CanvasContext,
      { x, y, side }: Square,
      { stone, clock, seconds }: { stone: Stone; clock: number; seconds: number },
    ): void {
      if (age === null) return
      age += seconds
      context.globalAlpha = reducedMotion()
        ? 1
        : Math.min(1, Math.max(0, (age - opening.delay) / opening.fade))
      if (context.globalAlpha > 0) drawAt(context, x, y, side / 700, () => drawMeeting(context, stone, clock))
      context.globalAlpha = 1
    },
  }
}
