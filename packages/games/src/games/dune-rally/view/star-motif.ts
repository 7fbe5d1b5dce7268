import { fillPath, starPath } from '../../../core/index.ts'

const paths = new Map<number, Path2D>()

/** Paints the stepped star, `size` wide, around (x, y). Paths are cached by size. */
export function paintStar(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  size: number,
  color: string,
): void {
  let path = paths.get(size)
  if (!path) paths.set(size, (path = new Path2D(starPath(size))))
  context.save()
  context.translate(x, y)
  fillPath(context, path, color)
  context.restore()
}
