import { courtyard, css, mix, shade } from '../../../core/index.ts'
import type { Color } from '../../../core/index.ts'
import { paintStar } from './star-motif.ts'
import { halfRoad } from '../rules/tuning.ts'

const { night, paper, saffron } = courtyard
const [dark, white] = [css(night), css(paper)]
const wall = css(mix(courtyard.plaster, night, 0.24))
const edge = css(mix(courtyard.plaster, night, 0.55))
const [big, inner, small] = [3.6, 2, 1.15]
const reach = halfRoad + 1.6
const beam = 6.2
const thick = 2.1

function box(
  context: CanvasRenderingContext2D,
  color: string,
  x: number,
  y: number,
  width: number,
  height: number,
) {
  context.fillStyle = color
  context.fillRect(x, y, width, height)
}

/** Draws the beam of a start or finish: two rows of checkers. */
function drawCheckers(context: CanvasRenderingContext2D): void {
  const count = 30
  const wide = (reach * 2 - 2.2) / count
  const tall = (thick - 0.6) / 2
  for (let i = 0; i < count * 2; i++) {
    const [column, row] = [i >> 1, i & 1]
    box(
      context,
      (column + row) & 1 ? dark : white,
      -reach + 1.1 + column * wide,
      -beam - thick + 0.3 + row * tall,
      wide + 0.02,
      tall + 0.02,
    )
  }
}

/**
 * Draws a gate tiled with stepped stars over the road, checkered at the start and the finish of a stage. One unit is a
 * meter; (0, 0) is the road's center.
 */
export function drawGate(
  context: CanvasRenderingContext2D,
  color: Color,
  flash: number,
  isCheckered: boolean,
): void {
  const band = css(color)
  const shaded = css(shade(color, -0.16))
  const lit = css(flash > 0 ? mix(saffron, paper, flash) : saffron)
  for (const side of [-1, 1]) {
    const x = side * reach - 1.1
    box(context, edge, x - 0.25, -0.7, 2.7, 0.8)
    box(context, wall, x, -beam - thick, 2.2, beam + thick)
    box(context, edge, x + 1.7, -beam - thick, 0.5, beam + thick)
    box(context, shaded, x + 0.3, -beam + 0.4, 1.25, beam - 1.5)
    for (let i = 0; i < 3; i++) paintStar(context, x + 0.92, -1.9 - i * 1.5, small, white)
    // Stepped crown.
    for (let step = 0; step < 3; step++)
      box(
        context,
        step === 2 ? lit : wall,
        x + 0.35 * step,
        -beam - thick - 0.5 * (step + 1),
        2.2 - 0.7 * step,
        0.52,
      )
  }
  box(context, edge, -reach, -beam + 0.02, reach * 2, 0.36)
  box(context, wall, -reach, -beam - thick, reach * 2, thick)
  box(context, band, -reach + 1.1, -beam - thick + 0.3, reach * 2 - 2.2, thick - 0.6)
  if (isCheckered) drawCheckers(context)
  for (let i = -4; i <= 4; i++) {
    if (i === 0 || isCheckered) continue
    paintStar(context, i * 1.85 + Math.sign(i) * 0.35, -beam - thick / 2, small, i % 2 === 0 ? white : shaded)
  }
  // Steps that turn the square opening into an arch.
  for (const side of [-1, 1])
    for (let step = 0; step < 3; step++)
      box(
        context,
        wall,
        side > 0 ? reach - 1.1 - 0.7 * (3 - step) : -reach + 1.1,
        -beam,
        0.7 * (3 - step),
        0.42 * (step + 1),
      )
  paintStar(context, 0, -beam - thick / 2 + 0.2, big, dark)
  paintStar(context, 0, -beam - thick / 2, big, lit)
  paintStar(context, 0, -beam - thick / 2, inner, shaded)
  paintStar(context, 0, -beam - thick / 2, small, white)
}
