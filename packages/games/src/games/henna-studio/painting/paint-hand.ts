import { css, fillPath, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import type { Look } from '../rules/design.ts'
import { field, fingers, getFingerPoint } from '../rules/geometry.ts'
import { addAcross, createHandPaths, createNailPath } from './shapes.ts'
import { nailHues, skins } from './palette.ts'
import { paintRing } from './paint-ring.ts'
import { paintSleeve } from './paint-sleeve.ts'

const fill = fillPath

/** Returns the context of a canvas, or throws what the player is told. */
export function getContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context)
    throw new Error('This browser gives no 2D canvas, which this game draws on: use a current browser.')
  return context
}

/** Creates a canvas for a layer of the field at a scale. */
export function createLayer(scale: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(field.width * scale))
  canvas.height = Math.max(1, Math.round(field.height * scale))
  const context = getContext(canvas)
  context.scale(scale, scale)
  return { canvas, context }
}
export type Layer = ReturnType<typeof createLayer>

/** Returns a picture that covers what a layer leaves free. */
function paintOutside({ canvas }: Layer, scale: number): HTMLCanvasElement {
  const outside = createLayer(scale)
  outside.context.fillRect(-50, -50, field.width + 100, field.height + 100)
  outside.context.globalCompositeOperation = 'destination-out'
  outside.context.drawImage(canvas, 0, 0, field.width, field.height)
  return outside.canvas
}

function paintNails(context: CanvasRenderingContext2D, { skin, nails }: Look): void {
  const tone = skins[skin] ?? skins[0]
  if (!tone) return
  const bare: Color = [Math.min(0.93, tone[0] + 0.06), Math.min(0.075, tone[1] + 0.012), 30]
  for (const [index, finger] of fingers.entries()) {
    const path = createNailPath(finger)
    const nail = nails[index]
    const polish = nail && nailHues[nail.hue]
    fill(context, path, css(polish && nail.style === 0 ? polish : bare))
    context.save()
    context.clip(path)
    if (nail && polish) paintPattern(context, nail.style, css(polish), index)
    // A glint along the nail.
    const [a, b] = [
      getFingerPoint(finger, 0.87, -finger.wide * 0.2),
      getFingerPoint(finger, 0.95, -finger.wide * 0.22),
    ]
    context.beginPath()
    context.moveTo(a.x, a.y)
    context.lineTo(b.x, b.y)
    context.lineCap = 'round'
    context.lineWidth = 3
    context.strokeStyle = css([1, 0, 90], 0.55)
    context.stroke()
    context.restore()
    context.lineWidth = 1.2
    context.strokeStyle = css(shade(tone, -0.2), 0.8)
    context.stroke(path)
  }
}

/** Paints a pattern on a nail: a tip, a half moon or dots. Style 0 is plain. */
function paintPattern(context: CanvasRenderingContext2D, style: number, color: string, index: number): void {
  const finger = fingers[index]
  if (!finger || style === 0) return
  context.fillStyle = color
  const disc = (along: number, across: number, r: number) => {
    const { x, y } = getFingerPoint(finger, along, across * finger.wide)
    context.beginPath()
    context.arc(x, y, r, 0, 7)
    context.fill()
  }
  if (style === 1) {
    disc(1.005, 0, finger.wide * 0.62)
  } else if (style === 2) disc(0.845, 0, finger.wide * 0.42)
  else {
    for (const [along, across] of [
      [0.875, 0],
      [0.91, -0.26],
      [0.91, 0.26],
      [0.945, 0],
      [0.97, -0.2],
      [0.97, 0.2],
    ] as const)
      disc(along, across, 2)
  }
}

/** Paints knuckles, joints and tendons of the back of a hand. */
function paintCreases(context: CanvasRenderingContext2D, skin: Color): void {
  const joints = new Path2D()
  for (const finger of fingers) {
    for (const [along, share] of [
      [0.43, 0.5],
      [0.455, 0.62],
      [0.48, 0.5],
      [0.715, 0.44],
      [0.735, 0.34],
    ] as const)
      addAcross(joints, finger, along, share, 0.028)
  }
  context.lineCap = 'round'
  context.lineWidth = 1.4
  context.strokeStyle = css(shade(skin, -0.13), 0.6)
  context.stroke(joints)
  for (const finger of fingers.slice(1)) {
    const { x, y } = getFingerPoint(finger, -0.02)
    const glow = context.createRadialGradient(x, y, 1, x, y, 21)
    glow.addColorStop(0, css(shade(skin, 0.06), 0.75))
    glow.addColorStop(1, css(shade(skin, 0.06), 0))
    context.fillStyle = glow
    context.fillRect(x - 24, y - 24, 48, 48)
  }
}

/** Paints the skin of the hand, without nails, jewelry and sleeve. */
export function paintSkin(layer: Layer, scale: number, skinIndex: number): void {
  const skin = skins[skinIndex] ?? skins[0]
  if (!skin) return
  const { context } = layer
  const parts = createHandPaths()
  context.lineJoin = 'round'
  context.lineWidth = 3
  context.strokeStyle = css(shade(mix(skin, [0.4, 0.1, 35], 0.45), -0.1))
  for (const part of parts) context.stroke(part)
  for (const part of parts) fill(context, part, css(skin))
  paintCreases(context, skin)
  // The edges fall away from a light at the top.
  const outside = paintOutside(layer, scale)
  context.globalCompositeOperation = 'source-atop'
  for (const [color, x, y, blur] of [
    [css(shade(mix(skin, [0.45, 0.12, 30], 0.5), -0.12), 0.6), -5, -8, 20],
    [css(shade(skin, 0.12), 0.7), 4, 6, 10],
  ] as const) {
    context.shadowColor = color
    // Shadows ignore the transform.
    context.shadowBlur = blur * scale
    context.shadowOffsetX = x * scale
    context.shadowOffsetY = y * scale
    context.drawImage(outside, 0, 0, field.width, field.height)
  }
}

/** Paints what covers the henna: nails, rings and the sleeve. */
export function paintJewelry(context: CanvasRenderingContext2D, look: Look): void {
  paintNails(context, look)
  for (const [index, ring] of look.rings.entries()) {
    const finger = fingers[index]
    if (ring !== null && finger) paintRing(context, ring, finger)
  }
  paintSleeve(context, look.sleeve)
}
