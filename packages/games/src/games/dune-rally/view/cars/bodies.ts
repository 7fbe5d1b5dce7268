import { courtyard, css } from '../../../../core/index.ts'
import { fillShape, fillTile } from '../shapes.ts'
import { paintStar } from '../star-motif.ts'
import { bumper, gleam, glass, lamp, tailOff, tailOn, tire } from './paints.ts'
import type { Coat } from './paints.ts'

const { paper, teal, pomegranate, night } = courtyard
const [white, barrel, rug, hollow] = [css(paper), css(teal), css(pomegranate), css(night)]
const metal = css([0.62, 0.02, 225])

/** Draws the body of a car from behind, without wheels. One unit is a meter; it stands on (0, 0). */
type DrawBody = (context: CanvasRenderingContext2D, colors: Coat, isBraking: boolean) => void

const drawTailLights = (
  context: CanvasRenderingContext2D,
  isBraking: boolean,
  [x, y, width, height]: readonly [number, number, number, number],
) => {
  for (const left of [-x, x - width])
    fillTile(context, isBraking ? tailOn : tailOff, left, y, width, height, 0.08)
}

const drawWagon: DrawBody = (context, colors, isBraking) => {
  fillTile(context, bumper, -1.42, -0.62, 2.84, 0.3, 0.08)
  fillTile(context, colors.edge, -1.55, -1.42, 3.1, 0.98, 0.22)
  fillTile(context, colors.body, -1.55, -1.48, 3.1, 0.92, 0.22)
  fillTile(context, colors.light, -1.4, -1.48, 2.8, 0.13, 0.06)
  drawTailLights(context, isBraking, [1.42, -1.26, 0.44, 0.34])
  for (const x of [-1.36, 1.04]) fillTile(context, lamp, x, -0.86, 0.32, 0.14, 0.05)
  fillShape(context, colors.edge, [
    [-1.18, -1.44],
    [1.18, -1.44],
    [1, -2.3],
    [-1, -2.3],
  ])
  fillShape(context, colors.body, [
    [-1.18, -1.46],
    [-0.98, -2.3],
    [0.98, -2.3],
    [1.18, -1.46],
    [0.96, -1.46],
    [0.84, -2.12],
    [-0.84, -2.12],
    [-0.96, -1.46],
  ])
  fillShape(context, glass, [
    [-0.94, -1.5],
    [-0.82, -2.1],
    [0.82, -2.1],
    [0.94, -1.5],
  ])
  fillShape(context, gleam, [
    [-0.72, -1.5],
    [-0.44, -2.1],
    [-0.2, -2.1],
    [-0.48, -1.5],
  ])
  fillTile(context, colors.light, -1.02, -2.4, 2.04, 0.16, 0.06)
  context.fillStyle = tire
  context.beginPath()
  context.arc(0, -1.1, 0.56, 0, Math.PI * 2)
  context.fill()
  context.fillStyle = colors.cover
  context.beginPath()
  context.arc(0, -1.1, 0.45, 0, Math.PI * 2)
  context.fill()
  paintStar(context, 0, -1.1, 0.74, colors.star)
}

/** A pickup with a barrel and a rolled rug on its bed. */
const drawPickup: DrawBody = (context, colors, isBraking) => {
  fillShape(context, colors.edge, [
    [-1.1, -1.5],
    [1.1, -1.5],
    [0.92, -2.36],
    [-0.92, -2.36],
  ])
  fillShape(context, glass, [
    [-0.94, -1.5],
    [0.94, -1.5],
    [0.8, -2.18],
    [-0.8, -2.18],
  ])
  fillTile(context, colors.light, -0.96, -2.44, 1.92, 0.16, 0.06)
  // The roll bar stands between cabin and load.
  for (const x of [-1.3, 1.16]) fillTile(context, metal, x, -2.1, 0.14, 0.9, 0.05)
  fillTile(context, metal, -1.3, -2.14, 2.6, 0.14, 0.06)
  fillTile(context, barrel, -0.98, -2, 0.8, 0.8, 0.16)
  fillTile(context, white, -0.98, -1.78, 0.8, 0.12, 0.02)
  fillTile(context, rug, 0.02, -1.78, 1.1, 0.5, 0.24)
  fillTile(context, white, 0.24, -1.78, 0.12, 0.5, 0.02)
  fillTile(context, bumper, -1.5, -0.62, 3, 0.3, 0.08)
  fillTile(context, colors.edge, -1.6, -1.5, 3.2, 1.02, 0.12)
  fillTile(context, colors.body, -1.6, -1.56, 3.2, 0.96, 0.12)
  fillTile(context, colors.flank, -1.18, -1.4, 2.36, 0.64, 0.08)
  fillTile(context, colors.light, -1.6, -1.56, 3.2, 0.1, 0.05)
  drawTailLights(context, isBraking, [1.5, -1.4, 0.24, 0.6])
  paintStar(context, 0, -1.08, 0.5, colors.cover)
}

