import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { fillShape, fillTile } from './shapes.ts'
import { paintStar } from './star-motif.ts'

const { night, paper, saffron, teal, pomegranate, green } = courtyard
const shadow = css(night, 0.4)

const stone: Color = [0.46, 0.03, 50]
const [stoneFace, stoneLit, stoneDark] = [css(stone), css(shade(stone, 0.13)), css(shade(stone, -0.12))]
const fur: Color = [0.68, 0.075, 66]
const [furFace, furLit, furDark] = [css(fur), css(shade(fur, 0.08)), css(shade(fur, -0.13))]
const [rug, rugEdge] = [css(pomegranate), css(saffron)]
const [flaskBody, flaskLit, flaskDark] = [css(teal), css(mix(teal, paper, 0.45)), css(shade(teal, -0.15))]
const [starFace, starLit, starEdge] = [css(saffron), css(paper), css(courtyard.ember)]
const [trunk, leaf, leafLit] = [css([0.36, 0.045, 55]), css(shade(green, -0.22)), css(shade(green, -0.1))]

/** All drawings stand on (0, 0); one unit is a meter and up is negative. */
export function drawRock(context: CanvasRenderingContext2D): void {
  fillTile(context, shadow, -1.7, -0.14, 3.6, 0.34, 0.17)
  fillShape(context, stoneFace, [
    [-1.5, 0.05],
    [-1.35, -0.8],
    [-0.7, -1.5],
    [0.35, -1.65],
    [1.2, -0.95],
    [1.5, 0.05],
  ])
  fillShape(context, stoneLit, [
    [-1.35, -0.8],
    [-0.7, -1.5],
    [0.35, -1.65],
    [-0.1, -0.95],
    [-0.95, -0.55],
  ])
  fillShape(context, stoneDark, [
    [0.35, -1.65],
    [1.2, -0.95],
    [1.5, 0.05],
    [0.5, 0.05],
    [-0.1, -0.95],
  ])
}

/** `stride` swings the legs; `way` is the direction it faces, −1 or 1. */
export function drawCamel(context: CanvasRenderingContext2D, stride: number, way: number): void {
  fillTile(context, shadow, -1.6, -0.12, 3.2, 0.3, 0.15)
  context.save()
  context.scale(way, 1)
  const legs = [-1.05, -0.62, 0.55, 0.95]
  legs.forEach((x, index) => {
    const swing = Math.sin(stride + index * 1.9) * 0.26
    fillShape(context, index % 2 === 0 ? furDark : furFace, [
      [x - 0.15, -1.6],
      [x + 0.17, -1.6],
      [x + 0.1 + swing, 0],
      [x - 0.12 + swing, 0],
    ])
  })
  fillTile(context, furDark, -1.35, -2.25, 2.65, 1.05, 0.45)
  fillTile(context, furFace, -1.35, -2.35, 2.65, 0.98, 0.45)
  fillShape(context, furLit, [
    [-0.95, -2.25],
    [-0.4, -3.1],
    [0.15, -3.1],
    [0.75, -2.25],
  ])
  // Saddle rug with a tiled hem.
  fillShape(context, rug, [
    [-0.62, -2.75],
    [0.4, -2.75],
    [0.62, -1.6],
    [-0.78, -1.6],
  ])
  context.fillStyle = rugEdge
  for (let i = 0; i < 5; i++) context.fillRect(-0.74 + i * 0.28, -1.74, 0.17, 0.17)
  const nod = Math.sin(stride * 0.5) * 0.05
  fillShape(context, furFace, [
    [1, -2.1],
    [1.35, -1.6],
    [1.85, -2.5 + nod],
    [1.8, -3.3 + nod],
    [1.45, -3.3 + nod],
    [1.4, -2.5],
  ])
  fillTile(context, furLit, 1.4, -3.6 + nod, 1, 0.48, 0.2)
  fillTile(context, furDark, 1.46, -3.82 + nod, 0.16, 0.3, 0.07)
  context.fillStyle = css(night)
  context.fillRect(1.86, -3.48 + nod, 0.12, 0.12)
  context.restore()
}

