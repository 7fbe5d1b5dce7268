type Points = readonly (readonly [number, number])[]

/** Fills a polygon. */
export function fillShape(context: CanvasRenderingContext2D, color: string, points: Points): void {
  context.fillStyle = color
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.fill()
}

/** Fills a rectangle with round corners. */
export function fillTile(
  context: CanvasRenderingContext2D,
  color: string,
  ...[x, y, width, height, round]: readonly [number, number, number, number, number]
): void {
  context.fillStyle = color
  context.beginPath()
  context.roundRect(x, y, width, height, round)
  context.fill()
}
