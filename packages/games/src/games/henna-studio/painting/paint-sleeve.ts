import { css, shade, starPath } from '../../../core/index.ts'
import { sleeveTop } from '../rules/geometry.ts'
import { sleeves } from './palette.ts'
import type { Sleeve } from './palette.ts'

const [left, right] = [124, 270]
const width = right - left
const bottom = 520

/** Adds the edge of the sleeve, with scallops that hang over the wrist. */
function createCloth(drop: number): Path2D {
  const path = new Path2D()
  const count = 7
  const step = width / count
  path.moveTo(left, bottom)
  path.lineTo(left, sleeveTop + drop)
  for (let index = 0; index < count; index++) {
    const x = left + step * index
    path.quadraticCurveTo(x + step / 2, sleeveTop + drop - 11, x + step, sleeveTop + drop)
  }
  path.lineTo(right, bottom)
  return path
}

/** Paints a row of small ornaments. */
function paintPattern(context: CanvasRenderingContext2D, pattern: Sleeve['pattern']): void {
  const top = sleeveTop + 19
  const path = new Path2D()
  const row = (count: number, y: number, draw: (x: number, y: number) => void) => {
    for (let index = 0; index < count; index++) draw(left + (width * (index + 0.5)) / count, y)
  }
  const add = (d: string, x: number, y: number) =>
    path.addPath(new Path2D(d), new DOMMatrix([1, 0, 0, 1, x, y]))
  if (pattern === 'dots')
    for (const line of [0, 1, 2])
      row(12, top + line * 11, (x, y) => add('M-2 0a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z', x + (line % 2) * 6, y))
  if (pattern === 'diamonds')
    row(8, top + 9, (x, y) => add('M0 -8L7 0L0 8L-7 0ZM0 -3L2.5 0L0 3L-2.5 0Z', x, y))
  if (pattern === 'stars') row(6, top + 9, (x, y) => add(starPath(17), x, y))
  if (pattern === 'arches')
    row(7, top + 9, (x, y) => add('M-8 10V2A8 8 0 0 1 8 2V10H5V3A5 5 0 0 0 -5 3V10Z', x, y))
  if (pattern === 'stitches')
    for (const line of [0, 1, 2])
      row(11, top + line * 11 - 1, (x, y) => add('M-4 -4L4 4L3 5L-5 -3ZM4 -4L-4 4L-3 5L5 -3Z', x, y))
  if (pattern === 'stripes') row(14, top + 10, (x, y) => add('M-1.5 -14H1.5V18H-1.5Z', x, y))
  if (pattern === 'waves')
    for (const line of [0, 1, 2])
      row(9, top + line * 11 - 1, (x, y) => add('M-8 2Q-4 -6 0 0Q4 6 8 -2V0Q4 8 0 2Q-4 -4 -8 4Z', x, y))
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
  context.fill(path, 'evenodd')
}

/** Paints the sleeve over the arm. */
export function paintSleeve(context: CanvasRenderingContext2D, style: number): void {
  const sleeve = sleeves[style] ?? sleeves[0]
  if (!sleeve) return
  const { cloth, trim, pattern } = sleeve
  const layers = [
    [createCloth(-2), shade(cloth, -0.2)],
    [createCloth(2), cloth],
  ] as const
  for (const [path, tone] of layers) {
    context.fillStyle = css(tone)
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
    context.fill(path)
  }
  context.save()
  context.clip(createCloth(2))
  context.fillStyle = css(trim)
  context.fillRect(left, sleeveTop + 8, width, 2.4)
  context.fillRect(left, bottom - 12, width, 2.4)
  paintPattern(context, pattern)
  const folds = context.createLinearGradient(left, 0, right, 0)
  for (const [at, alpha] of [
    [0, 0.4],
    [0.2, 0],
    [0.75, 0.05],
    [1, 0.45],
  ] as const)
    folds.addColorStop(at, `oklch(0.15 0.03 300 / ${alpha})`)
  context.fillStyle = folds
  context.fillRect(left, sleeveTop - 12, width, 80)
  context.restore()
}