export function drawFlask(context: CanvasRenderingContext2D, time: number): void {
  fillTile(context, shadow, -0.8, -0.12, 1.6, 0.26, 0.13)
  context.translate(0, -0.35 - Math.sin(time * 4) * 0.14)
  fillTile(context, flaskDark, -0.78, -1.62, 1.56, 1.7, 0.6)
  fillTile(context, flaskBody, -0.78, -1.72, 1.56, 1.7, 0.6)
  fillTile(context, flaskLit, -0.54, -1.5, 0.26, 0.95, 0.13)
  fillTile(context, css(courtyard.ember), -0.26, -2.2, 0.52, 0.55, 0.1)
  fillTile(context, css(saffron), -0.34, -2.34, 0.68, 0.26, 0.08)
  // The drop marks the flask as water.
  fillShape(context, css(paper), [
    [0.12, -1.32],
    [0.44, -0.78],
    [0.36, -0.46],
    [0.12, -0.36],
    [-0.12, -0.46],
    [-0.2, -0.78],
  ])
}

export function drawStar(context: CanvasRenderingContext2D, time: number, height: number): void {
  if (height < 0.5) fillTile(context, shadow, -0.6, -0.1, 1.2, 0.22, 0.11)
  context.translate(0, -1.15 - Math.sin(time * 3) * 0.1)
  context.scale(Math.max(0.16, Math.abs(Math.cos(time * 2.4))), 1)
  paintStar(context, 0, 0.12, 1.7, starEdge)
  paintStar(context, 0, 0, 1.7, starFace)
  paintStar(context, 0, 0, 0.9, starLit)
}

export function drawPalm(context: CanvasRenderingContext2D, sway: number, tall: number): void {
  fillTile(context, shadow, -1.4, -0.12, 3, 0.3, 0.15)
  fillShape(context, trunk, [
    [-0.32, 0],
    [0.32, 0],
    [0.5 + sway, -tall],
    [0.14 + sway, -tall],
  ])
  const frond = (angle: number, long: number, color: string) => {
    const x = 0.3 + sway
    const [dx, dy] = [Math.cos(angle) * long, Math.sin(angle) * long]
    fillShape(context, color, [
      [x, -tall],
      [x + dx * 0.5 - dy * 0.16, -tall + dy * 0.5 - 0.35],
      [x + dx, -tall + dy + 0.5],
      [x + dx * 0.5, -tall + dy * 0.5 + 0.12],
    ])
  }
  for (const angle of [0.35, 2.8, -0.25, 3.4]) frond(angle, 2.7, leaf)
  for (const angle of [-0.75, 3.9, -1.35, 4.5]) frond(angle, 2.4, leafLit)
}

/** Draws a herders' tent with striped cloth and a lamp in the door. */
export function drawTent(context: CanvasRenderingContext2D, cloth: Color): void {
  const [face, stripe, dark] = [
    css(shade(cloth, -0.14)),
    css(mix(cloth, paper, 0.6)),
    css(shade(cloth, -0.28)),
  ]
  fillTile(context, shadow, -5, -0.14, 10, 0.4, 0.2)
  fillShape(context, dark, [
    [-4.6, 0],
    [-3.6, -2],
    [0, -3.7],
    [3.6, -2],
    [4.6, 0],
  ])
  for (let i = 0; i < 5; i++) {
    const [from, to] = [-4.6 + i * 1.84, -4.6 + (i + 1) * 1.84]
    const up = (x: number) => (Math.abs(x) < 3.6 ? -3.7 + Math.abs(x) * 0.47 : -2 + (Math.abs(x) - 3.6) * 2)
    fillShape(context, i % 2 === 0 ? face : stripe, [
      [from, 0],
      [from * 0.78, up(from * 0.78)],
      [to * 0.78, up(to * 0.78)],
      [to, 0],
    ])
  }
  fillShape(context, face, [
    [-0.72, -3.36],
    [0, -3.7],
    [0.72, -3.36],
  ])
  fillShape(context, css(night), [
    [-0.8, 0],
    [-0.45, -1.9],
    [0.45, -1.9],
    [0.8, 0],
  ])
  fillTile(context, starFace, -0.24, -1.2, 0.48, 0.7, 0.14)
}
