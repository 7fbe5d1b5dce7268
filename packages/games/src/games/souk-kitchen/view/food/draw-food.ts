import { mix, drawAt } from '../../../../core/index.ts'
import type { Color } from '../../../../core/index.ts'
import { foods } from '../../rules/menu.ts'
import type { Food } from '../../rules/menu.ts'
import { paint } from '../shapes.ts'
import type { Context } from '../shapes.ts'
import { foodShapes } from './food-shapes.ts'

const raw: Color = [0.86, 0.05, 85]
const ash: Color = [0.2, 0.02, 50]

/** Returns the color of a food in the pan: pale, then golden at a heat of 1, then black. */
const cook =
  (heat: number) =>
  (color: Color): Color =>
    heat < 1
      ? mix(raw, color, 0.25 + 0.75 * Math.max(0, heat))
      : mix(color, ash, Math.min(0.9, Math.max(0, heat - 1.2) * 1.6))

/** Draws a food centered at (x, y), `width` wide. A heat other than 1 shows a food in the pan. */
export function drawFood(context: Context, food: Food, x: number, y: number, width: number, heat = 1): void {
  drawAt(context, x, y, width / 64, () => {
    context.translate(-32, -22)
    paint(context, foodShapes[food], heat === 1 || foods[food] !== 'pan' ? undefined : cook(heat))
  })
}
