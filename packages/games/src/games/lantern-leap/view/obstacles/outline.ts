import { css, fillPath } from '../../../../core/index.ts'

export const ink = css([0.2, 0.035, 260])

/** Fills a path with a dark outline, which marks obstacles; scenery has none. */
export function outlined(context: CanvasRenderingContext2D, path: Path2D, fill: string): void {
  context.lineWidth = 3
  context.lineJoin = 'round'
  context.strokeStyle = ink
  context.stroke(path)
  fillPath(context, path, fill)
}
