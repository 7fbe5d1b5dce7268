import { courtyard, css, fillPath, shade } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import type { Dress, Headwear } from '../../wardrobe/outfits.ts'
import { ink } from '../obstacles/outline.ts'

const skin = css([0.68, 0.08, 56])

/** Fills a shape of headwear with its outline. */
function wear(context: CanvasRenderingContext2D, shape: string | Path2D, color: Color): void {
  const path = typeof shape === 'string' ? new Path2D(shape) : shape
  context.lineWidth = 3
  context.lineJoin = 'round'
  context.strokeStyle = ink
  context.stroke(path)
  fillPath(context, path, css(color))
}

function ellipse(x: number, y: number, across: number, down: number, tilt = 0): Path2D {
  const path = new Path2D()
  path.ellipse(x, y, across, down, tilt, 0, Math.PI * 2)
  return path
}

function folds(context: CanvasRenderingContext2D, color: Color, ...lines: string[]): void {
  context.lineWidth = 1.6
  context.strokeStyle = css(shade(color, -0.16))
  for (const line of lines) context.stroke(new Path2D(line))
}

function wrapTurban(context: CanvasRenderingContext2D, color: Color): void {
  wear(context, ellipse(1, -49, 11, 6.2, -0.12), color)
  folds(context, color, 'M-8 -50 Q1 -44.5 11 -50', 'M-5 -53 Q3 -49 9 -53')
}

function feather(context: CanvasRenderingContext2D, color: Color): void {
  wear(context, 'M4 -54 Q-2 -66 -14 -67 Q-9 -58 1 -53 Z', color)
}

/** Draws headwear around a face whose middle is at (2, −43). */
const headwear: Readonly<Record<Headwear, (context: CanvasRenderingContext2D, dress: Dress) => void>> = {
  turban(context, { headColor, trim }) {
    wrapTurban(context, headColor)
    context.fillStyle = css(trim)
    context.fillRect(3, -56, 4, 4)
  },
  cap(context, { headColor, trim }) {
    wear(context, 'M-7 -46 Q-7 -54 2 -54 Q11 -54 11 -46 Z', headColor)
    context.fillStyle = css(trim)
    for (let x = -5; x < 10; x += 4) context.fillRect(x, -49.5, 2.2, 2.2)
  },
  straw(context, { headColor, trim }) {
    wear(context, 'M-5 -48 Q-4 -57 2 -57 Q8 -57 9 -48 Z', headColor)
    wear(context, ellipse(2, -47.5, 17, 3.6), headColor)
    context.fillStyle = css(shade(trim, -0.15))
    context.fillRect(-4.6, -52, 13.4, 3)
  },
  bandana(context, { headColor }) {
    wear(context, 'M-5 -48 L-14 -44 L-12 -49 L-16 -51 L-6 -51 Z', headColor)
    wear(context, 'M-7 -45 Q-6 -54 3 -54 Q10 -53 11 -47 Z', headColor)
    folds(context, headColor, 'M-5 -48 Q3 -50 10 -48.5')
  },
  toque(context, { headColor }) {
    wear(context, 'M-6 -46 L-7 -55 Q-13 -60 -5 -63 Q1 -68 7 -63 Q15 -60 10 -54 L10 -46 Z', headColor)
    folds(context, headColor, 'M-2 -50 L-3 -58', 'M4 -50 L5 -58', 'M-6 -48 L10 -48')
  },
  headscarf(context, { headColor }) {
    wear(
      context,
      'M8 -50 Q0 -57 -7 -50 Q-13 -40 -16 -30 Q-8 -32 -3 -35 Q-6 -42 -3 -47 Q3 -50 8 -48 Z',
      headColor,
    )
    context.fillStyle = ink
    context.fillRect(-7, -51.5, 16, 3)
    folds(context, headColor, 'M-6 -46 Q-10 -38 -12 -33')
  },
  tarbush(context, { headColor }) {
    wear(context, 'M-6 -47 L-3.5 -60 L8 -60 L10.5 -47 Z', headColor)
    context.lineWidth = 2
    context.strokeStyle = ink
    context.stroke(new Path2D('M2 -60 Q-8 -61 -8 -54'))
    context.fillStyle = ink
    context.fillRect(-9.5, -54, 3, 6)
  },
  plume(context, { headColor, scarf }) {
    feather(context, scarf)
    wrapTurban(context, headColor)
  },
  veil(context, { headColor }) {
    wear(context, 'M-4 -42 Q4 -40 11 -42 Q12 -36 5 -33 Q-4 -32 -8 -36 Z', headColor)
    wear(context, ellipse(1, -50, 11.5, 6.8, -0.08), headColor)
    folds(context, headColor, 'M-9 -50 Q1 -45 11 -51', 'M-6 -54 Q2 -50 10 -54', 'M-5 -38 Q3 -35 9 -39')
  },
  hood(context, { headColor, trim }) {
    wear(
      context,
      'M8 -50 Q4 -56 -4 -56 L-17 -62 Q-13 -52 -11 -44 Q-10 -36 -5 -34 Q-3 -38 -4 -44 Q-2 -50 8 -50 Z',
      headColor,
    )
    context.lineWidth = 1.8
    context.strokeStyle = css(trim)
    context.stroke(new Path2D('M8 -50 Q-2 -50 -4 -44 Q-3 -38 -5 -34'))
  },
  helmet(context, { headColor, trim }) {
    wear(context, 'M-8 -42 Q-10 -36 -6 -34 L-3 -38 L-4 -44 Z', shade(headColor, -0.2))
    wear(context, 'M-7 -46 Q-6 -55 1 -57 L2 -64 L3 -57 Q10 -55 11 -46 Z', headColor)
    context.fillStyle = css(trim)
    context.fillRect(-7, -48, 18, 3)
    context.fillStyle = css(shade(headColor, 0.14))
    context.fillRect(4, -55, 2, 7)
  },
  crown(context, { headColor, trim, robe }) {
    feather(context, robe)
    wear(context, ellipse(1, -51, 13, 8, -0.1), headColor)
    folds(context, headColor, 'M-10 -51 Q1 -45 13 -52', 'M-7 -56 Q3 -51 11 -56')
    wear(context, ellipse(5, -53, 3.6, 3.6), trim)
    context.fillStyle = css(courtyard.pomegranate)
    context.fillRect(3.8, -54.2, 2.4, 2.4)
  },
}

/** Draws the head with what the dress puts on it. */
export function drawHead(context: CanvasRenderingContext2D, dress: Dress): void {
  const face = ellipse(2, -43, 8.5, 8.5)
  context.lineWidth = 3
  context.strokeStyle = ink
  context.stroke(face)
  fillPath(context, face, skin)
  headwear[dress.head](context, dress)
  context.fillStyle = ink
  context.fillRect(6, -43.5, 2.6, 3.6)
}