/** A buggy: an open frame, two helmets and the bare engine. */
const drawBuggy: DrawBody = (context, colors, isBraking) => {
  context.fillStyle = colors.flank
  context.fillRect(-0.95, -1.75, 1.9, 0.7)
  for (const [x, color] of [
    [-0.44, white],
    [0.44, colors.light],
  ] as const) {
    context.fillStyle = color
    context.beginPath()
    context.arc(x, -1.86, 0.3, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = hollow
    context.fillRect(x - 0.2, -1.8, 0.4, 0.12)
  }
  context.lineWidth = 0.15
  context.lineJoin = 'round'
  context.strokeStyle = colors.body
  context.beginPath()
  for (const [x, y] of [
    [-1.34, -0.9],
    [-0.92, -2.42],
    [0.92, -2.42],
    [1.34, -0.9],
  ] as const)
    context.lineTo(x, y)
  context.moveTo(-1.16, -1.5)
  context.lineTo(1.16, -1.5)
  context.stroke()
  fillTile(context, colors.edge, -1.2, -1.18, 2.4, 0.62, 0.16)
  fillTile(context, colors.body, -1.2, -1.24, 2.4, 0.58, 0.16)
  fillTile(context, bumper, -0.62, -1.1, 1.24, 0.6, 0.1)
  for (const x of [-0.4, 0.16]) fillTile(context, metal, x, -0.98, 0.24, 0.36, 0.1)
  drawTailLights(context, isBraking, [1.12, -1.1, 0.3, 0.26])
  fillTile(context, bumper, -1, -0.56, 2, 0.14, 0.06)
  paintStar(context, 0, -2.42, 0.46, colors.cover)
}

/** A low coupé with stripes, four round lights and a spoiler. */
const drawCoupe: DrawBody = (context, colors, isBraking) => {
  fillShape(context, colors.edge, [
    [-1.26, -1.2],
    [1.26, -1.2],
    [0.78, -2],
    [-0.78, -2],
  ])
  fillShape(context, glass, [
    [-1.04, -1.26],
    [1.04, -1.26],
    [0.7, -1.84],
    [-0.7, -1.84],
  ])
  context.fillStyle = colors.edge
  for (const y of [-1.42, -1.6, -1.76]) context.fillRect(-0.92, y, 1.84, 0.06)
  fillTile(context, colors.light, -0.8, -2.06, 1.6, 0.14, 0.07)
  fillTile(context, bumper, -1.5, -0.56, 3, 0.26, 0.1)
  fillTile(context, colors.edge, -1.64, -1.24, 3.28, 0.8, 0.34)
  fillTile(context, colors.body, -1.64, -1.3, 3.28, 0.76, 0.34)
  for (const x of [-0.42, 0.14]) fillTile(context, colors.cover, x, -1.3, 0.28, 0.74, 0.02)
  for (const x of [-1.26, -0.8, 0.8, 1.26]) {
    context.fillStyle = isBraking ? tailOn : tailOff
    context.beginPath()
    context.arc(x, -0.92, 0.19, 0, Math.PI * 2)
    context.fill()
  }
  for (const x of [-1.2, 1.06]) fillTile(context, colors.edge, x, -1.6, 0.14, 0.36, 0.04)
  fillTile(context, colors.body, -1.5, -1.7, 3, 0.18, 0.08)
  fillTile(context, colors.light, -1.5, -1.7, 3, 0.07, 0.03)
  for (const x of [-0.6, 0.36]) fillTile(context, metal, x, -0.44, 0.24, 0.16, 0.07)
}

/** The cars in the order in which medals unlock them. */
export const carNames = ['wagon', 'pickup', 'buggy', 'coupe'] as const
export type CarName = (typeof carNames)[number]

/** Shape of a car: its body, and the heights of its flank and cabin, if it has some. */
interface CarShape {
  drawBody: DrawBody
  flank: number | null
  cabin: number | null
  /** Height of its roof, which carries the lamps of the player's car. */
  roof: number | null
}

export const carShapes: Readonly<Record<CarName, CarShape>> = {
  wagon: { drawBody: drawWagon, flank: -1.36, cabin: -2.14, roof: -2.56 },
  pickup: { drawBody: drawPickup, flank: -1.44, cabin: -2.1, roof: -2.6 },
  buggy: { drawBody: drawBuggy, flank: null, cabin: null, roof: null },
  coupe: { drawBody: drawCoupe, flank: -1.16, cabin: -1.8, roof: null },
}
