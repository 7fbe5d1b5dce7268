import type { Box } from '../layout/layout.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Visible part of a chart: position of its origin in the canvas in px, and its scale. */
export interface View {
  readonly x: number
  readonly y: number
  readonly scale: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Space around a chart that fits, in px. */
const margin = 16
const scales = { least: 0.1, most: 2 } as const
/** Below this scale the smallest text of a chart, 11.5 px, has less than 11 px. */
const readableScale = 0.957
/** Part of the canvas that the chart always covers when it is moved. */
const leastCover = 0.2

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

const centerOn = ({ x, y }: Point, canvas: Size, scale: number): View => ({
  x: canvas.width / 2 - x * scale,
  y: canvas.height / 2 - y * scale,
  scale,
})

/** Returns the view that shows the whole chart, in full size at most. */
export const fitView = (chart: Size, canvas: Size): View => {
  const widthRatio = (canvas.width - 2 * margin) / chart.width
  const heightRatio = (canvas.height - 2 * margin) / chart.height
  const scale = clamp(Math.min(widthRatio, heightRatio), scales.least, 1)
  return centerOn({ x: chart.width / 2, y: chart.height / 2 }, canvas, scale)
}

/** Returns the first view: the whole chart where that is readable, otherwise its focus in full size. */
export const startView = (chart: Size, canvas: Size, focus: Box | undefined): View => {
  const whole = fitView(chart, canvas)
  if (whole.scale >= readableScale) return whole
  const view = focus
    ? revealBox(centerOn(centerOf(focus), canvas, 1), focus, canvas)
    : { x: 0, y: 0, scale: 1 }
  return alignEdges(view, chart, canvas)
}

const centerOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Moves a view so that no empty space is beside a chart that is larger than the canvas. */
const alignEdges = ({ x, y, scale }: View, chart: Size, canvas: Size): View => {
  const align = (offset: number, length: number, room: number) => {
    const free = room - length * scale
    return free > 2 * margin ? free / 2 : clamp(offset, free - margin, margin)
  }
  return { x: align(x, chart.width, canvas.width), y: align(y, chart.height, canvas.height), scale }
}

/** Keeps a part of the chart in the canvas. */
export const keepInside = ({ x, y, scale }: View, chart: Size, canvas: Size): View => {
  const keep = (offset: number, length: number, room: number) => {
    const cover = Math.min(length * scale, room) * leastCover
    return clamp(offset, cover - length * scale, room - cover)
  }
  return { x: keep(x, chart.width, canvas.width), y: keep(y, chart.height, canvas.height), scale }
}

/** Scales a view; the given point of the canvas stays in place. */
export const zoomAt = ({ x, y, scale }: View, point: Point, factor: number): View => {
  const next = clamp(scale * factor, scales.least, scales.most)
  const ratio = next / scale
  return { x: point.x - (point.x - x) * ratio, y: point.y - (point.y - y) * ratio, scale: next }
}

/** Moves a view as little as needed to show a box. A box larger than the canvas shows its start. */
export const revealBox = (view: View, box: Box, canvas: Size): View => {
  const reveal = (offset: number, start: number, length: number, room: number) => {
    const least = margin - start * view.scale
    const most = room - margin - (start + length) * view.scale
    return offset < least || most < least ? least : Math.min(offset, most)
  }
  return {
    ...view,
    x: reveal(view.x, box.x, box.width, canvas.width),
    y: reveal(view.y, box.y, box.height, canvas.height),
  }
}
