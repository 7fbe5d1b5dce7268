import { css } from './color.ts'

const rim = 'oklch(1 0 0 / 0.14)'

/** Creates a function that draws a dark panel with round corners behind figures, like those of the arcade's bar. */
export function createPanelPainter(opacity: number) {
  const fill = css([0.2, 0.036, 220], opacity)
  return (context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void => {
    context.beginPath()
    context.roundRect(x, y, width, height, 12)
    context.fillStyle = fill
    context.fill()
    context.lineWidth = 1
    context.strokeStyle = rim
    context.stroke()
  }
}
