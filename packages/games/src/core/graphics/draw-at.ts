/** Draws around a point at a scale, then restores the transform. */
export function drawAt(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  scale: number,
  draw: () => void,
): void {
  context.save()
  context.translate(x, y)
  context.scale(scale, scale)
  draw()
  context.restore()
}
