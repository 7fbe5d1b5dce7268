/** Fills a path with a color or pattern. */
export function fillPath(
  context: CanvasRenderingContext2D,
  path: Path2D,
  fill: string | CanvasGradient | CanvasPattern,
): void {
  context.fillStyle = fill
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is not an array
  context.fill(path)
}
